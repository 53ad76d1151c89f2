// Styles of the parts of the table.
import { css } from 'lit';
import { frameStyles } from '../../game/table/table-frame.styles.js';

export const styles = css`
  ${frameStyles}
  .masthead {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
  .fit .goal {
    grid-column: 1 / -1;
  }
  .top {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 20px;
    align-items: center;
    justify-content: space-between;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 20px;
    align-items: baseline;
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
  .clock {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  .clock svg {
    width: 30px;
    height: 45px;
    overflow: visible;
  }
  .clock b {
    color: var(--nw-ink);
    font: 700 1.5rem/1 var(--nw-title-font);
  }
  .clock small {
    display: block;
  }
  .dice {
    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
    padding: 4px;
  }
  .dice nw1-stat-track {
    flex: 1 1 108px;
  }
  .escape {
    flex: 1 1 100%;
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
  .players .active b {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  @container game (max-width: 34.9em) {
    .table h2 {
      font-size: clamp(0.7rem, 5cqi, 1.25rem);
    }
    .table .sound {
      margin: 0;
    }
    header {
      gap: 2px 10px;
    }
    .phases li {
      overflow-wrap: anywhere;
    }
    .masthead .clock {
      flex-wrap: wrap;
    }
    /* The players have the whole width, below the phase and the clock. */
    .top {
      display: contents;
    }
    .masthead .clock {
      grid-area: 1 / 2;
    }
    .masthead .players {
      grid-column: 1 / -1;
    }
    /* The goal names the same numbers. */
    .fit .escape {
      display: none;
    }
    .clock svg {
      width: 20px;
      height: 30px;
    }
    .fit .players {
      gap: 0 6px;
      font-size: max(14px, 0.875rem);
    }
    .players li {
      gap: 3px;
      letter-spacing: -0.02em;
      white-space: normal;
    }
    .players svg {
      width: 16px;
      height: 21px;
    }
    .players li,
    .clock {
      position: relative;
      gap: 4px;
    }
    .players b {
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
    .dice {
      gap: 4px;
    }
    .dice nw1-dice-pool {
      width: calc(var(--nw-die-size) * 4 + 4px);
    }
    .dice nw1-stat-track {
      margin-inline-end: -8px;
      font-size: max(14px, 0.875rem);
    }
    nw1-choices::part(choice) {
      column-gap: 8px;
      padding: 7px 12px;
      font-size: max(14px, 0.9375rem);
    }
  }
  @container game (max-width: 34.9em) or ((min-width: 57em) and (max-width: 68em)) {
    .phases li:not(.now) {
      display: none;
    }
  }
`;
