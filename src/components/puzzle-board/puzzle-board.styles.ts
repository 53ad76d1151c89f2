// The box of <puzzle-board>: caption above, the board, what can be done beside it or, where it is narrow, below.
import { css } from 'lit';

export const styles = css`
  :host {
    container-type: inline-size;
    position: relative;
    overflow-wrap: anywhere;
  }
  section {
    display: grid;
    gap: 10px 24px;
    padding: 14px;
    border-radius: 6px;
    background: radial-gradient(90% 70% at 18% 0, var(--nw-lit), var(--nw-ground));
  }
  .board {
    aspect-ratio: 5 / 4;
    min-width: 0;
  }
  .board > svg {
    display: block;
    width: 100%;
    height: 100%;
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
  }
`;
