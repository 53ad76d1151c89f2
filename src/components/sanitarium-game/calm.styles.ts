// A calm game: halls are seen by day, and its switch is down.
import { css } from 'lit';

export const styles = css`
  :host(:state(calm)) {
    --san-hall: light-dark(#6d7f74, #46554c);
    --san-hall-floor: light-dark(#7d9083, #55665b);
  }
  .acts [aria-pressed='true'] {
    background: var(--nw-ink);
    color: var(--nw-ground);
    forced-color-adjust: none;
    text-decoration: none;
  }
`;
