// Styles of <nw-patient-mat>: a monitor beside the bed. The column on which a slider stands is lit.
import { css } from 'lit';

export const styles = css`
  .mat {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 14px;
    align-items: start;
    padding: 8px 10px;
    border: 2px solid var(--nw-line);
    border-radius: 10px;
    background: var(--nw-lit);
  }
  .health,
  .terror {
    max-width: 100%;
  }
  table {
    border-collapse: collapse;
    overflow-wrap: anywhere;
    text-align: center;
    font-variant-numeric: tabular-nums lining-nums;
  }
  caption {
    padding-bottom: 2px;
    text-align: start;
  }
  th[scope='row'] {
    padding: 0;
    padding-inline-end: 4px;
    font-size: 0.9375em;
    color: var(--nw-muted);
    font-weight: 400;
    text-align: start;
  }
  td,
  th[scope='col'] {
    min-width: 22px;
    padding: 3px 0;
  }
  th[scope='col'] {
    border-bottom: 2px solid var(--nw-line);
    color: var(--nw-muted);
    font-weight: 400;
  }
  [part='now'][part='now'] {
    background: var(--nw-accent);
    color: var(--nw-on-accent);
    font-weight: 700;
  }
  .terror [part='now'][part='now'] {
    background: var(--nw-alarm);
    color: var(--nw-ground);
  }

  /* The sliders can be moved. */
  [role='radiogroup'] {
    flex: 1 0 auto;
  }
  [role='radiogroup'] table {
    width: 100%;
  }
  [role='radiogroup'] :is(td, th[scope='col']) {
    min-width: 24px;
    cursor: pointer;
  }
  [role='radiogroup'] thead td {
    cursor: auto;
  }
  label {
    display: block;
    min-height: 24px;
    cursor: pointer;
  }
  input {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }
  th:has(:focus-visible) {
    outline: 3px solid var(--nw-ink);
    outline-offset: 1px;
  }
  [role='radiogroup'] :is(td, th[scope='col']):not([part]):hover {
    background: var(--nw-ground);
  }
  [part='result'] {
    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    gap: 6px 8px;
    margin: 4px 0 0;
    padding-top: 8px;
    border-top: 2px solid var(--nw-line);
  }
  dl div {
    flex: 1;
    min-width: min-content;
    max-width: 8em;
  }
  dt {
    color: var(--nw-muted);
  }
  dd {
    margin: 0;
    font: 700 1.6rem/1.1 var(--nw-title-font);
    font-variant-numeric: tabular-nums lining-nums;
  }
  dd small {
    font: 400 1rem system-ui;
  }
  @media (pointer: coarse) {
    label {
      min-height: 44px;
      line-height: 44px;
    }
  }
  /* Without colours, a frame marks the column. */
  @media (forced-colors: active) {
    .health [part='now'][part='now'],
    .terror [part='now'][part='now'] {
      background: Canvas;
      color: CanvasText;
      outline: 2px solid CanvasText;
      outline-offset: -2px;
    }
    th:has(:focus-visible) {
      outline: 4px solid Highlight;
    }
  }
`;
