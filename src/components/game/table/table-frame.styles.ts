// Styles of the frame of every game's table. The table is as tall as the window; within it, only the list of answers
// and the drawers scroll.
import { css } from 'lit';
import { cardRowStyles } from './card-rows.styles.js';

export const frameStyles = css`
  ${cardRowStyles}
  .fit {
    display: grid;
    grid-template:
      'head' auto 'board' minmax(var(--board-least, 30%), 1fr) 'rail' minmax(0, var(--rail-share, 41%))
      'tabs' auto / minmax(0, 1fr);
    gap: 6px;
    height: var(--table-height);
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
    --nw-house-room: 15em;
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
  /* The second press of a double tap on the button that closes the card must not give an answer. */
  .fit:not(:has(> .moment)) > .rail {
    animation: uncovered 0.3s;
  }
  @keyframes uncovered {
    from,
    to {
      pointer-events: none;
    }
  }
  .asked {
    display: flex;
    flex: 1 0 7rem;
    flex-direction: column;
    margin-inline: -10px;
    padding: 0 10px 2px;
    overflow: hidden auto;
    scrollbar-width: thin;
    container: asked / size;
  }
  .asked > * {
    flex: none;
  }
  .asked > nw1-choices {
    --nw-fold: 0;
  }
  /*
   * Where there is room for the question, an answer and the last answer, only the answers between scroll. Before they
   * do, everything else gives way to them.
   */
  @container asked (min-height: 8.5rem) {
    .asked > nw1-choices:state(several) {
      flex: 0 1 auto;
      min-height: min(12rem, 100cqb);
    }
    .asked > nw1-choices:state(ends) {
      flex-grow: 1;
    }
    .asked > :is(.hint, details) {
      flex: 0 100 auto;
      min-height: 0;
      overflow: auto;
    }
  }
  /* Of a long result, the end stays in view, because the outcome is there. */
  .result {
    flex: 1 1 16em;
    display: flex;
    flex-direction: column-reverse;
    max-height: 3.9em;
    overflow: hidden;
    color: var(--nw-muted);
    font-size: max(14px, 0.875rem);
    line-height: 1.3;
  }
  .offered {
    display: flex;
    gap: 10px;
    padding: 6px 8px;
    border-inline-start: 4px solid var(--nw-accent);
    background: var(--nw-paper);
    color: var(--nw-paper-ink);
  }
  .offered svg {
    flex: none;
    width: clamp(56px, 18cqi, 84px);
  }
  .offered b {
    font-family: var(--nw-title-font);
  }
  .offered small {
    color: var(--nw-paper-muted);
  }
  .offered p {
    margin: 2px 0 0;
    line-height: 1.3;
  }
  .reach {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 6px;
    align-items: center;
  }
  /* The hint stands below the answers, and takes no room from them. */
  .asked > .hint {
    order: 1;
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
  /* On a phone, an open drawer needs the room of the board and of the answers. */
  @container game (max-width: 56.9em) {
    .drawer {
      grid-row: board / rail;
      align-self: stretch;
    }
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
    -webkit-line-clamp: 4;
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
    grid-area: board-start / 1 / rail-end / 2;
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
  .moment:not(:has(> svg)) > div,
  .moment > .rolled {
    grid-column: 1 / -1;
  }
  .moment > .rolled {
    grid-row: 1;
  }
  .moment:has(> .rolled) {
    grid-template-rows: auto minmax(0, auto) auto;
    min-width: min(30rem, 100% - 16px);
  }
  /* The dice tell what has happened before the words do. */
  .moment:has(nw1-dice-pool:state(rolling)) > :is(svg, div:not(.rolled, .next)),
  .turn:has(nw1-dice-pool:state(rolling)) > .result {
    visibility: hidden;
  }
  .moment h3 {
    margin: 0 0 6px;
    font: 700 1.25rem/1.2 var(--nw-title-font);
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .moment p + p {
    margin-top: 6px;
  }
  .moment .next {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: 8px;
    justify-content: center;
    max-height: none;
  }
  .moment .next button {
    min-height: 44px;
  }
  .decided h4 {
    margin: 0 0 2px;
    font: 600 max(16px, 1rem) / 1.3 var(--nw-title-font);
  }
  .decided ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .decided li {
    border-top: 1px solid var(--nw-line);
  }
  .decided button {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    gap: 12px;
    align-items: center;
    width: 100%;
    min-height: 52px;
    padding: 4px 6px 4px 0;
    border: 0;
    border-radius: 0;
    background: none;
    text-align: start;
    line-height: 1.3;
  }
  .decided button:hover {
    background: var(--nw-lit);
  }
  .decided span {
    grid-column: 2;
    overflow-wrap: anywhere;
  }
  .decided small {
    display: block;
    color: var(--nw-muted);
    font-size: max(14px, 0.875rem);
  }
  .decided :is(svg, .letter) {
    grid-area: 1 / 1;
    justify-self: center;
    width: 44px;
    max-height: 52px;
  }
  @container game (max-width: 34.9em) {
    .result {
      max-height: 2.6em;
    }
    /* Where the board and the answers share one column, many answers need more of it. */
    .fit:has(.asked > nw1-choices:state(several)):not(:has(.rolls)) {
      --rail-share: 46%;
    }
    .fit:has(.asked > nw1-choices:state(many)):not(:has(.rolls)) {
      --rail-share: 50%;
    }
    .moment > svg {
      width: 56px;
    }
    .moment h3 {
      font-size: 1.125rem;
    }
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
  /* In a low window, the answers need a larger share. */
  @media (max-height: 700px) {
    .fit {
      --rail-share: 50%;
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
    /* Another match is always within reach. */
    .rail > .next {
      position: sticky;
      bottom: 0;
      margin-top: auto;
      padding-top: 8px;
      background: var(--nw-ground);
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
      display: flex;
      flex-direction: column;
      max-height: 26svh;
      padding: 0 0 6px;
      border: 0;
      border-bottom: 1px solid var(--nw-line);
      background: none;
      box-shadow: none;
      z-index: 1;
    }
    .fit:not(:has(.asked > nw1-choices:state(several))) > .drawer.recap {
      max-height: 40svh;
    }
    /* What the question is about, and many answers, need its room. */
    .fit:has(.offered, .rolls, .asked > nw1-choices:state(many)) > .drawer.recap {
      max-height: 7rem;
    }
    .newest {
      display: flex;
      flex-direction: column-reverse;
      overflow: auto;
      scrollbar-width: thin;
    }
    /* With few answers, a long result and the hint have room. */
    .fit:not(:has(.asked > nw1-choices:state(many))) .result {
      max-height: 7.8em;
    }
    .fit:not(:has(.offered, .rolls, .asked > nw1-choices:state(many))) .asked > .hint {
      min-height: 3.4em;
    }
    .drawer.recap:not(:has(li)) {
      display: none;
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
