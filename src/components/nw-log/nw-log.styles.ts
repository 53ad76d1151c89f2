import { css } from 'lit';

export const styles = css`
  summary {
    display: flex;
    gap: 10px;
    align-items: baseline;
    min-height: 44px;
    padding: 10px 4px;
    cursor: pointer;
  }
  summary::marker {
    content: none;
  }
  summary::before {
    content: '';
    flex: none;
    width: 0;
    border: 5px solid transparent;
    border-bottom-color: var(--nw-muted);
    transform: translateY(-3px);
  }
  details[open] summary::before {
    border-color: transparent;
    border-top-color: var(--nw-muted);
    transform: translateY(3px);
  }
  summary span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  details[open] summary span {
    white-space: normal;
  }
  b {
    flex: none;
    color: var(--nw-muted);
    font-weight: 400;
  }
  .lines {
    max-height: 260px;
    overflow: auto;
    border-top: 1px solid var(--nw-line);
  }
  ol {
    margin: 0;
    padding: 8px 4px;
    list-style: none;
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    padding: 3px 0;
  }
  small {
    flex: none;
    color: var(--nw-muted);
    font-size: 0.875rem;
  }
  @media print {
    .lines {
      max-height: none;
    }
  }
`;
