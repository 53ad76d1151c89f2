// A figure in a text: the table, what is to be seen in it, and the keys beneath.
import { css } from 'lit';

export const styles = css`
  :host {
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
    min-height: 8.5em;
    border-top: 1px solid var(--nw-line);
  }
  p,
  ol {
    max-width: 46rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  [part='say'] {
    margin-bottom: 4px;
    font-weight: 600;
  }
  /* A step that sets off much: it scrolls inside. */
  ol {
    max-height: 9.5em;
    overflow: auto;
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
    ol {
      max-height: none;
    }
    [part='controls'] {
      display: none;
    }
  }
`;
