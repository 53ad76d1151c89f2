// Styles of <nw-elevator>: the panel with the die, and a cut through the building with the car in its shaft.
import { css } from 'lit';

export const styles = css`
  :host {
    container-type: inline-size;
  }
  .elevator {
    display: grid;
    gap: 14px 20px;
    padding: 12px;
    border: 2px solid var(--nw-line);
    border-radius: 10px;
    background: var(--nw-lit);
  }
  .panel {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 10px 16px;
    align-content: center;
    align-items: center;
  }
  nw1-dice-pool {
    display: block;
    width: 72px;
  }
  /* The colours of the die and its edges. */
  nw1-dice-pool::part(d6) {
    --f: light-dark(#fbfffd, #d7e8e0);
    --e: light-dark(#8fb8a8, #7fa797);
    --i: #12332b;
    --s: light-dark(#b3d0c4, #050c0b);
  }
  [part='result'] {
    min-height: 4lh;
    margin: 0;
    align-content: center;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  /* The die tells the result before the words do. */
  .panel:has(nw1-dice-pool:state(rolling)) [part='result'] {
    visibility: hidden;
  }
  [part='call'] {
    grid-column: 1 / -1;
    min-height: 44px;
    border-color: var(--nw-accent);
    background: var(--nw-accent);
    color: var(--nw-on-accent);
    font-weight: 700;
  }
  [part='call']:disabled {
    border-color: var(--nw-line);
    background: none;
    color: var(--nw-muted);
    font-weight: 400;
    cursor: default;
  }

  .building {
    display: grid;
    grid-template-columns: 46px minmax(0, 1fr);
  }
  .shaft {
    position: relative;
    overflow: clip;
    border: 2px solid var(--nw-line);
    border-start-start-radius: 6px;
    border-end-start-radius: 6px;
    background: var(--nw-shade);
  }
  /* The frame of the focus is around the whole building. */
  ul:focus-visible {
    outline: none;
  }
  .building:has(ul:focus-visible) {
    border-radius: 6px;
    outline: 3px solid var(--nw-ink);
    outline-offset: 2px;
  }
  /* A car with its two doors, on a rope. */
  .car {
    position: absolute;
    inset: calc(var(--above) * 25%) 0 auto;
    height: 25%;
  }
  .car::before {
    content: '';
    position: absolute;
    inset: auto 0 100%;
    width: 2px;
    height: 400%;
    margin: auto;
    background: var(--nw-muted);
  }
  .car::after {
    content: '';
    position: absolute;
    inset: 5px 6px;
    border: 2px solid var(--nw-ink);
    border-radius: 3px;
    background:
      linear-gradient(
        90deg,
        transparent calc(50% - 1px),
        var(--nw-ink) calc(50% - 1px) calc(50% + 1px),
        transparent calc(50% + 1px)
      ),
      var(--nw-paper);
  }
  ul {
    display: grid;
    grid-auto-rows: 1fr;
    margin: 0;
    padding: 0;
    list-style: '';
  }
  li {
    display: grid;
    min-height: 48px;
    border: 2px solid var(--nw-line);
    border-inline-start: 0;
    border-block-end-width: 0;
    background: var(--nw-ground);
  }
  li:first-child {
    border-start-end-radius: 6px;
  }
  li:last-child {
    border-end-end-radius: 6px;
    border-block-end-width: 2px;
  }
  li > * {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-content: center;
    align-items: center;
    padding: 4px 10px;
    color: var(--nw-muted);
    text-align: start;
    overflow-wrap: anywhere;
  }
  li span {
    flex: 1;
    min-width: min-content;
  }
  li b {
    width: 1.5rem;
    font: 700 1.375rem/1 var(--nw-title-font);
    text-align: center;
  }
  [part~='current'] {
    background: var(--nw-ink);
  }
  [part~='current'] > * {
    color: var(--nw-ground);
    font-weight: 700;
  }
  [part='choice'] {
    width: 100%;
    border: 0;
    border-radius: 0;
    background: none;
    color: var(--nw-ink);
    box-shadow: inset 0 0 0 2px var(--nw-accent);
  }
  [part='choice']:hover {
    background: var(--nw-lit);
  }
  [part~='current'] [part='choice'] {
    color: var(--nw-ground);
  }
  [part~='current'] [part='choice']:hover {
    background: none;
    text-decoration: underline;
  }
  [part='choice']:focus-visible {
    z-index: 1;
    outline-color: var(--nw-ink);
  }
  small {
    font-size: max(14px, 0.875rem);
  }
  svg {
    width: 16px;
    height: 16px;
    fill: var(--nw-accent);
  }

  table {
    border-collapse: collapse;
    align-self: center;
  }
  caption {
    padding-bottom: 4px;
    color: var(--nw-muted);
    text-align: start;
  }
  th,
  td {
    padding: 4px 8px;
    border-top: 1px solid var(--nw-line);
    line-height: 1.25;
    text-align: start;
    vertical-align: baseline;
  }
  th[scope='row'] {
    width: 2rem;
    font: 700 1.125rem/1.2 var(--nw-title-font);
    text-align: center;
  }
  [part='now'] {
    background: var(--nw-ink);
    color: var(--nw-ground);
    font-weight: 700;
  }

  @container (max-width: 16em) {
    .panel {
      grid-template-columns: minmax(0, 1fr);
    }
    li > * {
      padding-inline: 6px;
    }
  }
  @container (min-width: 528px) {
    .elevator {
      grid-template-columns: minmax(0, 1fr) minmax(0, 272px);
    }
    table {
      grid-column: 1 / -1;
    }
  }
  @container (min-width: 820px) {
    .elevator {
      max-width: 46rem;
    }
    .elevator:has(table) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 272px) auto;
      max-width: 60rem;
    }
    table {
      grid-column: auto;
    }
  }

  /* Without colours, frames mark the Floor and the row. */
  @media (forced-colors: active) {
    [part~='current'],
    [part='now'] {
      background: Canvas;
      outline: 3px double CanvasText;
      outline-offset: -4px;
    }
    [part~='current'] > *,
    [part~='current'] [part='choice'],
    [part='now'] {
      color: CanvasText;
    }
    [part='choice'] {
      padding: 1px 7px;
      border: 3px solid Highlight;
    }
    .car::after {
      border-color: CanvasText;
      background: CanvasText;
    }
    .car::before {
      background: CanvasText;
    }
  }
`;
