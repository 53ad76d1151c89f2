// Styles of the list and legend beside or below a board, of distances, and of things that are not targets now.
import { css } from 'lit';

export const legendStyles = css`
  .aside {
    flex: none;
    padding: 8px 12px 12px;
  }
  .aside p {
    margin: 12px 0 4px;
    font: 600 1.25em/1.2 var(--nw-title-font);
  }
  .aside .title {
    margin-top: 4px;
    font-size: 1.6em;
  }
  .aside dl {
    margin: 0;
  }
  .aside dl div {
    display: grid;
    grid-template-columns: fit-content(45%) minmax(0, 1fr);
    gap: 0 0.8em;
    align-items: baseline;
    padding: 4px 0;
    border-bottom: 1px solid var(--nw-line);
  }
  .aside dt {
    min-width: 2.4em;
    overflow-wrap: anywhere;
    font: 700 1.2em/1.2 var(--nw-title-font);
  }
  .aside dd {
    margin: 0;
    overflow-wrap: break-word;
    color: var(--nw-muted);
  }
  .aside ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9.5em, 100%), 1fr));
    gap: 2px 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* Symbols have a floor behind them, as on the board. */
  .legend svg {
    flex: none;
    background: var(--floor);
  }
  .aside li {
    display: flex;
    gap: 10px;
    align-items: center;
    color: var(--nw-muted);
  }
  /* The list and the legend are beside the board if there is room, otherwise below it. */
  :host(:state(listed)) {
    aspect-ratio: auto;
  }
  :host(:state(listed)) .map {
    flex: none;
    aspect-ratio: 1;
  }
  .ring circle {
    fill: none;
    stroke: var(--floor-ink);
    stroke-width: 0.8;
    stroke-dasharray: 3 3;
  }
  .ring .disc {
    fill: var(--chalk);
    stroke-width: 1.4;
    stroke-dasharray: none;
  }
  .plan .ring text {
    font-size: calc(20 * var(--px));
    fill: #191617;
  }
  .threatened .corners:not(.under) {
    stroke: var(--nw-alarm);
    stroke-dasharray: 3 2;
  }
  .seen .corners:not(.under) {
    stroke: var(--pale);
  }
  .disabled .corners:not(.under) {
    stroke: var(--nw-muted);
    stroke-dasharray: 1.5 3;
  }
  @media (forced-colors: active) {
    .plan .ring text {
      fill: CanvasText;
    }
    .ring .disc {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
  @container (max-width: 15em) {
    .aside dl div {
      display: block;
    }
  }
  @container (min-width: 860px) {
    .aside {
      position: absolute;
      inset: 0 0 0 auto;
      width: 34%;
      overflow: auto;
      padding: 20px 24px;
    }
    /* The map takes the height that is reserved for the board. */
    :host(:state(listed)) .map {
      aspect-ratio: auto;
      height: min(75cqi, max(640px, 90vh));
      margin-right: 34%;
    }
  }
`;
