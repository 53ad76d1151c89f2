// Styles of the frame of every game's table. The table is as tall as the window; within it, only the list of answers
// and the drawers scroll.
import { css } from 'lit';
import { cardRowStyles } from './card-rows.styles.js';

export const frameStyles = css`
  ${cardRowStyles}
  .fit {
    display: grid;
    grid-template: 'head' auto 'board' minmax(0, 1fr) 'rail' minmax(0, var(--rail-share, 41%)) 'tabs' auto / minmax(
        0,
        1fr
      );
    gap: 6px;
    height: var(--nw-table-height, clamp(36rem, 100svh - 1rem, 66rem));
    padding: 6px 10px 0;
    overflow: hidden;
  }
  .fit > * {
    min-width: 0;
    margin: 0;
  }
  .masthead {
    grid-area: head;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: inherit;
  }
  .goal {
    min-width: 0;
    padding-inline-start: 10px;
    border-inline-start: 4px solid var(--nw-accent);
    font-size: max(14px, 0.9375rem);
    line-height: 1.3;
  }
  .goal strong {
    color: var(--nw-alarm);
    font-weight: 600;
  }
  .fit > .board {
    grid-area: board;
    position: relative;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    margin-inline: -10px;
    --nw-house-height: 100cqb;
    container-type: size;
  }
  .fit > .board > nw1-house {
    height: 100%;
    overflow: hidden auto;
    scrollbar-width: none;
  }
  .fit > .board > nw1-tile-grid {
    height: 100%;
    min-height: 0;
    aspect-ratio: auto;
  }
  .fit > .rail {
    grid-area: rail;
    display: flex;
    flex-direction: column;
    gap: 6px;
    min-height: 0;
    margin-inline: -10px;
    padding-inline: 10px;
    overflow: hidden auto;
    scrollbar-width: thin;
  }
  .turn {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
  }
  .turn:empty {
    display: none;
  }
  .asked {
    flex: 1 0 7rem;
    margin-inline: -10px;
    padding: 0 10px 2px;
    overflow: hidden auto;
    scrollbar-width: thin;
  }
  .reach {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 6px;
    align-items: center;
  }
  .undo[aria-disabled] {
    border-style: dashed;
    color: var(--nw-muted);
  }
  .tabs {
    grid-area: tabs;
    display: flex;
    z-index: 4;
    margin-inline: -10px;
    overflow-x: auto;
    scrollbar-width: none;
    border-top: 1px solid var(--nw-line);
    background: var(--nw-ground);
  }
  .tab {
    position: relative;
    flex: 1 0 auto;
    min-height: 44px;
    padding: 4px 10px;
    border: 0;
    border-radius: 0;
    background: none;
    color: var(--nw-muted);
    font-size: max(14px, 0.9375rem);
  }
  .tab[aria-expanded='true'] {
    box-shadow: inset 0 3px var(--nw-ink);
    background: var(--nw-lit);
    color: var(--nw-ink);
  }
  .tab.can-act {
    box-shadow: inset 0 3px var(--nw-accent);
    color: var(--nw-ink);
  }
  .tab small {
    color: inherit;
    font-variant-numeric: tabular-nums;
  }
  .new {
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-inline-start: 5px;
    border-radius: 50%;
    background: var(--nw-accent);
    vertical-align: 2px;
    forced-color-adjust: none;
  }
  .drawer {
    display: none;
    grid-area: board;
    z-index: 3;
    align-self: end;
    min-height: 0;
    max-height: 100%;
    padding: 10px 12px;
    overflow: auto;
    scrollbar-width: thin;
    border-top: 3px solid var(--nw-line);
    background: var(--nw-ground);
    box-shadow: 0 -6px 18px var(--nw-shade);
  }
  .drawer.open {
    display: flow-root;
  }
  .fit > .drawer {
    margin-inline: -10px;
  }
  .close {
    position: sticky;
    top: 0;
    z-index: 2;
    float: inline-end;
    margin-inline-start: 12px;
  }
  .recap h3 {
    margin: 0 0 2px;
    font: 600 1em/1.3 var(--nw-title-font);
  }
  .recap ol {
    display: grid;
    gap: 1px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .recap li button {
    display: flex;
    gap: 8px;
    align-items: center;
    width: 100%;
    min-height: 26px;
    padding: 1px 4px;
    border-color: transparent;
    background: none;
    text-align: start;
    font-size: max(14px, 0.875rem);
    line-height: 1.25;
  }
  .recap li span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .recap li button:hover {
    background: var(--nw-lit);
  }
  .recap svg {
    flex: none;
    width: 22px;
    height: 26px;
    overflow: visible;
  }
  .recap small {
    color: var(--nw-muted);
  }
  .speed {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    margin: 0 0 8px;
    padding: 0;
    border: 0;
  }
  .speed legend {
    float: inline-start;
    padding-inline-end: 12px;
    color: var(--nw-muted);
  }
  .speed [aria-pressed='true'] {
    border-color: var(--nw-ink);
    background: var(--nw-ink);
    color: var(--nw-ground);
    forced-color-adjust: none;
  }
  .moment {
    display: grid;
    grid-area: board;
    grid-template: minmax(0, auto) auto / auto minmax(0, 1fr);
    gap: 12px 18px;
    z-index: 5;
    align-self: center;
    justify-self: center;
    max-width: min(34rem, 100% - 16px);
    max-height: 100%;
    padding: 16px 18px;
    border: 2px solid var(--nw-paper-ink);
    border-top: 8px solid var(--nw-accent);
    background: var(--nw-paper);
    box-shadow:
      0 0 0 100vmax color-mix(in srgb, var(--nw-ground) 40%, transparent),
      0 8px 30px var(--nw-shade);
    color: var(--nw-paper-ink);
    animation: moment 0.3s ease-out;
  }
  @keyframes moment {
    from {
      opacity: 0;
      translate: 0 12px;
    }
  }
  .moment.loss {
    border-top-color: light-dark(#9b2318, #b5402f);
  }
  .moment > svg {
    width: clamp(84px, 22cqi, 190px);
    max-height: 100%;
  }
  .moment > div {
    grid-column: 2;
    max-height: 100%;
    overflow: auto;
  }
  .moment > :first-child:is(div) {
    grid-column: 1 / -1;
  }
  .moment h3 {
    margin: 0 0 6px;
    font: 700 1.25rem/1.2 var(--nw-title-font);
  }
  .moment p + p {
    margin-top: 6px;
  }
  .moment .begin {
    grid-column: 1 / -1;
    justify-self: center;
    min-height: 44px;
  }
  /* For screen readers only, as room is scarce. */
  @container game (max-width: 34.9em) {
    .masthead h2 {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  @container game (min-width: 57em) {
    .fit {
      grid-template:
        'head head' auto 'board recap' auto 'board rail' minmax(0, 1fr) 'hand rail' auto 'tabs tabs' auto / minmax(
          0,
          1fr
        )
        clamp(310px, 33cqi, 440px);
      gap: 8px 18px;
      padding: 10px 20px 0;
    }
    .fit > .board {
      margin-inline: 0;
    }
    /* From the board down to the cards. */
    .drawer {
      grid-area: 2 / 1 / 5 / 2;
    }
    .moment {
      grid-area: 2 / 1 / 4 / 2;
    }
    .drawer.strip {
      grid-area: hand;
      display: block;
      overflow: visible;
      padding: 0;
      border: 0;
      background: none;
      box-shadow: none;
      z-index: 1;
    }
    .drawer.recap {
      grid-area: recap;
      display: block;
      max-height: 40svh;
      padding: 0 0 6px;
      border: 0;
      border-bottom: 1px solid var(--nw-line);
      background: none;
      box-shadow: none;
      z-index: 1;
    }
    .fit > .drawer {
      margin-inline: 0;
    }
    .tab:is(.strip, .recap),
    :is(.strip, .recap) > .close {
      display: none;
    }
    .strip > .hands {
      --nw-card-width: clamp(100px, 6.5rem, 180px);
      flex-wrap: nowrap;
    }
    .strip > .hands > * {
      min-width: 0;
    }
    /* Room for cards that come later. */
    .strip > .hands {
      min-height: calc(var(--nw-card-width) * 1.4 + 16px);
    }
    .tabs {
      margin-inline: -20px;
      padding-inline: 10px;
    }
    .tab {
      flex: none;
      min-height: 40px;
      padding-inline: 14px;
    }
  }
  @media print {
    .fit {
      height: auto;
      overflow: visible;
    }
    .asked {
      overflow: visible;
    }
    .drawer {
      display: block;
      grid-area: auto;
      max-height: none;
    }
    .tabs,
    .close,
    .reach {
      display: none;
    }
  }
`;
