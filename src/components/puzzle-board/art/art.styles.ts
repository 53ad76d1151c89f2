// Colours and states of the drawing. Each material is a gradient of one colour. In print and with forced colours, the
// drawing is line art.
import { css } from 'lit';

export const artStyles = css`
  svg {
    --deep: #0b0705;
    --brass: #c9a24e;
    --ivory: #f2e8d0;
    --glow: #ffe9a8;
    fill: none;
    stroke-width: 1.4;
  }
  #wood {
    color: light-dark(#8d6238, #5c3b20);
  }
  #brass {
    color: var(--brass);
  }
  #bakelite {
    color: #3d2a1f;
  }
  #steel {
    color: #31484c;
  }
  #slate {
    color: #38434b;
  }
  #tin {
    color: #aab4b0;
  }
  stop {
    stop-color: color-mix(in srgb, currentcolor, #ffedc4 30%);
  }
  stop + stop {
    stop-color: currentcolor;
  }
  stop + stop + stop {
    stop-color: color-mix(in srgb, currentcolor, #000 36%);
  }
  .lamp {
    stop-color: var(--glow);
  }
  .wood {
    fill: url(#wood);
  }
  .brass {
    fill: url(#brass);
  }
  .bakelite {
    fill: url(#bakelite);
  }
  .steel {
    fill: url(#steel);
  }
  .slate {
    fill: url(#slate);
    stroke: #6b7a82;
  }
  .tin {
    fill: url(#tin);
    stroke: var(--deep);
  }
  .scales {
    fill: url(#scales);
  }
  .rays {
    fill: url(#rays);
  }
  .hatched {
    fill: url(#hatch);
  }
  .halo {
    fill: url(#halo);
    opacity: 0.65;
  }
  .felt {
    fill: light-dark(#2c5546, #17352b);
  }
  .ivory,
  .letter {
    fill: var(--ivory);
  }
  .deep,
  .shadow,
  .dusk,
  .keyhole,
  .name {
    fill: var(--deep);
  }
  .shadow {
    opacity: 0.7;
    transform: translate(2.5px, 3.5px);
  }
  .fall,
  .drawn .shadow {
    fill: light-dark(#b9ab8b, #050d0a);
    opacity: 1;
    transform: translate(3px, 5px);
  }
  .thin,
  .ray,
  .ticks {
    stroke: var(--deep);
    stroke-opacity: 0.65;
  }
  .light {
    stroke: #fff;
    opacity: 0.3;
  }
  .gilt,
  .scale {
    stroke: var(--brass);
    stroke-width: 2.4;
  }
  .scale {
    stroke-width: 1;
    opacity: 0.3;
  }
  .fibre {
    stroke-dasharray: 90 7 160 11 43 5;
    opacity: 0.5;
  }
  .corner {
    stroke: url(#brass);
    stroke-width: 9;
  }
  .under {
    stroke: var(--deep);
    stroke-width: 11;
  }
  .ray {
    stroke-width: 0.5;
    stroke-dasharray: 0 7 99;
    opacity: 0.6;
  }
  .hatch {
    stroke: var(--deep);
    stroke-width: 2.6;
    opacity: 0.7;
  }
  .dusk {
    opacity: 0.4;
  }
  .empty {
    stroke: var(--ivory);
    stroke-width: 2;
    stroke-dasharray: 7 8;
    opacity: 0.6;
  }
  text {
    font: 700 13px sans-serif;
    text-anchor: middle;
  }
  .name {
    font-family: var(--nw-title-font);
    font-size: inherit;
  }

  .R {
    --own: #c9422f;
    --hot: #ef9f6a;
    --strand: #f7dcc0;
  }
  .B {
    --own: #5aa9e6;
    --hot: #b4dcfb;
    --strand: #16436b;
  }
  .R,
  .B {
    --case: color-mix(in srgb, var(--own), #000 64%);
  }
  .Y {
    --own: #f6cf5c;
  }
  .groove {
    stroke: var(--deep);
    stroke-width: 25;
  }
  .case {
    stroke: var(--case);
    stroke-width: 15;
  }
  .core {
    stroke: var(--own);
    stroke-width: 12;
  }
  .strand {
    stroke: var(--strand);
    stroke-width: 2.8;
    stroke-dasharray: 6 4.6;
  }
  .B .strand {
    stroke-width: 4.6;
    stroke-dasharray: none;
  }
  .live .core {
    stroke: var(--hot);
  }
  .R.live {
    --strand: #fff8e4;
  }
  .glow {
    stroke: var(--own);
    stroke-width: 23;
    opacity: 0.32;
  }
  .mid {
    stroke-width: 31;
    opacity: 0.15;
  }
  .far {
    stroke-width: 40;
    opacity: 0.1;
  }
  .cap {
    stroke: var(--brass);
    stroke-width: 18;
  }
  .under.cap {
    stroke: var(--deep);
    stroke-width: 20;
  }
  .letter {
    stroke: var(--case);
  }
  .sign {
    fill: none;
    stroke: var(--case);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .arrow {
    fill: #c4ae8f;
  }
  .studs {
    stroke: #8f7546;
    stroke-width: 6;
  }
  .spark {
    fill: #fff;
    stroke: var(--glow);
    stroke-width: 3;
  }
  .flash,
  .symbol {
    stroke: var(--deep);
    stroke-width: 3;
    paint-order: stroke;
  }
  .flash {
    fill: #fff6c9;
  }
  .open {
    stroke: var(--ivory);
    stroke-width: 3.5;
    opacity: 0.85;
  }
  .studs,
  .open,
  .cross,
  .needle {
    stroke-linecap: round;
  }

  .ticks {
    stroke-width: 7;
    stroke-dasharray: 1.4 4;
  }
  .needle {
    stroke: #9a2a1c;
    stroke-width: 2.6;
  }
  .glass {
    fill: #4a4437;
    stroke: var(--ivory);
  }
  .lit .glass {
    fill: #fff0b8;
    stroke: #c76a10;
  }
  .lit .keyhole {
    fill: #fff;
  }

  .symbol {
    fill: var(--own);
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  .symbol.R {
    --own: #ef8f7a;
  }
  .symbol.B {
    --own: #acd4ee;
  }
  .claws {
    stroke: var(--glow);
    stroke-width: 3;
  }
  .clip {
    fill: var(--glow);
    stroke: var(--deep);
  }
  .wrong {
    fill: #a3241a;
    stroke: var(--ivory);
  }
  .cross {
    stroke: #fff;
    stroke-width: 3;
  }

  .chalk {
    stroke: #f3f1e6;
    stroke-width: 8;
    stroke-linejoin: round;
  }
  .rub {
    stroke-width: 9.4;
    stroke-dasharray: 1 0.8 2 1.4 0.6 1.8;
    opacity: 0.8;
  }
  .specked {
    stroke: url(#specks);
    stroke-width: 11;
  }
  .specks {
    stroke: #39434a;
    stroke-width: 0.9;
    stroke-dasharray: 1 3 0.6 6 2 4;
  }
  .number {
    fill: #f3f1e6;
    font-size: 70px;
  }
  .count {
    fill: #fff;
    stroke: #39434a;
    stroke-width: 5;
    paint-order: stroke;
  }

  .mark,
  .ring {
    stroke-width: 3;
  }
  .back {
    stroke-width: 7.6;
  }
  :is(.selected, .can, .over, .refused, .next, :focus-visible) .back {
    stroke: var(--nw-ground);
  }
  :is(.selected, .can, .over) .mark {
    stroke: var(--nw-accent);
  }
  .can .mark {
    stroke-dasharray: 9 7;
  }
  .over .mark {
    stroke-width: 5;
    stroke-dasharray: none;
  }
  .refused .mark {
    stroke: var(--nw-alarm);
  }
  /* The pieces of a hint are lit. The accent colour stays for what can be done with the selected piece. */
  .next:not(.selected, .can, .over) .mark {
    stroke: var(--glow);
    stroke-width: 4;
  }
  .next:not(.selected, .can, .over, :focus-visible) .back {
    stroke: var(--deep);
  }
  .beacon {
    stroke: var(--glow);
  }
  .beacon .far {
    stroke-width: 24;
    opacity: 0.18;
  }
  .beacon .mid {
    stroke-width: 15;
    opacity: 0.26;
  }
  .beacon .near {
    stroke-width: 8;
    opacity: 0.5;
  }
  .tag circle {
    fill: var(--ivory);
    stroke: var(--deep);
    stroke-width: 2;
  }
  .tag text {
    fill: var(--deep);
    font-size: 16px;
  }
  .caption {
    letter-spacing: 0.08em;
  }
  .held {
    stroke-dasharray: 25 65;
    stroke-dashoffset: 17;
  }
  :focus-visible .ring {
    stroke: var(--nw-ink);
  }
  :is(.selected, .over) .lift {
    translate: -2px -4px;
  }
  :is(.selected, .drawn) .shadow {
    transform: translate(7px, 10px);
  }
  .refused .lift {
    animation: refused 0.24s;
  }
  @keyframes refused {
    25% {
      translate: -5px 0;
    }
    75% {
      translate: 5px 0;
    }
  }
  .around {
    stroke: var(--glow);
    stroke-width: 4;
    stroke-dasharray: 1;
    animation: around 1.2s ease-out;
  }
  .beams {
    stroke: var(--glow);
    stroke-width: 26;
    stroke-dasharray: 0.16 0.84;
    opacity: 0.7;
  }
  .beams,
  .solved .halo {
    animation: spread 0.9s ease-out;
  }
  @keyframes around {
    from {
      stroke-dashoffset: 1;
    }
  }
  @keyframes spread {
    from {
      opacity: 0;
      scale: 0.3;
    }
  }

  @media (prefers-contrast: more) {
    .light,
    .fibre,
    .scales,
    .rays {
      display: none;
    }
    .bakelite,
    .steel,
    .slate {
      fill: #000;
      stroke: #fff;
    }
  }
  @media print, (forced-colors: active) {
    svg {
      --deep: CanvasText;
      --brass: CanvasText;
      --ivory: Canvas;
      --glow: CanvasText;
      --lit: Highlight;
      forced-color-adjust: none;
    }
    .light,
    .fibre,
    .scales,
    .rays,
    .glow,
    .beacon,
    .shadow,
    .fall,
    .dusk,
    .halo,
    .studs,
    .under,
    .specked,
    .groove {
      display: none;
    }
    .thin,
    .ticks {
      stroke-opacity: 1;
    }
    .wood,
    .brass,
    .felt,
    .bakelite,
    .steel,
    .slate,
    .tin,
    .deep,
    .glass,
    .clip,
    .wrong {
      fill: Canvas;
      stroke: CanvasText;
    }
    .R,
    .B {
      --own: Canvas;
      --strand: CanvasText;
      --case: CanvasText;
      --hot: var(--lit);
    }
    .R.live,
    .B.live {
      --strand: Canvas;
    }
    .letter,
    .sign,
    .cross,
    .needle,
    .open,
    .empty,
    .chalk {
      stroke: CanvasText;
      opacity: 1;
    }
    .corner {
      stroke: CanvasText;
      stroke-width: 3;
    }
    .next:not(.selected, .can, .over, :focus-visible) .back {
      stroke: Canvas;
    }
    .next:not(.selected, .can, .over) .mark {
      stroke: var(--lit);
      stroke-width: 7;
    }
    .arrow,
    path.deep,
    .count,
    .number {
      display: inline;
      fill: CanvasText;
      stroke: none;
    }
    .symbol {
      fill: CanvasText;
      stroke: Canvas;
    }
    .flash,
    .spark,
    .lit .glass,
    .lit .keyhole {
      fill: var(--lit);
      stroke: CanvasText;
    }
    .hatch {
      stroke-width: 0.7;
    }
  }
  @media print {
    svg {
      --lit: GrayText;
    }
  }
`;
