// The layout of <puzzle-board>: the caption above the board, and the controls beside it or, if space is narrow, below.
import { css } from 'lit';

export const boardStyles = css`
  :host {
    container-type: inline-size;
    position: relative;
    border-radius: 6px;
    background: radial-gradient(90% 70% at 18% 0, var(--nw-lit), var(--nw-ground));
    overflow-wrap: anywhere;
  }
  section {
    display: grid;
    gap: 10px 24px;
    padding: 14px;
  }
  .board {
    min-width: 0;
  }
  .board > svg {
    display: block;
    width: 100%;
    aspect-ratio: max(var(--ratio), 0.75);
    direction: ltr;
    user-select: none;
    -webkit-user-select: none;
  }
  @container (min-width: 640px) {
    section {
      grid-template: auto 1fr / minmax(0, 2fr) minmax(210px, 1fr);
      padding: 22px 26px;
    }
    header {
      grid-column: 1/-1;
    }
    .board > svg {
      aspect-ratio: 5 / 4;
    }
  }
`;
