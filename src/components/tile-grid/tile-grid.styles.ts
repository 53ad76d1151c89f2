import { css } from 'lit';

/** A drawn board: ink on paper, brown corridors, black for dark areas, and one accent colour for selectable things. */
export const gridStyles = css`
  :host {
    --pen: #2b2118;
    --bone: #f6ecd6;
    display: flex;
    flex-direction: column;
    position: relative;
    container-type: inline-size;
    max-width: 100%;
    min-height: 260px;
    background: var(--nw-ground);
  }
  .map {
    display: flex;
    /* It grows with its column until it is as high as the window; an element with a height of its own is filled. */
    flex: 1 1 min(75cqi, max(640px, 90vh));
    min-height: 0;
  }
  .frame {
    display: flex;
    flex: 1;
    min-width: 0;
    min-height: 0;
    overflow: hidden;
    touch-action: pan-x pan-y;
    background: radial-gradient(70% 80% at 12% 10%, var(--nw-lit), transparent);
  }
  .frame > svg {
    width: 100%;
    direction: ltr;
    user-select: none;
    -webkit-user-select: none;
  }
  text:where(:not(.art *)) {
    fill: var(--pen);
    font: 700 var(--letter, 15px) var(--nw-title-font);
    text-anchor: middle;
  }
  /* A game's drawings use presentation attributes, which any of these rules would override. */
  path:where(:not(.art *)) {
    fill: none;
    stroke-linejoin: round;
  }
  [aria-hidden] {
    pointer-events: none;
  }

  [role] {
    outline: none;
    cursor: pointer;
  }
  .area {
    fill: transparent;
    stroke: none;
    stroke-width: 3;
  }
  :is(.can-act, .selected) .area {
    stroke: var(--nw-accent);
  }
  .can-act .area {
    fill: color-mix(in srgb, var(--nw-accent) 20%, transparent);
  }
  .selected .area {
    stroke-width: 7;
  }
  [role]:focus-visible .area {
    stroke: var(--nw-ink);
    stroke-width: 5;
    stroke-dasharray: none;
    filter: drop-shadow(0 0 2px var(--nw-ground)) drop-shadow(0 0 1px var(--nw-ground));
  }
  .coin {
    fill: var(--nw-accent);
  }
  .cost {
    fill: var(--nw-on-accent);
  }
  /* The buttons stand beside the map, so that they cover nothing. */
  /* Their number changes, but never the width of the map. */
  .bar {
    display: flex;
    flex: none;
    flex-direction: column;
    gap: 2px;
    justify-content: end;
    width: 44px;
    overflow: hidden auto;
    scrollbar-width: none;
  }
  .laying {
    flex-direction: column;
  }
  .laying > .bar {
    width: auto;
    flex-flow: row wrap;
    gap: 8px;
    justify-content: center;
    padding: 6px;
  }
  @media (forced-colors: active) {
    :host {
      --pen: CanvasText;
      --bone: Canvas;
    }
    svg {
      forced-color-adjust: none;
    }
  }
`;
