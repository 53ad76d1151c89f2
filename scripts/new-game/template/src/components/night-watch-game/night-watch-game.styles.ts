// What Night Watch adds to what every game looks like before a match.
import { css } from 'lit';

export const styles = css`
  .poster {
    max-width: 56rem;
    padding: 40px 20px;
  }
  .poster > svg {
    align-self: flex-start;
    width: clamp(72px, 16cqi, 150px);
  }
`;
