// Styles of every game before a match: its frame, the poster, the start form, and the space for a page's own layout.
// Each game adds its own styles. The styles of the table are loaded together with the table.
import { css } from 'lit';
import { writtenData } from '../shared/theme/written-data.styles.js';

export const formStyles = css`
  ${writtenData}
  :host {
    --table-height: var(--nw-table-height, clamp(36rem, 100svh - 1rem, 66rem));
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
  .poster h2 {
    font-size: clamp(1.5rem, 7.5cqi, 2.25rem);
  }
  p {
    margin: 0;
  }
  .poster {
    display: flex;
    flex-wrap: wrap;
    gap: 20px 44px;
    max-width: 64rem;
    margin: 0 auto;
    padding: 32px 20px;
  }
  .poster > div {
    flex: 1 1 min(30rem, 100%);
    display: grid;
    grid-template-columns: 100%;
    gap: 20px;
    align-content: start;
    min-width: 0;
  }
  .poster > svg {
    width: clamp(80px, 18cqi, 170px);
    height: clamp(80px, 18cqi, 170px);
  }
  /* The first view of the form fits a window: a small picture beside the title, and the buttons directly below or, if
     there is room, beside them. */
  .poster.front {
    gap: 10px clamp(14px, 3cqi, 28px);
    align-items: center;
    padding: clamp(14px, 2cqi, 26px);
  }
  .front > * {
    flex: 1 1 100%;
    min-width: 0;
  }
  .poster.front > svg {
    flex: none;
    width: auto;
    height: clamp(72px, 11cqi, 104px);
  }
  header ::slotted(*) {
    margin: 0;
  }
  .front > header {
    display: grid;
    flex: 1 1 min(10rem, 100%);
    gap: 6px;
  }
  .front > .buttons {
    display: flex;
    flex-basis: 100%;
    gap: 10px;
  }
  .buttons > * {
    flex: 1 1 auto;
  }
  @container game (min-width: 800px) {
    .front > .buttons {
      flex: none;
    }
  }
  /* The page's own pieces have nothing to show before a match or while the curtain is shown. */
  :host([layout='own']) .poster slot {
    display: none;
  }
  /* Reserves the space of the table while the match is loading. */
  .loading {
    min-height: var(--table-height);
  }
  /* The same in a page's own layout. The style sheet in cdn/ sets the space above and below
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
    overflow-wrap: anywhere;
  }
  small,
  details {
    hyphens: auto;
  }
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .front > fieldset {
    flex-basis: min(20rem, 100%);
    align-self: start;
  }
  .front > fieldset:has(.row) {
    flex-basis: 100%;
  }
  legend {
    margin-bottom: 6px;
    font: 600 1em var(--nw-title-font);
  }
  .pictures {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .picture {
    position: relative;
    display: grid;
    flex: 1 1 0;
    outline-offset: -3px;
    gap: 4px;
    align-content: start;
    /* Names are never broken. */
    min-width: min-content;
    padding-bottom: 8px;
    overflow: hidden;
    overflow-wrap: normal;
    line-height: 1.2;
  }
  /* A row scrolls where it is too narrow; a picture that is cut off at its end shows that there are more. */
  .row {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: thin;
  }
  .row > .picture {
    flex: 1 0 6rem;
  }
  .picture > svg {
    width: 100%;
    height: clamp(64px, 10cqi, 128px);
  }
  .row > .picture > svg {
    height: 58px;
  }
  .picture > :is(b, small) {
    padding-inline: 8px;
  }
  .picture > b {
    font: 700 0.9375em/1.15 var(--nw-title-font);
  }
  .picture > input {
    position: absolute;
    inset: 6px 6px auto auto;
    width: 20px;
    height: 20px;
    margin: 0;
  }
  .picture:has(:disabled) {
    border-style: dashed;
    color: var(--nw-muted);
  }
  .picture:has(:checked) {
    outline: 3px solid var(--nw-accent);
  }
  .pick,
  .picture,
  select {
    border: 1.5px solid var(--nw-line);
    border-radius: 3px;
    background: var(--nw-lit);
  }
  .pick {
    display: flex;
    gap: 10px;
    align-items: baseline;
    min-height: 44px;
    /* At the end 14 px if the font size is 16 px, and less if it is larger, because large text needs the space. */
    padding: 10px calc(22px - 0.5rem) 10px 14px;
  }
  .pick,
  .picture,
  summary {
    cursor: pointer;
  }
  .pick:has(:checked) {
    border-color: var(--nw-accent);
    border-inline-start-width: 6px;
    padding-inline-start: 9.5px;
  }
  .pick small {
    display: block;
  }
  details {
    border-block: 1.5px solid var(--nw-line);
  }
  summary {
    padding-block: 12px;
  }
  details > :not(summary) {
    margin-bottom: 16px;
  }
  .occupant,
  .setting {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    margin-bottom: 8px;
  }
  input {
    accent-color: var(--nw-accent);
  }
  select {
    max-width: 100%;
    min-height: 36px;
    padding: 4px 10px;
    color: var(--nw-ink);
    font: inherit;
  }
  small,
  .notes {
    font-size: max(14px, 0.875rem);
  }
  :is(.pick, .picture, summary) small,
  .notes {
    color: var(--nw-muted);
  }
  .begin {
    justify-self: start;
    border-color: var(--nw-accent);
    background: var(--nw-accent);
    color: var(--nw-on-accent);
    /* Without this, forced colours draw a background behind the button's text. */
    forced-color-adjust: none;
  }
  .begin,
  .learn {
    min-height: 48px;
    padding-inline: clamp(8px, 2cqi, 22px);
    font: 700 1em var(--nw-title-font);
  }
  /* The label serves as the button, because the browser's own file button cannot show our text. */
  .file {
    display: inline-block;
    padding: 4px 0;
    text-decoration: underline;
    cursor: pointer;
  }
  .file input {
    position: absolute;
    opacity: 0;
    width: 1px;
  }
  :is(.picture, .file):has(:focus-visible) {
    outline: 3px solid;
  }
  @media print {
    form > :not(svg, header) {
      display: none;
    }
  }
`;
