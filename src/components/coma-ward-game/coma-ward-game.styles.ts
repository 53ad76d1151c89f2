// Styles that Coma Ward adds to the frame and poster of every game.
import { css } from 'lit';

export const styles = css`
  :host {
    background: radial-gradient(62% 84% at 88% 10%, var(--nw-lit), transparent) var(--nw-ground);
  }
  .poster > svg {
    overflow: visible;
    width: clamp(96px, 24cqi, 220px);
    height: clamp(64px, 16cqi, 148px);
  }
`;
