import { css } from 'lit';

/** What comes after the first picture: the mini map, arrows, the hand that moves the view. */
export const styles = css`
  .grab {
    cursor: grab;
  }
  .trail {
    stroke: var(--bone);
    stroke-width: 2.6;
    stroke-linecap: round;
  }
  .under {
    stroke: var(--pen);
    stroke-width: 5.6;
  }
  .dots {
    stroke-dasharray: 0 7;
  }
  .mini {
    position: absolute;
    inset: 8px auto auto 8px;
    width: 96px;
    max-height: 72px;
    border: 1.5px solid var(--nw-line);
    background: var(--nw-ground);
  }
  .mini path {
    fill: var(--nw-muted);
  }
  .mini rect {
    fill: none;
    stroke: var(--nw-ink);
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
  @media print {
    .mini {
      display: none;
    }
  }
`;
