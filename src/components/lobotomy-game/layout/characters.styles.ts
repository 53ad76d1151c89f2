// Styles of the row of Characters, and of selectable things beside the map.
import { css } from 'lit';

export const castStyles = css`
  .thing {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    min-height: 28px;
    padding: 2px 6px;
    border: 2px solid transparent;
    border-radius: 3px;
    color: inherit;
    font: inherit;
    text-align: start;
  }
  button:is(.thing, .can-act) {
    border: 2px solid var(--nw-accent);
    background: var(--nw-lit);
    cursor: pointer;
  }
  .thing.selected {
    background: var(--nw-accent);
    color: var(--nw-on-accent);
  }
  .cast {
    gap: 8px;
    flex-wrap: nowrap;
    overflow-x: auto;
    padding-bottom: 2px;
  }
  .cast li {
    position: relative;
    display: grid;
    flex: 1 0 max(168px, 10.5em);
    grid-template-columns: auto 1fr;
    gap: 0 6px;
    align-items: center;
    padding: 4px 8px 4px 2px;
    border-block-start: 3px solid var(--nw-line);
    background: var(--nw-lit);
  }
  .cast .active {
    border-color: var(--nw-ink);
  }
  .cast .acted:not(.active) .figure,
  .cast .dead {
    opacity: 0.65;
  }
  .cast .figure {
    grid-row: span 2;
    padding: 0;
  }
  .cast .figure svg {
    width: 36px;
    height: 46px;
  }
  .who {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .who b {
    display: block;
  }
  .cast .active b {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .cast small {
    color: var(--nw-muted);
  }
  /* The mark of the first player is on the corner of the figure, where a long name cannot push it away. */
  .first {
    position: absolute;
    top: 2px;
    inset-inline-start: 2px;
    z-index: 1;
    width: 1.4em;
    border-radius: 50%;
    background: var(--nw-ink);
    color: var(--nw-ground);
    font-size: max(14px, 0.875rem);
    line-height: 1.4;
    text-align: center;
    forced-color-adjust: none;
  }
  .vitals {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    font-variant-numeric: tabular-nums lining-nums;
  }
  .vitals svg {
    width: 18px;
    height: 18px;
    margin-inline-end: 3px;
    vertical-align: -4px;
  }
  /* A printed page does not scroll. */
  @media print {
    .cast {
      flex-wrap: wrap;
    }
    .cast li {
      flex-basis: 140px;
    }
  }
`;
