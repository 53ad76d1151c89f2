// The list of content warnings, on a sheet of paper.
import { css } from 'lit';

export const styles = css`
  .content-warnings {
    display: grid;
    gap: 16px;
  }
  .content-warnings h2:focus {
    outline: none;
  }
  .content-warnings ul {
    margin: 0;
    padding: 14px 18px 14px 38px;
    border: 1.5px solid var(--nw-line);
    border-radius: 3px;
    background: var(--nw-paper);
    color: var(--nw-paper-ink);
    columns: 10.5em auto;
  }
  .content-warnings li {
    break-inside: avoid;
    padding: 2px 0;
  }
`;
