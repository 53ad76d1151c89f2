// Styles of <nw-stat-track>: a large number in the title font, with its caption beside it. Plain steps are below the
// number; steps that a game draws are in the same row.
import { css } from 'lit';

export const styles = css`
  .track {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
    justify-content: space-between;
  }
  p {
    display: flex;
    gap: 10px;
    align-items: center;
    max-width: 100%;
    margin: 0;
  }
  p:first-child {
    flex: 1 1 7em;
  }
  b {
    font: 700 1.5rem/1 var(--nw-title-font);
  }
  /* The second number wraps to the next line before a word breaks. */
  p span {
    min-width: 0;
    max-width: 13em;
    color: var(--nw-muted);
    line-height: 1.2;
    overflow-wrap: break-word;
    text-wrap: balance;
  }
  [part='steps'] {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    gap: 4px 3px;
    align-items: end;
  }
  i {
    flex: 1;
    min-width: 12px;
    max-width: 28px;
    height: 14px;
    border: 1.5px solid var(--nw-muted);
    transition: background 0.2s ease-out;
  }
  .full {
    border-color: var(--nw-ink);
    background: var(--nw-ink);
    forced-color-adjust: none;
  }
  [part='steps']:has(svg) {
    flex: none;
    max-width: 100%;
  }
  .big {
    height: 18px;
  }
  .goal {
    border: 4px double var(--nw-ink);
  }
  svg {
    width: 12px;
    height: 36px;
    overflow: visible;
  }
`;
