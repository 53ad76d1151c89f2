// How the end looks: a sheet that says how it went, and where everybody was.
import { css } from 'lit';

export const styles = css`
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
