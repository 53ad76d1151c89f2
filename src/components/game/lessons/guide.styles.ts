// Styles of the lessons: the instructions stay visible above the table.
import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
    /* The guide itself scrolls things into view, so the browser must not adjust the scroll position. */
    overflow-anchor: none;
  }
  section {
    position: sticky;
    top: 0;
    z-index: 3;
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 4px 16px;
    align-items: start;
    padding: 12px 16px;
    border-bottom: 2px solid var(--nw-accent);
    background: var(--nw-paper);
    color: var(--nw-paper-ink);
  }
  h2,
  p {
    margin: 0;
    grid-column: 1;
  }
  h2 {
    font: 700 1.25rem/1.15 var(--nw-title-font);
  }
  h2 small {
    font: 400 0.875rem var(--nw-title-font);
    color: var(--nw-paper-muted);
  }
  p {
    max-width: 64ch;
    min-height: 2.7em;
  }
  p:focus,
  p:focus-visible {
    outline: none;
  }
  .another {
    min-height: 0;
    font-weight: 700;
  }
  div {
    grid-area: 1 / 2 / span 3;
    display: grid;
    gap: 6px;
  }
  button {
    min-height: 32px;
    padding: 4px 14px;
    border: 1px solid var(--nw-paper-muted);
    border-radius: 3px;
    background: none;
    color: inherit;
    font: inherit;
    font-size: max(14px, 0.875rem);
    cursor: pointer;
  }
  button.on {
    border-color: transparent;
    background: var(--nw-accent);
    color: var(--nw-on-accent);
    font-weight: 700;
  }
  /* A button that comes later keeps its place, so that the other one never lies where it was pressed. */
  .away {
    visibility: hidden;
  }
  button:focus-visible {
    outline: 3px solid var(--nw-paper-ink);
    outline-offset: 2px;
  }
  /* The instructions and the table fill the window together. */
  .table {
    --nw-table-height: clamp(30rem, 100svh - 7rem, 60rem);
    display: block;
    min-height: var(--nw-table-height);
  }
  /* A lesson asks for one act only: the log and the buttons for the match are hidden. */
  .table::part(log),
  .table::part(acts),
  .table::part(end-actions) {
    display: none;
  }
  @media (pointer: coarse) {
    button {
      min-height: 44px;
    }
  }
  @container game (inline-size < 560px) {
    .table {
      --nw-table-height: clamp(30rem, 100svh - 10rem, 60rem);
    }
    section {
      grid-template-columns: 1fr;
      padding: 8px 12px;
    }
    div {
      grid-area: auto;
      grid-auto-flow: column;
      justify-content: start;
    }
  }
  @media (forced-colors: active) {
    section {
      border: 1px solid;
    }
    button.on {
      border-color: currentColor;
    }
  }
`;

/** Styles that mark the things that the lesson asks for. They are added to the table and to its pieces. */
export const marks = css`
  /* Lists are never folded, so that the choice that the lesson asks for is visible. */
  :host {
    --nw-fold: initial !important;
  }
  /* What is to be pressed is lit by a ring, and lifted. Fading it would say that it cannot be used. */
  [data-next],
  [data-next] .area {
    opacity: 1;
  }
  [data-next] .area {
    stroke: var(--nw-accent);
    stroke-width: 6;
    stroke-opacity: 1;
  }
  :is(.space, .spot)[data-next] .area {
    fill: color-mix(in srgb, var(--nw-accent) 22%, transparent);
  }
  /* Small things need a wider outline than whole rooms. */
  :is(.token, .door)[data-next] .area {
    stroke-width: 10;
  }
  .can-act:not([data-next]) .area,
  .can-act:not([data-next], [data-next] + .can-act) :is(.coin, .cost) {
    opacity: 0.3;
  }
  .can-act:not([data-next])::after {
    opacity: 0.3;
  }
  :is(.room, .figure, .thing, .slip, .die, .card)[data-next] {
    outline: 4px solid var(--nw-accent);
    outline-offset: 3px;
  }
  :is(.thing, .slip, .die, .card)[data-next],
  .figure[data-next] > svg {
    translate: 0 -3px;
  }
  /* Rooms lie side by side, so the outline of one has to be above the others. */
  .room[data-next] {
    z-index: 3;
    outline-offset: 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    :host(:not([motion='none'])) :is(.thing, .slip, .die, .card)[data-next]:not(:focus-visible),
    :host(:not([motion='none'])) .figure[data-next]:not(:focus-visible) > svg {
      animation: lift 1.1s ease-in-out 4 alternate;
    }
    :host(:not([motion='none'])) .room[data-next]:not(:focus-visible) {
      animation: ring 1.1s ease-in-out 4 alternate;
    }
    :host(:not([motion='none'])) [data-next]:not(:focus-visible) .area {
      animation: trace 1.1s ease-in-out 4 alternate;
    }
  }
  @keyframes lift {
    50% {
      translate: 0 -7px;
    }
  }
  @keyframes ring {
    50% {
      outline-width: 7px;
    }
  }
  @keyframes trace {
    50% {
      stroke-width: 14;
    }
  }
`;
