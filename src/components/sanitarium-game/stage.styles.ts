// Styles of the stage: a table within the text of a page. The table is less tall than in a game, and nothing moves when
// the next step is shown.
import { css } from 'lit';

export const stageStyles = css`
  :host {
    container: game / inline-size;
    background: radial-gradient(62% 84% at 8% 14%, var(--nw-lit), transparent) var(--nw-ground);
    line-height: 1.35;
  }
  p {
    margin: 0;
  }
  .table {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 10px;
    padding: 10px 12px;
  }
  .table > * {
    grid-column: 1 / -1;
  }
  .table > .players {
    grid-column: 1;
    align-self: center;
  }
  .table > .clock {
    grid-row: 1;
    grid-column: 2;
  }
  .board {
    position: relative;
  }
  .rail {
    display: grid;
    gap: 12px;
    align-content: start;
  }
  .rail > :not(:first-child) {
    padding-top: 10px;
    border-top: 1px solid var(--nw-line);
  }
  .table nw1-tile-grid {
    aspect-ratio: auto;
    height: var(--nw-stage-height, clamp(200px, 40cqi, 280px));
    min-height: 0;
  }
  .hands:empty {
    display: none;
  }
  .over {
    padding: 14px;
    border: 3px double;
    background: var(--nw-paper);
    color: var(--nw-paper-ink);
    text-align: center;
  }
  .over h3 {
    margin: 0 0 8px;
    font: 700 1.5rem/1.1 var(--nw-title-font);
  }
  .lost .over {
    background: #17100b;
    color: #efe3cd;
  }
  @container game (min-width: 44em) {
    .table {
      grid-template: 'top clock' auto 'board rail' auto 'hand rail' 1fr / minmax(0, 1fr) clamp(250px, 34cqi, 340px);
      gap: 8px 18px;
    }
    .table > .players {
      grid-area: top;
    }
    .table > .clock {
      grid-area: clock;
      justify-self: end;
    }
    .board {
      grid-area: board;
    }
    .rail {
      grid-area: rail;
    }
    .hands {
      grid-area: hand;
      --nw-card-width: 132px;
    }
  }
`;
