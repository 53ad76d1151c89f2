// Styles of <nw-log>: a plain line, which opens to a diary page that is scrolled to its last line.
import { css } from 'lit';

export const styles = css`
  p:not([role]) {
    margin: 0;
    padding: 10px 4px;
    color: var(--nw-muted);
  }
  summary {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 28px;
    padding: 8px 4px;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::before {
    content: '';
    flex: none;
    width: 7px;
    height: 7px;
    border: solid var(--nw-muted);
    border-width: 2px 2px 0 0;
    rotate: 135deg;
    translate: 0 -2px;
  }
  [open] > summary::before {
    rotate: -45deg;
    translate: 0 2px;
  }
  summary span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-height: 1.3;
  }
  .open,
  .closed b,
  small {
    color: var(--nw-muted);
  }
  .closed b {
    padding-inline-end: 6px;
    font-weight: 400;
  }
  [open] .closed,
  :not([open]) > * > .open {
    display: none;
  }
  /* Reversed, so that the list is scrolled to its end at first, and stays there when a line is added. */
  [part='lines'] {
    display: flex;
    flex-direction: column-reverse;
    max-height: 260px;
    padding: 4px;
    overflow: auto;
    border-top: 1px solid var(--nw-line);
  }
  ol {
    margin: 0;
    padding: 0;
    list-style: '';
  }
  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 12px;
    padding: 3px 0;
    line-height: 1.35;
  }
  li b {
    grid-column: 1/-1;
    margin-top: 8px;
    font: 600 max(16px, 1rem)/1.3 var(--nw-title-font);
  }
  small {
    font-size: max(14px, 0.875rem);
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
  @media print {
    [part='lines'] {
      max-height: none;
    }
  }
`;
