// Styles of a chart of probabilities: one column for each result. Columns that reach the target are solid, the others
// hatched.
import { css } from 'lit';

export const oddsChart = css`
  [role='table'] {
    display: flex;
    gap: 4px;
    height: 92px;
    max-width: 30em;
    background: linear-gradient(var(--nw-ink) 0 0) 0 calc(100% - 22px) / 100% 1.4px no-repeat;
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  [role='row'] {
    flex: 1;
    display: flex;
    flex-direction: column;
    justify-content: end;
    text-align: center;
    white-space: nowrap;
    color: var(--nw-muted);
    position: relative;
    font-size: 14px;
    line-height: 22px;
  }
  [role='rowheader'] {
    direction: ltr;
    unicode-bidi: isolate;
  }
  [role='row'] i {
    height: calc(var(--p) * 54px);
    min-height: 1.6px;
    border: 1.2px solid;
    background: repeating-linear-gradient(135deg, currentColor 0 1px, #0000 1px 4px);
  }
  .hit i {
    background: var(--nw-ink);
    border-color: var(--nw-ink);
  }
  .flag::before,
  .flag::after {
    content: '';
    position: absolute;
    inset-block: 2px 22px;
    inset-inline-start: -3px;
    border-inline-start: 1.8px dashed var(--nw-ink);
  }
  .flag::after {
    width: 14px;
    height: 10px;
    border: 0;
    background: var(--nw-ink);
    clip-path: polygon(0 0, 100% 0, 70% 50%, 100% 100%, 0 100%);
  }
  .last::before,
  .last::after {
    inset-inline: auto -3px;
  }
  .last::after {
    scale: -1 1;
  }
  /* In a narrow box, each column is as wide as its label. */
  @container (max-width: 340px) {
    [role='table'] {
      gap: 1px;
    }
    [role='row'] {
      flex-basis: auto;
      min-width: 0;
    }
    [role='rowheader'] {
      overflow: clip;
    }
  }
`;
