import { css } from 'lit';

/** Worn floors, rubble, open doors, dark areas out of sight, and pale lines of sight. */
export const detailStyles = css`
  :host {
    --floor-ink: #2a211e;
    --dark: light-dark(#4a413d, #3a3331);
    --pale: #f4ffd9;
    --words: #efe9e4;
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
  .swing {
    stroke: var(--chalk);
    stroke-width: 0.9;
    stroke-dasharray: 1.5 2;
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

  .plan .unlit {
    fill: #cfc5bd;
    stroke: var(--dark);
  }
  .plan .reason {
    font:
      700 calc(14 * var(--px)) system-ui,
      sans-serif;
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
  /* The examined line stands out. */
  .examining .line {
    opacity: 0.28;
  }
  .examining .examined .line {
    opacity: 1;
  }
  .examined .ray {
    stroke-width: 2.6;
  }
  .examined .ray-under {
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

  @media print {
    :host {
      --dark: #c9c4bd;
      --words: #000;
    }
    .stop path {
      fill: #fff;
    }
    .plan :is(.unlit, .reason) {
      fill: #000;
      stroke: #fff;
    }
  }
  @media (prefers-contrast: more) {
    .texture,
    .scratch,
    .stain {
      display: none;
    }
  }
  @media (forced-colors: active) {
    :host {
      --floor-ink: CanvasText;
      --dark: Canvas;
      --pale: CanvasText;
      --words: CanvasText;
    }
    .texture,
    .scratch,
    .stain,
    .cast-shade,
    .cast,
    .lit {
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
    .leaf,
    .pin,
    .frame-line,
    .stone,
    .jag {
      stroke: CanvasText;
    }
    .stone {
      fill: Canvas;
    }
    .plan :is(.unlit, .reason) {
      fill: CanvasText;
      stroke: Canvas;
    }
    .stop path,
    .mark path {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`;
