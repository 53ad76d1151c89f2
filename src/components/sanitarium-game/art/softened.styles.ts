// Softened content shows the halls by day.
import { css } from 'lit';

export const styles = css`
  :host(:state(calm)) {
    --san-hall: light-dark(#6d7f74, #46554c);
    --san-hall-floor: light-dark(#7d9083, #55665b);
  }
`;
