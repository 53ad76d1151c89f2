import { css } from 'lit';

/** Colours of the default drawings: paper rooms, brown corridors, black for dark areas, and tokens in five colours. */
export const inks = css`
  :host {
    --paper: light-dark(#fdf6e4, #d9c59c);
    --kraft: light-dark(#c6a673, #94784f);
    --kraft-floor: light-dark(#dcc294, #b3976b);
    --hall: light-dark(#1a130d, #0c0907);
    --hall-pen: light-dark(#d9c59c, #bda881);
    --hall-floor: #040302;
  }
  .fold {
    stroke: var(--nw-muted);
    stroke-dasharray: 2 7;
  }
  .place {
    fill: var(--nw-ink);
  }
  /* Targets are highlighted even on spaces without tiles. */
  :where(.bare) .area {
    fill: var(--nw-lit);
    stroke: var(--nw-line);
  }
  .threatened .area {
    stroke: var(--nw-alarm);
    stroke-width: 5;
    stroke-dasharray: 3 6;
  }
  .disabled .area {
    stroke: var(--nw-muted);
    stroke-width: 2;
    stroke-dasharray: 2 8;
  }
  .seen .area {
    stroke: var(--nw-ink);
    stroke-dasharray: 0 7;
    stroke-linecap: round;
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

  pattern path {
    stroke: var(--nw-paper-ink);
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
  @media (forced-colors: active) {
    :host {
      --paper: Canvas;
      --kraft: Canvas;
      --kraft-floor: Canvas;
      --hall: CanvasText;
      --hall-pen: Canvas;
      --hall-floor: CanvasText;
    }
    .standee {
      --tint: CanvasText;
    }
    .mass {
      fill: CanvasText;
      stroke: Canvas;
    }
  }
`;
