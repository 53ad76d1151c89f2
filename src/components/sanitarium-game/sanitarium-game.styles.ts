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
  /* What a page has laid inside to be fed is empty before a match, and behind a curtain. */
  :host([layout='own']) .poster slot {
    display: none;
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
    font-size: min(2.25rem, 14cqi);
  }
  fieldset {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
    gap: 10px;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-bottom: 8px;
    font: 600 1em var(--nw-title-font);
  }
  .pick,
  .count {
    display: flex;
    gap: 10px;
    align-items: baseline;
    min-height: 44px;
    padding: 10px 14px;
    border: 1.5px solid var(--nw-line);
    border-radius: 3px;
    background: var(--nw-lit);
    cursor: pointer;
  }
  :is(.pick, .count):has(:checked) {
    border-color: var(--nw-accent);
    border-inline-start-width: 6px;
    padding-inline-start: 9.5px;
  }
  .pick small {
    display: block;
    color: var(--nw-muted);
  }
  .counts {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  input {
    accent-color: var(--nw-accent);
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
  select {
    max-width: 100%;
    min-height: 40px;
    padding: 4px 10px;
    border: 1.5px solid var(--nw-line);
    border-radius: 3px;
    background: var(--nw-lit);
    color: var(--nw-ink);
    font: inherit;
  }
  small,
  .notes {
    font-size: max(14px, 0.875rem);
  }
  .notes {
    color: var(--nw-muted);
  }
  .begin {
    justify-self: start;
    min-width: 160px;
    min-height: 48px;
    border-color: var(--nw-accent);
    background: var(--nw-accent);
    color: var(--nw-on-accent);
    /* Otherwise its words get a ground of their own, in their own colour. */
    forced-color-adjust: none;
    font: 700 1em var(--nw-title-font);
  }
  /* Its words are the button; the browser's own says no word of ours. */
  .file {
    justify-self: start;
    padding: 4px 0;
    text-decoration: underline;
    text-underline-offset: 4px;
    cursor: pointer;
  }
  .file input {
    position: absolute;
    opacity: 0;
    width: 1px;
  }
  .file:has(:focus-visible) {
    outline: 3px solid;
  }
  @media (pointer: coarse) {
    select {
      min-height: 44px;
    }
  }
  @media print {
    form {
      display: none;
    }
  }
`;
