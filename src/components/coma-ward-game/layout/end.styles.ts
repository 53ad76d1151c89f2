// Styles of the end of a match: the Epilogue on a discharge form.
import { css } from 'lit';

export const styles = css`
  .over {
    padding: 18px;
    border: 2px solid var(--nw-accent);
    border-radius: 6px;
    background: var(--nw-paper);
    color: var(--nw-paper-ink);
  }
  .over h3 {
    margin: 0 0 8px;
    font: 700 1.75rem/1.1 var(--nw-title-font);
  }
  .over p {
    margin: 0 0 8px;
  }
  .over .how {
    font-size: 1.0625em;
    line-height: 1.5;
  }
  .lost .over {
    border-color: var(--nw-alarm);
  }
  .next {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;
