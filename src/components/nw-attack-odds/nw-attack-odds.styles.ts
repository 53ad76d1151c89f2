// Styles of <nw-attack-odds>, an illustration inside a text. The attack and its target are beside each other or
// stacked; the result is below.
import { css } from 'lit';
import { oddsChart } from '../shared/odds/odds-chart.styles.js';
import { dieColours } from '../shared/theme/die-colours.styles.js';

export const styles = css`
  :host {
    container-type: inline-size;
    border: 1px solid var(--nw-line);
    border-radius: 4px;
    background: var(--nw-ground);
    font-size: 1rem;
    line-height: 1.4;
    overflow: clip;
  }
  slot {
    display: block;
    padding: 8px 14px 0;
  }
  :host(:empty) slot {
    display: none;
  }
  ::slotted(*) {
    margin: 0;
  }
  ${oddsChart}
  .odds {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    padding: 10px 14px 14px;
  }
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0 0 4px;
    font: 700 1.07em var(--nw-title-font);
  }
  p {
    margin: 0;
  }
  .controls {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 12px;
    align-items: end;
    margin-bottom: 8px;
  }
  label {
    display: grid;
    gap: 2px;
    flex: 1 1 9em;
    min-width: 0;
    font-size: max(14px, 0.9em);
  }
  label > span {
    color: var(--nw-muted);
    overflow-wrap: anywhere;
  }
  .switch {
    grid-template-columns: auto 1fr;
    gap: 8px;
    align-items: center;
    flex: 0 1 auto;
    min-height: 32px;
    cursor: pointer;
  }
  .switch > span {
    color: inherit;
  }
  input {
    width: 20px;
    height: 20px;
    margin: 2px;
    accent-color: var(--nw-accent);
  }
  select {
    width: 100%;
    min-height: 34px;
    padding: 4px 6px;
    border: 1.5px solid var(--nw-line);
    border-radius: 4px;
    background: var(--nw-lit);
    color: var(--nw-ink);
    font: inherit;
    text-overflow: ellipsis;
  }
  @media (pointer: coarse) {
    select,
    .switch {
      min-height: 44px;
    }
  }

  /* Small dice: their number and their name. */
  .dice {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 4px;
    margin-inline-end: 8px;
    vertical-align: -3px;
  }
  .dice:empty {
    display: none;
  }
  .dice i {
    width: 17px;
    height: 17px;
    border: 1px solid #0008;
    border-radius: 4px;
    background: var(--f);
    box-shadow: 1px 2px 0 var(--e);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  ${dieColours}

  .result,
  [part='out'] {
    padding-top: 12px;
    border-top: 1px solid var(--nw-line);
  }
  .result {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px 24px;
  }
  .result p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    align-items: baseline;
  }
  .result p > span {
    flex: 1 1 6em;
  }
  strong {
    flex: none;
    font: 700 22px/1 var(--nw-title-font);
  }
  [part='chance'] {
    font-size: 42px;
    letter-spacing: -0.02em;
  }
  [part='chance'] small {
    font-size: 22px;
  }
  .result span {
    color: var(--nw-muted);
  }
  [role='table'] {
    height: 112px;
    max-width: none;
    width: min(100%, 34em);
  }
  [role='row'] b {
    font-weight: 400;
    line-height: 18px;
  }
  @container (min-width: 560px) {
    .odds {
      grid-template-columns: 1fr 1fr;
      gap: 12px 28px;
    }
    .result,
    [part='out'] {
      grid-column: 1/-1;
    }
    .result {
      grid-template: auto auto 1fr / minmax(0, 14em) minmax(0, 1fr);
    }
    .result p {
      flex-flow: column;
      gap: 0;
    }
    .result p > span {
      flex: none;
    }
    .result p + p {
      flex-flow: row;
      gap: 8px;
    }
    [role='table'] {
      grid-area: 1 / 2 / 4;
    }
  }
  /* A printed page shows the chosen value instead of a control. */
  @media screen {
    .name {
      display: none;
    }
  }
  @media print {
    .controls {
      display: none;
    }
  }
`;
