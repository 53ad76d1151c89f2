import { css } from 'lit';

/**
 * A rusted ward by fluorescent light: worn floors, heavy walls with a bright edge, orange doors, and darkness where
 * nobody sees.
 */
export const planStyles = css`
  :host {
    --floor: light-dark(#cbc2b1, #a8a092);
    --wall: light-dark(#231b19, #0f0c0c);
    --wall-edge: light-dark(#fffdf6, #e6ded2);
    --chalk: #fffaf0;
    --rust: #c9713f;
    --dark-ink: light-dark(#1f1917, #120e0e);
    /* On a phone, the element is at least as tall as the screen is wide. */
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
  .shut {
    stroke: var(--rust);
    stroke-width: 12;
  }
  .sill {
    stroke: var(--chalk);
    stroke-width: 1.5;
    stroke-dasharray: 1.5 2;
  }
  .broken {
    stroke: var(--chalk);
    stroke-width: 1.8;
    stroke-dasharray: 4 3.4;
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
    stroke: color-mix(in srgb, var(--floor) 90%, transparent);
  }
  .plan .short {
    font-size: calc(18 * var(--px));
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
  /* The letters on figures are no smaller in a crowd than on a figure that is alone in its cell. */
  .token .mover text {
    font-size: max(16 * var(--px), 13.76 * var(--px) / var(--figure-scale));
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
  [aria-hidden].spread-ground {
    pointer-events: auto;
  }
  .spread-ground .area {
    fill: color-mix(in srgb, var(--dark-ink) 92%, transparent);
    stroke: var(--wall-edge);
    stroke-width: 2;
  }

  /* Buttons in a corner would cover a part of the board, so they are below it. */
  @media print {
    :host {
      --floor: #fff;
      --dark-ink: #6b635d;
    }
  }
  @media (forced-colors: active) {
    :host {
      --floor: Canvas;
      --wall: CanvasText;
      --wall-edge: Canvas;
      --chalk: CanvasText;
      --rust: Canvas;
      --dark-ink: Canvas;
    }
    .line-under,
    .board-shade {
      display: none;
    }
    .shut {
      stroke: GrayText;
    }
    .space.selected .area {
      stroke: Highlight;
      stroke-width: 5;
    }
    .point path {
      fill: Canvas;
      stroke: CanvasText;
    }
    .plan .label {
      fill: CanvasText;
      stroke: Canvas;
    }
    .plan .point text {
      fill: CanvasText;
    }
    .count circle,
    .mark path,
    .spread-ground .area {
      fill: Canvas;
      stroke: CanvasText;
    }
    .words :is(.count, .mark) text {
      fill: CanvasText;
      stroke: Canvas;
    }
    /* A game's drawings keep their own colours, which may be as dark or light as the floor. */
    .token {
      filter: drop-shadow(0 0 1px CanvasText) drop-shadow(0 0 1px CanvasText);
    }
  }
`;
