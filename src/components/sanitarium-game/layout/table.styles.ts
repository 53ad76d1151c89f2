// The layout of the table. The map takes two thirds of the width; the controls are near the cards. A phone has its own
// layout.
import { css } from 'lit';
import { tableStyles } from '../../game/session/table.styles.js';

export const styles = css`
  ${tableStyles}
  .table {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 10px;
    padding: 10px 12px;
  }
  .table > * {
    grid-column: 1 / -1;
  }
  .top {
    display: contents;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 28px;
    align-items: baseline;
    align-self: center;
  }
  .phases,
  .players {
    display: flex;
    gap: 4px 20px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .phases li,
  .players li,
  .clock {
    color: var(--nw-muted);
  }
  .phases .past {
    text-decoration: line-through;
  }
  .phases .now {
    border-bottom: 2px solid currentColor;
    color: var(--nw-ink);
    font: 700 1em/1.3 var(--nw-title-font);
  }
  .players {
    grid-column: 1 / -1;
    flex-wrap: wrap;
  }
  .players li {
    display: flex;
    gap: 6px;
    align-items: center;
    white-space: nowrap;
  }
  .players b {
    display: inline-block;
    max-width: 9em;
    overflow: hidden;
    color: var(--nw-ink);
    text-overflow: ellipsis;
    vertical-align: bottom;
  }
  .players svg {
    flex: none;
    width: 30px;
    height: 39px;
  }
  .board {
    position: relative;
  }
  nw1-tile-grid {
    height: clamp(max(304px, 13rem), 72cqi, max(560px, 20rem));
    aspect-ratio: auto;
  }
  .table > .clock {
    display: flex;
    grid-row: 1;
    grid-column: 2;
    gap: 8px;
    align-items: center;
  }
  .clock svg {
    width: 30px;
    height: 45px;
  }
  .clock b {
    color: var(--nw-ink);
    font: 700 1.5rem/1 var(--nw-title-font);
  }
  .clock small {
    display: block;
  }
  .rail {
    display: grid;
    gap: 12px;
    align-content: start;
  }
  .rail > :not(:first-child, nw1-why, .missed) {
    padding-top: 10px;
    border-top: 1px solid var(--nw-line);
  }
  /* Reserves space for the first question while others act. */
  .table:not(.won, .lost) nw1-choices {
    min-height: 6em;
  }
  .turn {
    display: flex;
    min-height: 66px;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
    padding: 4px;
  }
  .turn nw1-stat-track {
    flex: 1 1 108px;
  }
  nw1-dice-pool {
    --nw-die-size: 46px;
    flex: none;
    width: calc(var(--nw-die-size) * 4 + 20px);
  }
  nw1-dice-pool:is(.horror, :only-child) {
    flex: auto;
  }
  nw1-dice-pool:not(.horror)::part(label) {
    max-width: 5.5em;
  }
  nw1-dice-pool:not(.horror, :only-child)::part(label) {
    display: none;
  }
  .wait {
    display: none;
  }
  /* Reserves space for the reference cards, which are loaded later. */
  .acts {
    min-height: 72px;
    align-content: start;
  }
  .players .active b {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  nw1-log {
    margin-top: -10px;
    border-bottom: 1px solid var(--nw-line);
  }
  @container game (max-width: 34.9em) {
    .table h2 {
      font-size: clamp(0.7rem, 5cqi, 1.25rem);
    }
    header {
      gap: 2px 10px;
    }
    .clock svg {
      width: 20px;
      height: 30px;
    }
    .players {
      gap: 4px 8px;
      justify-content: space-between;
    }
    .players svg {
      width: 20px;
      height: 26px;
    }
    .players li,
    .clock {
      position: relative;
      gap: 4px;
    }
    .players b {
      display: block;
      max-width: 5em;
    }
    /* For screen readers only. */
    .players small,
    .clock :is(span, small) {
      position: absolute;
      inset-inline-start: 0;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    nw1-dice-pool {
      --nw-die-size: 34px;
    }
    .acts {
      min-height: 152px;
    }
  }
  @container game (min-width: 57em) {
    .table {
      grid-template:
        'top top' auto 'board rail' auto 'log rail' auto 'hand rail' 1fr 'acts acts' auto / minmax(0, 1fr)
        clamp(290px, 31cqi, 400px);
      gap: 10px 20px;
      padding: 10px 22px;
    }
    .top {
      display: flex;
      flex-wrap: wrap;
      gap: 4px 28px;
      grid-area: top;
      justify-content: space-between;
    }
    .top > * {
      column-gap: 16px;
    }
    .rail {
      grid-area: rail;
    }
    .acts {
      min-height: 0;
    }
    .rail > .wait {
      display: block;
      width: 120px;
      margin: 32px auto;
      border: 0;
      opacity: 0.7;
    }
    .table > .clock {
      z-index: 1;
      grid-area: board;
      align-self: end;
      justify-self: left;
      padding: 4px 12px 8px 8px;
      border-radius: 4px;
      background: color-mix(in srgb, var(--nw-ground) 80%, transparent);
      pointer-events: none;
    }
    .clock svg {
      width: 46px;
      height: 69px;
    }
    .table > .clock svg {
      width: 68px;
      height: 102px;
      overflow: visible;
    }
    .table > .clock b {
      font-size: 1.875rem;
    }
    nw1-tile-grid {
      height: clamp(440px, 44cqi, 720px);
    }
  }
  @container game (max-width: 34.9em) or ((min-width: 57em) and (max-width: 68em)) {
    .phases li:not(.now) {
      display: none;
    }
  }
`;
