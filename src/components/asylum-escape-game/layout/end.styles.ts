// Styles of the sheet that reports the end of a match.
import { css } from 'lit';

export const styles = css`
  /* The colours of the picture do not depend on the page. */
  .ending {
    --house-near: #0f2230;
    --house-middle: #2c4352;
    --house-far: #7f97a3;
    --house-sky: #b9cbd3;
    --house-pane: #f4dfa6;
    --house-ember: #eeb258;
    --house-pale: #fdf3d6;
    display: block;
    flex: none;
    width: 100%;
    height: clamp(120px, 14cqi, 240px);
    border: 1.5px solid var(--nw-line);
  }
  .ending.dark {
    --house-near: #05090e;
    --house-middle: #0f1c26;
    --house-far: #23384a;
    --house-sky: #35506a;
    --house-pane: #f6c75e;
    --house-pale: #e9e4cf;
    --house-mass: #04080c;
    --house-rim: #dfe9ee;
    --house-dust: #5c7080;
  }
  .over {
    padding: 22px 18px;
    border: 3px double;
    background: var(--nw-paper);
    color: var(--nw-paper-ink);
    text-align: center;
  }
  .over h3 {
    margin: 0 0 8px;
    font: 700 2.25rem/1.1 var(--nw-title-font);
  }
  /* Beside a narrow board, the result is more important than the picture. */
  @container game (max-width: 56.9em) {
    .ending {
      display: none;
    }
  }
  @container game (max-width: 34.9em) {
    .over {
      padding: 10px 14px;
    }
    .over h3 {
      margin: 0 0 4px;
      font-size: 1.75rem;
    }
  }
  .lost .over {
    background: #0b131a;
    color: #dbe7ee;
  }
  .over .mood {
    margin-top: 6px;
    font-family: var(--nw-title-font);
    font-style: italic;
  }
  .routes dl,
  .routes dd {
    margin: 0;
  }
  .routes dl > div {
    padding: 6px 0;
    border-top: 1px solid var(--nw-line);
  }
  .routes small {
    color: var(--nw-muted);
    font-size: max(14px, 0.875rem);
  }
  .routes ol {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 6px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .routes li + li::before {
    content: '→ ' / '';
  }
  .routes:dir(rtl) li + li::before {
    content: '← ' / '';
  }
  .next {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
  .next > button {
    flex: 1 0 auto;
    min-height: 44px;
  }
  @media print {
    .next {
      display: none;
    }
    .over,
    .lost .over {
      background: none;
      color: inherit;
    }
  }
`;
