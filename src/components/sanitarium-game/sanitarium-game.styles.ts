// The frame of the game, and the poster with the form; the table's layout comes with the table.
import { css } from 'lit';

export const styles = css`
  :host {
    container: game / inline-size;
    min-height: 480px;
    background: radial-gradient(62% 84% at 8% 14%, var(--nw-lit), transparent) var(--nw-ground);
    font-size: max(16px, 1rem);
    line-height: 1.35;
  }
  h2 {
    margin: 0;
    font: italic 700 min(1.5rem, 12cqi)/1.1 var(--nw-title-font);
    letter-spacing: 0.02em;
  }
  p {
    margin: 0;
  }
  .poster {
    display: flex;
    flex-wrap: wrap;
    gap: 20px 44px;
    max-width: 56rem;
    margin: 0 auto;
    padding: 40px 20px;
  }
  .poster > svg {
    overflow: visible;
    width: clamp(64px, 15cqi, 140px);
    height: clamp(96px, 22cqi, 210px);
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
    grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
    gap: 10px;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .sitters {
    gap: 8px;
  }
  .sitters label {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    justify-content: space-between;
  }
`;
