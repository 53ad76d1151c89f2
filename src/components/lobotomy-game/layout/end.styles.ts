// Styles of the end of a match.
import { css } from 'lit';

export const styles = css`
  .ending {
    flex: none;
    width: 100%;
    height: clamp(120px, 14cqi, 240px);
  }
  /* Beside a narrow board, the result is more important than the picture. */
  @container game (max-width: 56.9em) {
    .ending {
      display: none;
    }
  }
  .over {
    display: grid;
    gap: 6px;
    padding: 12px 16px;
    border-inline-start: 6px solid var(--nw-alarm);
    background: var(--nw-lit);
  }
  .won .over {
    border-color: var(--nw-accent);
  }
  .over h3 {
    font-size: 1.5rem;
  }
  .mood {
    color: var(--nw-muted);
  }
  .scroll {
    flex: none;
    overflow-x: auto;
  }
  .numbers {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums lining-nums;
  }
  .numbers caption {
    padding-bottom: 4px;
    font: 700 1em var(--nw-title-font);
    text-align: start;
  }
  .numbers th,
  .numbers td {
    padding: 3px 8px 3px 0;
    border-top: 1px solid var(--nw-line);
    font-weight: 400;
    text-align: start;
  }
  .numbers thead th {
    font-weight: 700;
  }
  .next {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;
