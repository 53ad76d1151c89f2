// A figure in a text: what is to be seen, the keys, the table. What stands above the keys keeps its height, so that they do
// not leave the pointer; more of it scrolls inside.
import { css } from 'lit';

export const styles = css`
  :host {
    container: example / inline-size;
    border: 1px solid var(--nw-line);
    border-radius: 4px;
    background: var(--nw-ground);
    font-size: 1rem;
    line-height: 1.4;
    overflow: clip;
  }
  ::slotted(*) {
    margin: 0;
  }
  slot,
  .told,
  [part='controls'] {
    display: block;
    padding: 8px 14px;
  }
  .told {
    display: grid;
    gap: 4px 24px;
    align-content: start;
    height: 14em;
    overflow: auto;
  }
  @container example (min-width: 44em) {
    .told {
      grid-template-columns: 1fr 1fr;
      height: 8.75em;
    }
  }
  p,
  ol {
    max-width: 46rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  [part='say'] {
    font-weight: 600;
  }
  li {
    padding: 1px 0;
  }
  small {
    color: var(--nw-muted);
    font-size: 0.875rem;
    white-space: nowrap;
  }
  a {
    color: inherit;
  }
  [part='controls'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    border: solid var(--nw-line);
    border-width: 1px 0;
    background: var(--nw-lit);
  }
  [part='controls'] span {
    margin-inline-start: auto;
  }
  [aria-disabled='true'] {
    border-style: dashed;
    color: var(--nw-muted);
    cursor: default;
  }
  .step:not([aria-disabled='true']) {
    border-color: var(--nw-accent);
    background: var(--nw-accent);
    color: var(--nw-on-accent);
  }
  @media (forced-colors: active) {
    .step {
      forced-color-adjust: none;
    }
  }
  @media print {
    .told {
      height: auto;
    }
    [part='controls'] {
      display: none;
    }
  }
`;
