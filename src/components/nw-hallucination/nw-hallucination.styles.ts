// Styles of <nw-hallucination>: a printed form with the pictogram of the scenario and one trace line of a monitor.
import { css } from 'lit';

export const styles = css`
  :host {
    display: flex;
    flex-direction: column;
    container-type: inline-size;
  }
  slot {
    display: block;
  }
  [part='card'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    align-content: start;
    flex: 1 0 auto;
    max-width: 40rem;
    padding: 14px 18px 18px;
    border: 2px solid var(--nw-paper-ink);
    border-top: 8px solid var(--nw-accent);
    background: var(--nw-paper);
    box-shadow: 0 3px var(--nw-shade);
    color: var(--nw-paper-ink);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  :focus-visible {
    outline-color: var(--nw-paper-ink);
  }
  .head {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 6px 14px;
    align-items: center;
  }
  .head > svg:not(.trace) {
    width: clamp(56px, 14cqi, 84px);
  }
  .head > div {
    grid-column-end: -1;
  }
  .head > div:first-child {
    grid-column-start: 1;
  }
  .trace {
    grid-column: 1 / -1;
    width: 100%;
    height: 24px;
    fill: none;
    stroke: #0d7a55;
    stroke-width: 2;
    stroke-linejoin: round;
  }
  p,
  h3,
  h4 {
    margin: 0;
  }
  .kind,
  [part='prompt'] {
    color: var(--nw-paper-muted);
  }
  .kind {
    font-size: max(14px, 0.875rem);
  }
  h3 {
    font: 700 1.5rem/1.15 var(--nw-title-font);
    hyphens: auto;
  }
  [part='situation'] {
    font: 1.125rem/1.45 var(--nw-title-font);
  }
  ul {
    display: grid;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: '';
  }
  [part='option'] {
    display: block;
    width: 100%;
    min-height: 44px;
    padding: 8px 14px;
    border: 1.5px solid var(--nw-paper-ink);
    border-inline-start: 6px solid #0d7a55;
    background: none;
    color: var(--nw-paper-ink);
    font-weight: 600;
    text-align: start;
    line-height: 1.25;
  }
  [part='option']:hover {
    border-inline-start-width: 11px;
    padding-inline-start: 9px;
  }
  .outcome {
    display: grid;
    gap: 8px;
    padding-inline-start: 14px;
    border-inline-start: 4px solid #0d7a55;
  }
  h4 {
    justify-self: start;
    border-radius: 2px;
    font: 600 1rem/1.3 system-ui;
    color: var(--nw-paper-muted);
  }
  [part='result'] {
    font: 1.125rem/1.45 var(--nw-title-font);
  }
  [part='effect'] {
    font-weight: 700;
  }
  [part='again'] {
    justify-self: start;
    border-color: var(--nw-paper-muted);
    background: none;
    color: var(--nw-paper-ink);
  }
  @container (max-width: 16em) {
    .head {
      grid-template-columns: minmax(0, 1fr);
    }
    h3 {
      font-size: 1.25rem;
    }
  }
  @media (forced-colors: active) {
    [part='card'] {
      border-top-color: Highlight;
    }
    .trace {
      stroke: CanvasText;
    }
    [part='option'] {
      border-inline-start-color: Highlight;
    }
  }
  @media print {
    [part='option'] {
      display: block;
    }
  }
`;
