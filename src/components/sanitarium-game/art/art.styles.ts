// Colours and inks of the drawings: `artTokens` belong on the host of the game (a page may override them there),
// `artStyles` in every shadow root that shows a drawing.
import { css } from 'lit';

export const artTokens = css`
  :host {
    --san-paper: light-dark(#fdf6e4, #d9c59c);
    --san-ink: #2b2118;
    --san-kraft: light-dark(#c6a673, #94784f);
    --san-kraft-floor: light-dark(#dcc294, #b3976b);
    --san-kraft-ink: light-dark(#4d3716, #3a2913);
    --san-hall: light-dark(#1a130d, #0c0907);
    --san-hall-ink: light-dark(#d9c59c, #bda881);
    --san-door: light-dark(#b9b09a, #8f8775);
    --san-shade: light-dark(#a88a5b, #070403);
    --san-rim: light-dark(#8a6d41, #f3e6c6);
    --san-slip: light-dark(#fffaec, #e3d2ad);
    --san-slip-ink: #2b2118;
    --san-night: #17100a;
    --san-bone: light-dark(#f6ecd2, #efe0bd);
    --san-print: light-dark(#e4d3ac, #c6b083);
    --san-flame: #f5b152;
    --san-ember: #e89a3c;
    --san-title-font: 'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, serif;
  }
  @media (forced-colors: active) {
    :host {
      --san-paper: Canvas;
      --san-ink: CanvasText;
      --san-kraft: Canvas;
      --san-kraft-floor: Canvas;
      --san-kraft-ink: CanvasText;
      --san-hall: CanvasText;
      --san-hall-ink: Canvas;
      --san-door: GrayText;
      --san-shade: transparent;
      --san-rim: CanvasText;
      --san-slip: Canvas;
      --san-slip-ink: CanvasText;
      --san-night: CanvasText;
      --san-bone: Canvas;
      --san-print: Canvas;
      --san-flame: Highlight;
      --san-ember: Highlight;
    }
  }
`;

export const artStyles = css`
  [class^='ink-'] { fill-rule: evenodd; }
  [class^='ink-'].solid { fill-rule: nonzero; }
  /* Inks of the pictures: capitals are lines. */
  .ink-k { fill: var(--san-night); }
  .ink-b { fill: color-mix(in srgb, var(--san-night) 82%, var(--san-print)); }
  .ink-c { fill: color-mix(in srgb, var(--san-night) 58%, var(--san-print)); }
  .ink-t { fill: color-mix(in srgb, var(--san-bone) 62%, #6b5228); }
  .ink-p { fill: var(--san-bone); }
  .ink-s { fill: var(--san-print); }
  .ink-f { fill: var(--san-flame); }
  .ink-y { fill: #fff1cf; }
  .ink-h { fill: var(--san-ember); opacity: 0.3; }
  .ink-z { fill: var(--san-night); opacity: 0.3; }
  .ink-K, .ink-B, .ink-Z, .ink-T, .ink-P, .ink-F, .ink-H, .ink-C { fill: none; stroke: var(--san-night); stroke-linejoin: round; stroke-linecap: round; }
  .ink-B { stroke: color-mix(in srgb, var(--san-night) 58%, var(--san-print)); }
  .ink-T { stroke: color-mix(in srgb, var(--san-bone) 62%, #6b5228); }
  .ink-P { stroke: var(--san-bone); }
  .ink-F { stroke: var(--san-flame); }
  .ink-H { opacity: 0.34; }
  .ink-Z { opacity: 0.3; }
  .ink-e { fill: var(--san-ember); }
  .ink-C { stroke-dasharray: 1 8; }
  /* Bone with an outline, for pale things on pale ground. */
  .ink-n { fill: var(--san-bone); stroke: var(--san-night); stroke-linejoin: round; paint-order: stroke; }
`;

