// Styles that Asylum Escape adds to the frame and poster of every game.
import { css } from 'lit';

export const styles = css`
  :host {
    background: linear-gradient(var(--nw-lit), transparent 16rem) var(--nw-ground);
  }
  h3,
  h4 {
    margin: 0;
    font: 700 1em/1.25 var(--nw-title-font);
  }
  .poster {
    max-width: 60rem;
    padding: 32px 20px;
  }
  .poster > svg {
    width: clamp(80px, 18cqi, 170px);
    height: clamp(80px, 18cqi, 170px);
  }
  fieldset {
    grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  }
  .learn {
    justify-self: start;
    min-height: 48px;
    padding-inline: 20px;
  }
  .setting > * {
    min-width: 0;
  }
`;
