// The frame of the game, and the poster with the form; the table's layout comes with the table.
import { css } from 'lit';

export const styles = css`
  :host {
    container: game / inline-size;
    min-height: 480px;
    background: linear-gradient(var(--nw-lit), transparent 16rem) var(--nw-ground);
    font-size: max(16px, 1rem);
    line-height: 1.35;
  }
  h2 {
    margin: 0;
    font: 700 min(1.5rem, 12cqi)/1.1 var(--nw-title-font);
    letter-spacing: 0.01em;
  }
  h3,
  h4 {
    margin: 0;
    font: 700 1em/1.25 var(--nw-title-font);
  }
  p {
    margin: 0;
  }
  .poster {
    display: flex;
    flex-wrap: wrap;
    gap: 20px 44px;
    max-width: 60rem;
    margin: 0 auto;
    padding: 32px 20px;
  }
  .poster > svg {
    width: clamp(80px, 18cqi, 170px);
    height: clamp(80px, 18cqi, 170px);
  }
  .poster > div {
    flex: 1 1 min(30rem, 100%);
    min-width: 0;
  }
  .poster > div,
  form,
  .sitters {
    display: grid;
    grid-template-columns: 100%;
    gap: 20px;
    align-content: start;
  }
  .poster h2 {
    font-size: min(2.25rem, 11cqi);
  }
  fieldset {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
    gap: 10px;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .learn {
    justify-self: start;
    min-height: 48px;
    padding-inline: 20px;
  }
  .sitters {
    gap: 8px;
  }
  .setting {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    justify-content: space-between;
  }
  .setting > * {
    min-width: 0;
  }
`;
