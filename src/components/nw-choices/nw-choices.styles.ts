// Slips of paper with a torn right edge; the bar at the left is the accent: you can act here.
import { css } from 'lit';

export const styles = css`
  :host {
    container-type: inline-size;
  }
  h3 {
    margin: 0 0 8px;
    font: 600 1.0625rem/1.3 var(--nw-title-font);
    outline: none;
  }
  ul {
    display: grid;
    gap: 6px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .list {
    width: 100%;
    margin-bottom: 6px;
  }
  .slip {
    display: grid;
    grid-template-columns: 2.2em 1fr auto;
    align-items: center;
    gap: 8px;
    width: 100%;
    min-height: 44px;
    padding: 6px 18px 6px 10px;
    border: 0;
    border-inline-start: 6px solid var(--nw-accent);
    border-radius: 0;
    background: var(--nw-paper);
    color: var(--nw-paper-ink);
    text-align: start;
    line-height: 1.25;
    clip-path: polygon(0 1%, 60% 0, 100% 2%, calc(100% - 5px) 14%, 100% 24%, calc(100% - 7px) 38%, calc(100% - 2px) 52%, calc(100% - 8px) 66%, calc(100% - 1px) 80%, calc(100% - 5px) 100%, 40% 99%, 0 100%);
  }
  .slip:hover {
    background: color-mix(in srgb, var(--nw-paper) 84%, var(--nw-accent));
  }
  .slip:focus-visible {
    outline: 3px solid var(--nw-paper-ink);
    outline-offset: -4px;
  }
  .last {
    margin-top: 4px;
  }
  .last .slip {
    border-inline-start-color: var(--nw-paper-muted);
  }
  [aria-disabled] {
    border: 1.5px dashed var(--nw-line);
    background: none;
    color: var(--nw-muted);
    clip-path: none;
    cursor: default;
  }
  .cost {
    font: 700 1.375rem/1 var(--nw-title-font);
    text-align: center;
  }
  em {
    display: block;
    color: var(--nw-paper-muted);
    font-style: normal;
  }
  [aria-disabled] em {
    color: inherit;
  }
  small {
    color: var(--nw-paper-muted);
    font-size: 0.875rem;
    white-space: nowrap;
  }
  @container (max-width: 300px) {
    small {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .slip {
      clip-path: none;
      border: 1px solid ButtonText;
      border-inline-start: 6px solid Highlight;
      background: ButtonFace;
      color: ButtonText;
    }
    small,
    em {
      color: inherit;
    }
  }
  @media print {
    .list {
      display: none;
    }
    .slip {
      display: grid;
    }
  }
`;
