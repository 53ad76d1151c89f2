// Styles of every game before a match: its frame, the poster, the start form, and the space for a page's own layout.
// Each game adds its own styles. The styles of the table are loaded together with the table.
import { css } from 'lit';
import { writtenData } from '../shared/theme/written-data.styles.js';

export const formStyles = css`
  ${writtenData}
  :host {
    container: game / inline-size;
    /* In a box that is as wide as its content, a table needs more room than a piece. */
    contain-intrinsic-inline-size: min(640px, 85vw);
    min-height: 480px;
    font-size: max(16px, 1rem);
    line-height: 1.35;
  }
  h2 {
    margin: 0;
    font: 700 min(1.5rem, 12cqi)/1.1 var(--nw-title-font);
    letter-spacing: 0.01em;
  }
  p {
    margin: 0;
  }
  .poster {
    display: flex;
    flex-wrap: wrap;
    gap: 20px 44px;
    margin: 0 auto;
  }
  .poster > div {
    flex: 1 1 min(30rem, 100%);
  }
  .poster > div,
  form,
  .occupants {
    display: grid;
    grid-template-columns: 100%;
    gap: 20px;
    align-content: start;
    min-width: 0;
  }
  .poster h2 {
    font-size: min(2.25rem, 11cqi);
  }
  /* The page's own pieces have nothing to show before a match or while the curtain is shown. */
  :host([layout='own']) .poster slot {
    display: none;
  }
  /* Reserves the space of the table while the match is loading. The style sheet in cdn/ sets the space above and below
     for what we add around the page's pieces. */
  .held {
    visibility: hidden;
    display: grid;
    grid-template-columns: 100%;
    gap: 14px;
    padding: var(--above, 0) clamp(12px, 2cqi, 22px) var(--below, 0);
  }
  /* With large text on a small screen, long words are broken, if possible between syllables. */
  form {
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  fieldset {
    display: grid;
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
  .count,
  select {
    border: 1.5px solid var(--nw-line);
    border-radius: 3px;
    background: var(--nw-lit);
  }
  .pick,
  .count {
    display: flex;
    gap: 10px;
    align-items: baseline;
    min-height: 44px;
    padding: 10px 14px;
    cursor: pointer;
  }
  label:has(> :checked) {
    border-color: var(--nw-accent);
    border-inline-start-width: 6px;
    padding-inline-start: 9.5px;
  }
  /* 14 px if the font size is 16 px, and less if it is larger, because large text needs the space. */
  .pick {
    padding-inline-end: calc(22px - 0.5rem);
  }
  .pick small {
    display: block;
  }
  .counts {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  .occupants {
    gap: 8px;
  }
  .occupants label,
  .setting {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    justify-content: space-between;
  }
  input {
    accent-color: var(--nw-accent);
  }
  select {
    max-width: 100%;
    min-height: 40px;
    padding: 4px 10px;
    color: var(--nw-ink);
    font: inherit;
  }
  small,
  .notes {
    font-size: max(14px, 0.875rem);
  }
  .pick small,
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
    /* Without this, forced colours draw a background behind the button's text. */
    forced-color-adjust: none;
    font: 700 1em var(--nw-title-font);
  }
  /* The label serves as the button, because the browser's own file button cannot show our text. */
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
