// Looks of what can be done with a track by hand.
import { css } from 'lit';

export const styles = css`
  [part='acts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
    margin-top: 0.6em;
  }
  [part='acts'] .next {
    border-color: var(--nw-accent);
    background: var(--nw-accent);
    color: var(--nw-on-accent);
    forced-color-adjust: none;
  }
  [aria-disabled] {
    border-style: dashed;
    color: var(--nw-muted);
    cursor: default;
  }

  @media (forced-colors: active) {
    [aria-disabled] {
      color: GrayText;
    }
  }
  @media print {
    [part='acts'] {
      display: none;
    }
  }
`;
