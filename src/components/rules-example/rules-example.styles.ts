// Styles of <rules-example>: from top to bottom, the explanation, the buttons and the table. The explanation has a
// fixed height and scrolls, so that the buttons do not move away from the pointer. In a replay, the buttons and the
// table come first, and the log is below the table or, if there is room, beside it.
import { css } from 'lit';

export const styles = css`
  :host {
    container: example / inline-size;
    /* In a box that is as wide as its content, a table needs more room than a piece. */
    contain-intrinsic-inline-size: min(640px, 85vw);
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
    overflow-wrap: anywhere;
  }
  @container example (min-width: 44em) {
    .told {
      grid-template-columns: 1fr 1fr;
      height: 8.75em;
    }
  }
  .beside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .beside .told {
    border-block-start: 1px solid var(--nw-line);
  }
  @container example (min-width: 68em) {
    .beside {
      grid-template-columns: minmax(0, 1fr) 19em;
    }
    /* As high as the table, whatever the log contains. */
    .beside .told {
      grid-template-columns: minmax(0, 1fr);
      box-sizing: border-box;
      height: 0;
      min-height: 100%;
      border-block-start: 0;
      border-inline-start: 1px solid var(--nw-line);
    }
  }
  p,
  ol {
    max-width: 46rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .printed {
    padding: 8px 14px;
  }
  ol.printed {
    padding-inline-start: 40px;
    list-style: decimal;
  }
  .printed > li {
    padding: 4px 0;
    break-inside: avoid;
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
  .rule {
    display: inline-block;
    min-width: 0;
    min-height: 24px;
    margin: -2px 0;
    padding: 0 4px;
    border-color: transparent;
    background: none;
    color: inherit;
    text-decoration: underline dotted;
    text-underline-offset: 4px;
  }
  [part='controls'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    border-block: 1px solid var(--nw-line);
    background: var(--nw-lit);
  }
  [part='controls'] span {
    margin-inline-start: auto;
  }
  input {
    flex: 1 1 12em;
    min-width: 0;
    min-height: 32px;
    margin: 0;
    accent-color: var(--nw-accent);
  }
  p:empty {
    display: none;
  }
  /* Inside another element, the example has no caption. */
  :host(nw1-rules-example) {
    border: 0;
  }
  :host(nw1-rules-example) slot {
    display: none;
  }
  [aria-disabled='true'] {
    border-style: dashed;
    color: var(--nw-muted);
    cursor: default;
  }
  .step[aria-disabled='false'] {
    border-color: var(--nw-accent);
    background: var(--nw-accent);
    color: var(--nw-on-accent);
    forced-color-adjust: none;
  }
  @media print {
    .told,
    .beside .told {
      height: auto;
    }
    [part='controls'] {
      display: none;
    }
  }
`;
