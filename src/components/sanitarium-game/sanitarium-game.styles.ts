// Styles that Sanitarium adds to the frame and poster of every game.
import { css } from 'lit';

export const styles = css`
  :host {
    background: radial-gradient(62% 84% at 8% 14%, var(--nw-lit), transparent) var(--nw-ground);
  }
  h2 {
    font-style: italic;
    letter-spacing: 0.02em;
  }
  .poster > svg {
    overflow: visible;
    width: clamp(64px, 15cqi, 140px);
    height: clamp(96px, 22cqi, 210px);
  }
  .picture > svg {
    background: var(--san-hall);
  }
`;
