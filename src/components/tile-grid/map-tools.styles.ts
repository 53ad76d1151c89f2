import { css } from 'lit';

/** Places for a tile, the mini map, arrows, and cursors for dragging. */
export const toolStyles = css`
  .grab,
  .movable {
    cursor: grab;
  }
  .movable {
    touch-action: none;
  }
  .bar > button:not(.laying *) {
    padding: 0 2px;
  }
  .can-act:hover .area,
  [role].over .area {
    fill: color-mix(in srgb, var(--nw-accent) 45%, transparent);
  }
  .ghost,
  .tick {
    stroke: var(--nw-accent);
    stroke-width: 3;
  }
  .ghost {
    fill: color-mix(in srgb, var(--nw-accent) 20%, transparent);
  }
  /* The whole cell can be pressed, because a place may be drawn small. */
  .reach {
    fill: transparent;
  }
  .spot .area,
  .ghost {
    stroke-dasharray: 9 6;
  }
  [role].spot:focus-visible .area {
    stroke-dasharray: none;
  }
  .trail {
    stroke: var(--bone);
    stroke-width: 2.6;
    stroke-linecap: round;
  }
  .under {
    stroke: var(--pen);
    stroke-width: 5.6;
  }
  .dots {
    stroke-dasharray: 0 7;
  }
  .mini {
    width: 44px;
    max-height: 60px;
    border: 1.5px solid var(--nw-line);
    background: var(--nw-ground);
    pointer-events: auto;
    cursor: pointer;
  }
  .mini path {
    fill: var(--nw-ink);
    opacity: 0.4;
  }
  .mini rect {
    fill: none;
    stroke: var(--nw-ink);
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
  /* The button that lays the tile. */
  .laying > .bar > :first-child {
    border-color: var(--nw-accent);
    background: var(--nw-accent);
    color: var(--nw-on-accent);
    font-weight: 700;
  }
  /* Two fingers and the small map move the map, too, where room is scarce. */
  @media (pointer: coarse) {
    .pan {
      display: none;
    }
  }
  /* Letters keep their size when tokens in a crowd are drawn smaller. */
  .small text {
    font-size: calc(1.75 * var(--letter, 15px));
  }
  @media (forced-colors: active) {
    /* A shadow would have the same colour as the background. */
    .shade {
      display: none;
    }
    /* Makes the highlight visible on dark areas, too. */
    .can-act :is(.area, .coin) {
      filter: drop-shadow(0 0 2px HighlightText);
    }
  }
  @media print {
    .mini {
      display: none;
    }
  }
`;
