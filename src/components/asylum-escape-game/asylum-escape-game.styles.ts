// Styles that Asylum Escape adds to the frame and poster of every game.
import { css } from 'lit';

export const styles = css`
  :host {
    background: linear-gradient(var(--nw-lit), transparent 16rem) var(--nw-ground);
  }
  .picture > svg {
    background: #0b141c;
    fill: #46606f;
  }
  .lit {
    fill: #f2c14e;
  }
  .dark {
    fill: #0b141c;
  }
`;
