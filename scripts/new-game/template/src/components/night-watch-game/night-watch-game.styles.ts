// Styles that Night Watch adds to the frame and poster of every game.
import { css } from 'lit';

export const styles = css`
  .poster > svg {
    align-self: flex-start;
    width: clamp(72px, 16cqi, 150px);
  }
`;
