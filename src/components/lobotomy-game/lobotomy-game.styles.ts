// Styles that Lobotomy 2 adds to the frame and poster of every game.
import { css } from 'lit';

export const styles = css`
  :host {
    background: linear-gradient(var(--nw-lit), transparent 14rem) var(--nw-ground);
  }
  h3,
  h4 {
    margin: 0;
    font: 700 1em/1.25 var(--nw-title-font);
  }
  .poster {
    display: grid;
    gap: 20px;
    max-width: 64rem;
    padding: 0 20px 40px;
  }
  /* The tube hangs from the upper edge, across the whole width. */
  .poster > svg {
    width: 100%;
    height: clamp(56px, 11cqi, 120px);
    overflow: visible;
  }
  fieldset {
    grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  }
  .learn {
    justify-self: start;
    min-height: 48px;
    padding-inline: 20px;
  }
  .occupants {
    grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
    gap: 12px 20px;
  }
  .occupant {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    align-content: start;
    padding-inline-start: 12px;
    border-inline-start: 3px solid var(--nw-line);
  }
  :is(.occupant, .setting) > * {
    min-width: 0;
  }
  .setting {
    justify-content: start;
  }
`;
