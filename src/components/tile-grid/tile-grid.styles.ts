import { css } from 'lit';

/** A drawn board: ink on paper, kraft for corridors, black for what is dark; one accent for where one can act. */
export const styles = css`
  :host {
    --paper: light-dark(#fdf6e4, #d9c59c);
    --pen: #2b2118;
    --kraft: light-dark(#c6a673, #94784f);
    --kraft-floor: light-dark(#dcc294, #b3976b);
    --hall: light-dark(#1a130d, #0c0907);
    --hall-pen: light-dark(#d9c59c, #bda881);
    --hall-floor: #040302;
    --bone: #f6ecd6;
    display: flex;
    flex-direction: column;
    position: relative;
    container-type: inline-size;
    aspect-ratio: 4 / 3;
    min-height: 260px;
    background: var(--nw-ground);
  }
  .frame {
    display: flex;
    flex: 1;
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
  .grab {
    cursor: grab;
  }
  text {
    fill: var(--pen);
    font: 700 var(--letter, 15px) var(--nw-title-font);
    text-anchor: middle;
  }
  path {
    fill: none;
    stroke-linejoin: round;
  }
  pattern path {
    stroke: var(--nw-paper-ink);
  }
  [aria-hidden] {
    pointer-events: none;
  }

  .tile {
    --sheet: var(--paper);
    --floor: var(--paper);
    --ink: var(--pen);
  }
  .corridor {
    --sheet: var(--kraft);
    --floor: var(--kraft-floor);
  }
  .dark {
    --sheet: var(--hall);
    --floor: var(--hall-floor);
    --ink: var(--hall-pen);
  }
  .shade {
    fill: var(--nw-shade);
    opacity: 0.8;
  }
  .paper {
    fill: var(--sheet);
    stroke: color-mix(in srgb, var(--ink) 30%, transparent);
  }
  .fold {
    stroke: var(--nw-muted);
    stroke-dasharray: 2 7;
  }
  .hatch {
    fill: url(#hatch);
    opacity: 0.7;
  }
  .boards {
    fill: url(#boards);
    opacity: 0.25;
  }
  .dark :is(.hatch, .boards) {
    filter: invert();
  }
  .wall,
  .line,
  .sill {
    stroke: var(--ink);
    stroke-width: 8.4;
  }
  .gap {
    stroke: var(--floor);
    stroke-width: 5.2;
  }
  .line {
    stroke-width: 3;
  }
  .sill {
    stroke-width: 1.4;
  }
  .floor {
    fill: var(--floor);
  }
  .door {
    fill: color-mix(in srgb, var(--ink) 45%, var(--sheet));
  }
  .name {
    font-style: italic;
    paint-order: stroke;
    fill: var(--ink);
    stroke: var(--floor);
    stroke-width: 4px;
    text-anchor: start;
  }
  .place {
    fill: var(--nw-ink);
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
  .bare .area {
    fill: var(--nw-lit);
    stroke: var(--nw-line);
  }
  :is(.can-act, .selected) .area,
  .ghost,
  .tick {
    stroke: var(--nw-accent);
  }
  .can-act .area,
  .ghost {
    fill: color-mix(in srgb, var(--nw-accent) 20%, transparent);
  }
  .can-act:hover .area,
  .over .area {
    fill: color-mix(in srgb, var(--nw-accent) 45%, transparent);
  }
  .selected .area {
    stroke-width: 7;
  }
  .threatened .area {
    stroke: var(--nw-alarm);
    stroke-width: 5;
    stroke-dasharray: 3 6;
  }
  .seen .area {
    stroke: var(--nw-ink);
    stroke-dasharray: 0 7;
    stroke-linecap: round;
  }
  .disabled .area {
    stroke: var(--nw-muted);
    stroke-width: 2;
    stroke-dasharray: 2 8;
  }
  .spot .area,
  .ghost {
    stroke-dasharray: 9 6;
  }
  .tick,
  .ghost {
    stroke-width: 3;
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

  .movable {
    touch-action: none;
    cursor: grab;
  }
  .base {
    fill: var(--bone);
    stroke: var(--pen);
  }
  .pale {
    fill: var(--bone);
  }
  .mass {
    fill: #050302;
    stroke: #cdb98f;
    stroke-width: 2;
  }
  .stand {
    fill: var(--tint);
    stroke: var(--bone);
    stroke-width: 2;
  }
  .s0 {
    --tint: #2c5f7c;
  }
  .s1 {
    --tint: #8a2d28;
  }
  .s2 {
    --tint: #55702a;
  }
  .s3 {
    --tint: #2b2118;
  }
  .s4 {
    --tint: #634a80;
  }

  .mini {
    position: absolute;
    inset: 8px auto auto 8px;
    width: 96px;
    max-height: 72px;
    border: 1.5px solid var(--nw-line);
    background: var(--nw-ground);
  }
  .mini path {
    fill: var(--nw-muted);
  }
  .mini rect {
    fill: none;
    stroke: var(--nw-ink);
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    min-height: 32px;
  }
  .bar button {
    padding: 0 2px;
  }
  @container (min-width: 560px) {
    .bar {
      position: absolute;
      inset: auto 4px 4px auto;
    }
  }
  @media (forced-colors: active) {
    :host {
      --paper: Canvas;
      --pen: CanvasText;
      --kraft: Canvas;
      --kraft-floor: Canvas;
      --hall: CanvasText;
      --hall-pen: Canvas;
      --hall-floor: CanvasText;
      --bone: Canvas;
    }
    svg {
      forced-color-adjust: none;
    }
    .standee {
      --tint: CanvasText;
    }
    .mass {
      fill: CanvasText;
      stroke: Canvas;
    }
  }
  @media print {
    .mini {
      display: none;
    }
  }
`;
