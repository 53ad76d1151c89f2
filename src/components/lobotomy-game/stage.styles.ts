// Styles of the stage: a table within the text of a page. The table is less tall than in a game, and nothing moves when
// the next step is shown.
import { css } from 'lit';

export const stageStyles = css`
  :host {
    container: game / inline-size;
    background: linear-gradient(var(--nw-lit), transparent 8rem) var(--nw-ground);
    line-height: 1.35;
  }
  h3,
  h4 {
    margin: 0;
    font: 700 1em/1.25 var(--nw-title-font);
  }
  p {
    margin: 0;
  }
  h2 {
    display: none;
  }
  .table {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    padding: 10px 12px;
  }
  .side,
  .rail {
    display: grid;
    gap: 12px;
    align-content: start;
  }
  .side > :not(:first-child) {
    padding-top: 12px;
    border-top: 1px solid var(--nw-line);
  }
  .table nw1-tile-grid {
    height: var(--nw-stage-height, clamp(240px, 40cqi, 420px));
    min-height: 0;
    aspect-ratio: auto;
  }
  .hands {
    --nw-card-width: 132px;
  }
  .over {
    padding: 14px;
    border: 3px double;
    background: var(--nw-paper);
    color: var(--nw-paper-ink);
    text-align: center;
  }
  .lost .over {
    background: var(--nw-shade);
    color: var(--nw-ink);
  }
  @container game (max-width: 34.9em) {
    .cast .active {
      order: -1;
    }
    .abilities li:not(:has(button), .used) {
      display: none;
    }
  }
  @container game (min-width: 57em) {
    .table {
      grid-template:
        'top top' auto 'cast cast' auto 'board side' auto 'track side' auto 'hand side' 1fr / minmax(0, 1fr)
        clamp(300px, 36cqi, 420px);
      gap: 12px 22px;
      padding: 12px 22px;
    }
    header {
      grid-area: top;
    }
    .cast {
      grid-area: cast;
    }
    .board {
      grid-area: board;
    }
    .side {
      grid-area: side;
    }
    nw1-hunt-track {
      grid-area: track;
    }
    .hands {
      grid-area: hand;
    }
  }
`;
