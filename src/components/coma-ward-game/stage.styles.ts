// Styles of the stage: a table within the text of a page.
import { css } from 'lit';

export const stageStyles = css`
  :host {
    container: game / inline-size;
    background: radial-gradient(62% 84% at 88% 10%, var(--nw-lit), transparent) var(--nw-ground);
    line-height: 1.35;
  }
  p {
    margin: 0;
  }
  .table {
    display: grid;
    gap: 10px;
    padding: 10px 12px;
  }
  .table nw1-tile-grid {
    aspect-ratio: auto;
    height: var(--nw-stage-height, clamp(220px, 44cqi, 352px));
    min-height: 0;
  }
  .floor-name {
    color: var(--nw-muted);
  }
  .rail {
    display: grid;
    gap: 12px;
    align-content: start;
  }
  nw1-card-hand {
    --nw-card-width: 112px;
  }
  @container game (min-width: 44em) {
    .table {
      grid-template: 'top top' auto 'board rail' 1fr 'hand hand' auto / minmax(0, 1fr) clamp(250px, 34cqi, 340px);
      gap: 8px 18px;
    }
    .table > .players {
      grid-area: top;
    }
    .board {
      grid-area: board;
    }
    .rail {
      grid-area: rail;
    }
    nw1-card-hand {
      grid-area: hand;
    }
  }
`;
