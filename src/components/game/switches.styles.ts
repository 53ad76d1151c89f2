// Switches at a table: one that is down is plain to see.
import { css } from 'lit';

export const switches = css`
  .sound {
    align-self: center;
    padding: 3px;
    border: 0;
    background: none;
  }
  .sound svg {
    width: 24px;
    fill: currentColor;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    overflow: visible;
  }
  .acts [aria-pressed='true'] {
    background: var(--nw-ink);
    color: var(--nw-ground);
    forced-color-adjust: none;
    text-decoration: none;
  }
`;
