// Styles that Lobotomy 2 adds to the frame and poster of every game.
import { css } from 'lit';

export const styles = css`
  :host {
    background: linear-gradient(var(--nw-lit), transparent 14rem) var(--nw-ground);
  }
`;
