import { css } from 'lit';

/** A rusted ward by fluorescent light: worn floors, heavy walls with a bright edge, orange doors; dark where nobody sees. */
export const styles = css`
  :host {
    --floor: light-dark(#cbc2b1, #a8a092);
    --floor-ink: #2a211e;
    --wall: light-dark(#231b19, #0f0c0c);
    --wall-edge: light-dark(#fffdf6, #e6ded2);
    --chalk: #fffaf0;
    --rust: #c9713f;
    --dark: light-dark(#4a413d, #3a3331);
    --dark-ink: light-dark(#1f1917, #120e0e);
    --pale: #f4ffd9;
    --words: #efe9e4;
    /* On a phone a board is as tall as it is wide. */
    min-height: min(100vw, 420px);
  }
  .plan {
    pointer-events: none;
  }
  .board-shade {
    fill: var(--nw-shade);
  }
  .floor {
    fill: var(--floor);
  }
  .f1 {
    fill: color-mix(in srgb, var(--floor) 88%, #8a5a3a);
  }
  .f3 {
    fill: color-mix(in srgb, var(--floor) 90%, #4d6b66);
  }
  .texture {
    opacity: 0.7;
  }
  .t0 {
    fill: url(#floor0);
  }
  .t1 {
    fill: url(#floor1);
  }
  .t2 {
    fill: url(#floor2);
  }
  .t3 {
    fill: url(#floor3);
  }
  .t4 {
    fill: url(#floor4);
  }
  .hatching {
    fill: url(#unseen);
  }
  pattern[id^='floor'] path {
    stroke: var(--floor-ink);
    stroke-width: 0.6;
    opacity: 0.5;
  }
  pattern .check {
    fill: var(--floor-ink);
    stroke: none;
    opacity: 0.32;
  }
  .scratch {
    stroke: #5b3a2c;
    stroke-width: 0.5;
    opacity: 0.5;
  }
  .deep {
    stroke-width: 0.9;
  }
  .stain {
    fill: #7a4a34;
    opacity: 0.36;
  }
  .cast-shade {
    fill: #1c1614;
    opacity: 0.3;
  }
  .lit {
    fill: #fff5cf;
    opacity: 0.5;
  }
  .veil {
    fill: var(--dark);
    opacity: 0.96;
  }
  #unseen path {
    stroke: var(--dark-ink);
    stroke-width: 1;
    opacity: 0.7;
  }
  .white-line {
    stroke: var(--chalk);
    stroke-width: 2.4;
  }
  .line-under {
    stroke: #1a1211;
    stroke-width: 4;
    opacity: 0.4;
  }
  .wall-edge {
    fill: var(--wall-edge);
  }
  .wall-core {
    fill: var(--wall);
  }
  .wall-seam {
    stroke: color-mix(in srgb, var(--wall) 75%, var(--wall-edge));
    stroke-width: 0.7;
  }
  .leaf {
    fill: var(--rust);
    stroke: #1a1211;
    stroke-width: 0.8;
  }
  .stripes {
    fill: url(#stripes);
  }
  #stripes path {
    stroke: #1a1211;
    stroke-width: 2.6;
  }
  .frame-line {
    stroke: var(--wall-edge);
    stroke-width: 1.2;
  }
  .sill,
  .swing {
    stroke: var(--chalk);
    stroke-width: 1.5;
    stroke-dasharray: 1.5 2;
  }
  .swing {
    stroke-width: 0.9;
  }
  .cast {
    stroke: #1c1614;
    stroke-width: 7;
    opacity: 0.3;
  }
  .pin {
    fill: var(--chalk);
    stroke: #1a1211;
    stroke-width: 0.8;
  }
  .broken {
    stroke: var(--chalk);
    stroke-width: 1.8;
    stroke-dasharray: 4 3.4;
  }
  .jag {
    fill: var(--wall);
    stroke: var(--wall-edge);
    stroke-width: 1;
  }
  .stone {
    fill: #6d4a3c;
    stroke: #241713;
    stroke-width: 0.7;
  }

  .plan text {
    font-size: calc(15 * var(--px));
  }
  .words :is(.label, .reason, .beside) {
    text-anchor: start;
    paint-order: stroke;
    stroke-width: calc(3 * var(--px));
    stroke-linejoin: round;
  }
  .plan .label {
    font-stretch: semi-condensed;
    fill: #191617;
    stroke: color-mix(in srgb, var(--floor) 70%, transparent);
  }
  .plan .short {
    font-size: calc(18 * var(--px));
  }
  .plan .unlit {
    fill: #cfc5bd;
    stroke: var(--dark);
  }
  .plan .reason {
    font: 700 calc(14 * var(--px)) system-ui, sans-serif;
    fill: var(--words);
    stroke: var(--dark-ink);
  }
  .eye,
  .stop {
    scale: clamp(0.8, calc(1.15 / var(--scale, 1)), 1.6);
  }
  .eye {
    fill: var(--dark-ink);
  }
  .eye path {
    fill: var(--pale);
    stroke: var(--dark-ink);
    stroke-width: 1.8;
  }
  .eye .lid {
    stroke-width: 2.6;
  }
  .ray-under {
    stroke: var(--dark-ink);
    stroke-width: 3.6;
    stroke-linecap: round;
    opacity: 0.85;
  }
  .ray {
    stroke: var(--pale);
    stroke-width: 1.5;
    stroke-linecap: round;
  }
  circle.ray-end {
    fill: var(--pale);
    stroke: var(--dark-ink);
    stroke-width: 1.2;
  }
  .only {
    stroke: var(--pale);
    stroke-width: 2.4;
    filter: drop-shadow(0 0 1px var(--dark-ink));
  }
  /* The line that is asked about stands out from the others. */
  .asked .line {
    opacity: 0.28;
  }
  .asked .near .line {
    opacity: 1;
  }
  .near .ray {
    stroke-width: 2.6;
  }
  .near .ray-under {
    stroke-width: 5.4;
  }
  .dashes {
    stroke: var(--words);
    stroke-width: 1.6;
    stroke-dasharray: 4 3.4;
  }
  .stop path {
    fill: var(--wall);
    stroke: var(--words);
    stroke-width: 1.3;
  }
  .stop .cross {
    stroke-width: 2.2;
  }

  .point path {
    fill: var(--tint);
    stroke: #1a1211;
    stroke-width: 1.2;
  }
  .point .point-ring {
    fill: none;
    stroke: var(--tint);
    stroke-width: 1.6;
    stroke-dasharray: 5 3;
  }
  .plan .point text {
    fill: #fff;
  }
  .p-green {
    --tint: #2c6234;
  }
  .p-blue {
    --tint: #244f86;
  }
  .p-red {
    --tint: #9a2a1c;
  }
  .p-yellow {
    --tint: #e0b33a;
  }
  .plan .p-yellow text {
    fill: #191617;
  }

  .space.selected .area {
    stroke: var(--chalk);
    stroke-width: 2.6;
    filter: drop-shadow(0 0 1px #191617) drop-shadow(0 0 1px #191617);
  }
  :is(.door, .token) .area {
    stroke: none;
    fill: transparent;
  }
  [role]:is(.door, .token):focus-visible .area {
    stroke: var(--nw-ink);
  }
  .corners {
    stroke: var(--nw-accent);
    stroke-width: 3;
  }
  .corners.under {
    stroke: #191617;
    stroke-width: 5.4;
  }
  .selected .corners {
    stroke-width: 5.4;
  }
  .door:hover .area {
    fill: color-mix(in srgb, var(--nw-accent) 25%, transparent);
  }
  .others {
    fill: #050302;
    stroke: var(--bone);
    stroke-width: 1;
  }
  .count circle,
  .mark path {
    fill: #191617;
    stroke: #fffaf0;
    stroke-width: 1.2;
  }
  /* Smaller where a figure is, but not in a crowd. */
  .token g[transform*='scale('] text {
    font-size: calc(16 * var(--px));
  }
  .words :is(.count, .mark) text {
    font-size: calc(14 * var(--px));
    fill: #fffaf0;
  }
  .count circle {
    r: calc(10.5 * var(--px));
  }
  .words .mark .beside {
    stroke: #191617;
  }
  .m-wound path {
    fill: #b02a1a;
  }
  .m-stun path {
    fill: #e0b33a;
  }
  .m-fire path {
    fill: #d9641e;
  }
  .m-frost path {
    fill: none;
    stroke: #bfe6ff;
    stroke-width: 2.6;
    filter: drop-shadow(0 0 1px #191617) drop-shadow(0 0 1px #191617);
  }
  [aria-hidden].tray {
    pointer-events: auto;
  }
  .tray .area {
    fill: color-mix(in srgb, var(--dark-ink) 92%, transparent);
    stroke: var(--wall-edge);
    stroke-width: 2;
  }

  /* A board is as dark at its corners as in its middle: nothing lies on it. */
  .bar {
    position: static;
    justify-content: flex-end;
  }
  /* The first Space has its name where the mini map would lie. */
  .mini:has(+ .bar) {
    position: static;
    width: 34px;
    height: 32px;
    margin: 0 auto -32px 0;
  }
  .mini + .bar {
    padding-left: 36px;
  }

  @media (prefers-contrast: more) {
    .texture,
    .scratch,
    .stain {
      display: none;
    }
  }
  @media print {
    .stop path {
      fill: #fff;
    }
    :host {
      --floor: #fff;
      --dark: #c9c4bd;
      --dark-ink: #6b635d;
      --words: #000;
    }
    .plan :is(.unlit, .reason) {
      fill: #000;
      stroke: #fff;
    }
  }
  @media (forced-colors: active) {
    :host {
      --floor: Canvas;
      --floor-ink: CanvasText;
      --wall: CanvasText;
      --wall-edge: Canvas;
      --chalk: CanvasText;
      --rust: Canvas;
      --dark: Canvas;
      --dark-ink: Canvas;
      --pale: CanvasText;
      --words: CanvasText;
    }
    .texture,
    .scratch,
    .stain,
    .cast-shade,
    .cast,
    .lit,
    .line-under,
    .board-shade {
      display: none;
    }
    .f1,
    .f3 {
      fill: Canvas;
    }
    #unseen path {
      stroke: CanvasText;
      opacity: 0.5;
    }
    #stripes path {
      stroke: CanvasText;
    }
    .space.selected .area {
      stroke: Highlight;
      stroke-width: 5;
    }
    .leaf,
    .pin,
    .frame-line,
    .stone,
    .jag,
    .point path {
      stroke: CanvasText;
    }
    .stone,
    .point path {
      fill: Canvas;
    }
    .plan :is(.label, .unlit, .reason) {
      fill: CanvasText;
      stroke: Canvas;
    }
    .plan .point text {
      fill: CanvasText;
    }
    .count circle,
    .mark path,
    .stop path,
    .tray .area {
      fill: Canvas;
      stroke: CanvasText;
    }
    .words :is(.count, .mark) text {
      fill: CanvasText;
      stroke: Canvas;
    }
    /* Drawings of a game keep their inks, which may be those of the floor. */
    .token {
      filter: drop-shadow(0 0 1px CanvasText) drop-shadow(0 0 1px CanvasText);
    }
  }
`;
