// The frame of the game, and the poster with the form; the table's layout comes with the table.
import { css } from 'lit';

export const styles = css`
  :host {
    container: game / inline-size;
    min-height: 480px;
    background: linear-gradient(var(--nw-lit), transparent 14rem) var(--nw-ground);
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
    display: grid;
    gap: 20px;
    max-width: 64rem;
    margin: 0 auto;
    padding: 0 20px 40px;
  }
  /* The tube hangs from the edge, over the whole width. */
  .poster > svg {
    width: 100%;
    height: clamp(56px, 11cqi, 120px);
    overflow: visible;
  }
  .poster > div,
  form,
  .sitters {
    display: grid;
    grid-template-columns: 100%;
    gap: 20px;
    align-content: start;
    min-width: 0;
  }
  .poster h2 {
    font-size: min(2.25rem, 11cqi);
  }
  fieldset {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
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
    grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
    gap: 12px 20px;
  }
  .sitter {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    align-content: start;
    padding-inline-start: 12px;
    border-inline-start: 3px solid var(--nw-line);
  }
  .sitter label,
  .setting {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    justify-content: space-between;
  }
  :is(.sitter, .setting) > * {
    min-width: 0;
  }
  .setting {
    justify-content: start;
  }
`;
