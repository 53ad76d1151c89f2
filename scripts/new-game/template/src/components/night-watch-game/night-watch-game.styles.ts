// What Night Watch adds to what every game looks like before a match.
import { css } from 'lit';

export const styles = css`
  .poster {
    grid-template-columns: minmax(80px, 160px) minmax(0, 1fr);
  }
  @container game (max-width: 34.9em) {
    .poster {
      grid-template-columns: 100%;
    }
    .poster > svg {
      max-width: 96px;
    }
  }
`;
