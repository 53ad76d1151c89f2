// An answer that a page shows and refuses: no paper, only where it would lie.
import { css } from 'lit';

export const styles = css`
  [aria-disabled] {
    border: 1.5px dashed var(--nw-muted);
    filter: none;
    cursor: default;
  }
  [aria-disabled]::before {
    display: none;
  }
  [aria-disabled],
  [aria-disabled] * {
    color: var(--nw-muted);
  }
  [aria-disabled] b:not(:has(bdi))::before {
    content: '–' / '';
  }
  @media (forced-colors: active) {
    .slip[aria-disabled] {
      border: 1.5px dashed GrayText;
    }
  }
`;
