// What every game shows before a match: the form, whose fields look alike whatever they ask, and room for a page's own layout.
import { css } from 'lit';

export const formStyles = css`
  /* What a page has laid inside to be fed is empty before a match, and behind a curtain. */
  :host([layout='own']) .poster slot {
    display: none;
  }
  /* While the match is fetched it holds its room; the sheet of cdn/ says how much will be ours around it. */
  .held {
    visibility: hidden;
    display: grid;
    grid-template-columns: 100%;
    gap: 14px;
    padding: var(--above, 0) clamp(12px, 2cqi, 22px) var(--below, 0);
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