/** Cards of the map. */
export const tileStyles = css`
  .tile {
    --ink: var(--san-ink);
    --ground: var(--san-paper);
    --floor: var(--san-paper);
  }
  .tile.back { --ink: var(--san-kraft-ink); --ground: var(--san-kraft); --floor: var(--san-kraft-floor); }
  .tile.dark { --ink: var(--san-hall-ink); --ground: var(--san-hall); --floor: color-mix(in srgb, var(--san-hall) 40%, #000); }
  .tile path { fill: none; stroke: var(--ink); }
  .tile .tile-shade { fill: var(--san-shade); stroke: none; opacity: 0.6; }
  .tile .tile-paper { fill: var(--ground); stroke: var(--san-rim); stroke-width: 0.9; stroke-opacity: 0.55; }
  .tile-hatch { stroke-width: 0.95; stroke-linecap: round; opacity: 0.72; }
  .tile-wall { stroke-width: 8.4; }
  .tile .tile-gap { stroke: var(--ground); stroke-width: 5.2; }
  .tile-inner { stroke-width: 3; }
  .tile .tile-floor { fill: var(--floor); stroke: none; }
  .tile .tile-door { fill: var(--san-door); stroke: none; }
  .tile-sill { stroke-width: 1.3; }
  .tile-boards { stroke-width: 0.6; opacity: 0.3; }
  .tile .tile-solid { fill: var(--floor); stroke-width: 1.3; stroke-linejoin: round; }
  .tile-lines { stroke-width: 0.85; stroke-linecap: round; }
  .tile.back .tile-hatch, .tile.dark .tile-hatch { opacity: 0.5; }
  .tile.back .tile-wall { stroke-width: 5.4; }
  .tile.back .tile-gap { stroke: var(--floor); stroke-width: 2.8; }
  .tile.back .tile-inner { stroke-width: 1.2; }
  .tile.dark .tile-boards { stroke-width: 1; opacity: 0.7; }
  .tile.dark .tile-boards + .tile-boards { opacity: 0.36; }
  .tile.dark .tile-boards + .tile-boards + .tile-boards { opacity: 0.14; }
  .tile-name { font: italic 700 15px/1 var(--san-title-font); fill: var(--san-ink); stroke: var(--san-paper); stroke-width: 4px; stroke-linejoin: round; paint-order: stroke; }
  .tile .tile-slip { fill: var(--san-paper); stroke-width: 0.9; }
`;

/** Figures, matches and marks. */
export const tokenStyles = css`
  .cast { fill: var(--san-shade); opacity: 0.6; }
  .standee .board { fill: var(--seat); stroke: var(--san-bone); stroke-width: 2.4; }
  .seat-0 { --seat: #2c5f7c; }
  .seat-1 { --seat: #8a2d28; }
  .seat-2 { --seat: #55702a; }
  .seat-3 { --seat: #2b2118; }
  .seat-4 { --seat: #6d4370; }
  .plinth { fill: var(--san-bone); stroke: var(--san-night); stroke-width: 1; }
  .letter { font: 700 23px/1 var(--san-title-font); text-anchor: middle; fill: var(--san-night); }
  .ink-m { fill: #050302; stroke: #cdb98f; stroke-linejoin: round; paint-order: stroke; }
  .match .stick { fill: var(--san-slip); stroke: var(--san-night); stroke-width: 0.5; }
  .match .tip { fill: currentColor; }
  .match.spent .stick { fill: var(--san-door); stroke: none; }
  .mark { fill: currentColor; fill-rule: evenodd; }
  .seen { fill: var(--san-kraft-floor); stroke: var(--san-kraft-ink); stroke-width: 1.6; }
  .seen-pupil { fill: var(--san-kraft-ink); }
`;

/** Paper of the cards in the hand. */
export const cardFrameStyles = css`
  .card-frame { --sheet: var(--san-slip); --print: var(--san-slip-ink); }
  .card-frame.hallucination, .card-frame.confusion { --sheet: var(--san-dread, #1c1510); --print: var(--san-bone); }
  .sheet { fill: var(--sheet); stroke: var(--san-rim); stroke-width: 1; stroke-opacity: 0.6; vector-effect: non-scaling-stroke; }
  .ribbon { fill: var(--sheet); stroke: var(--print); stroke-width: 1.8; }
  .value { font: 700 34px/1 var(--san-title-font); text-anchor: middle; fill: var(--print); }
`;
