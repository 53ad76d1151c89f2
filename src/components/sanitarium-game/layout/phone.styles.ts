// The table on a phone: map, dice, choices and cards fit on one screen; the players and further information are below.
import { css } from 'lit';

export const phoneStyles = css`
  @container game (max-width: 34.9em) {
    .table {
      gap: 6px 10px;
      padding-top: 6px;
    }
    .table .phases {
      flex: 1 1 3.5em;
    }
    .table .sound {
      margin: 0 -8px;
    }
    .board {
      margin-inline: -12px;
    }
    .rail > * {
      grid-column: 1 / -1;
    }
    .table:not(.won, .lost) {
      .rail {
        display: contents;
      }
      :is(header, .board, .turn, .hint, nw1-choices, .hands) {
        order: -1;
      }
      /* Reserves space for a folded list, so that the cards below do not move. */
      .rail > nw1-choices {
        min-height: 13.5em;
        padding: 0;
        border: 0;
      }
    }
    nw1-choices::part(choice) {
      column-gap: 8px;
      padding: 7px 12px;
      font-size: max(14px, 0.9375rem);
    }
    .turn {
      gap: 4px;
    }
    .turn nw1-dice-pool {
      width: calc(var(--nw-die-size) * 4 + 4px);
    }
    .turn nw1-stat-track {
      margin-inline-end: -8px;
      font-size: max(14px, 0.875rem);
    }
  }
`;
