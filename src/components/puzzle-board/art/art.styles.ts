// Colours and states of the drawing. Materials are gradients of one colour each; a line art of system colours takes their
// place in forced colours and in print.
import { css } from 'lit';

export const styles = css`
  svg {
    --wood: light-dark(#8d6238, #5c3b20);
    --brass: #c6a050;
    --felt: light-dark(#2c5546, #17352b);
    --deep: #0b0705;
    --red: #c9422f;
    --blue: #5aa9e6;
    --ivory: #f2e8d0;
    --sun: #f6cf5c;
    --moon: #acd4ee;
    --rose: #ef8f7a;
    --chalk: #f3f1e6;
    --engraved: #59421a;
    --fall: light-dark(#b9ab8b, #050d0a);
    --light: #ffe9a8;
  }
  #wood { color: var(--wood); }
  #brass { color: var(--brass); }
  #bakelite { color: #3d2a1f; }
  #steel { color: #33474a; }
  #slate-stone { color: #39434a; }
  #tin { color: #aab4b0; }
  stop { stop-color: color-mix(in srgb, currentcolor, #ffedc4 32%); }
  stop + stop { stop-color: currentcolor; }
  stop + stop + stop { stop-color: color-mix(in srgb, currentcolor, #000 36%); }
  stop.halo { stop-color: var(--light); stop-opacity: 0.6; }
  stop.out { stop-opacity: 0; }
  text {
    font: 700 13px system-ui, sans-serif;
    text-anchor: middle;
    pointer-events: none;
  }
  .wood { fill: url(#wood); }
  .brass { fill: url(#brass); }
  .bakelite { fill: url(#bakelite); }
  .steel { fill: url(#steel); }
  .slate { fill: url(#slate-stone); stroke: #6b7a82; stroke-width: 1; }
  .tin { fill: url(#tin); stroke: #4a524f; }
  .felt { fill: var(--felt); }
  .fall { fill: var(--fall); translate: 4px 6px; }
  .deep, .shadow { fill: var(--deep); }
  .recess { fill: var(--deep); }
  .shadow { opacity: 0.75; translate: 2.5px 3.5px; }
  .line, .engraved, .fibre, .mitre, .inset, .corner, .scales, .rays, .ticks, .bands, .slit, .needle, .filament, .gleam, .rim, .cuts, .veins, .held, .groove, .cap, .wire path, .band, .cross, .rivets, .open, .studs, .guilloche, .rub, .chalk, .grain, .specks, .mark, .ring, .back, .gilt {
    fill: none;
  }
  .line { stroke: #fff; stroke-width: 1.2; opacity: 0.28; }
  .dark { stroke: #000; opacity: 0.5; }
  .fibre { stroke: #1d1007; stroke-width: 1; stroke-dasharray: 90 7 160 11 43 5; opacity: 0.35; }
  .mitre { stroke: #1d1007; stroke-width: 1.4; }
  .inset { stroke: var(--brass); stroke-width: 2; }
  .scales { stroke: var(--brass); opacity: 0.28; }
  .corner { stroke: url(#brass); stroke-width: 9; }
  .under { stroke: #33230b; stroke-width: 11.500; }
  .slit { stroke: #33230b; stroke-width: 1.3; }
  .engraved { stroke: var(--engraved); stroke-width: 1.3; }
  .rays { stroke: var(--engraved); opacity: 0.3; stroke-width: 1; stroke-dasharray: 1 2.600; }
  .name { stroke: var(--engraved); stroke-width: 1.2; }
  text.name { fill: #2b1d06; stroke: none; font-family: var(--nw-title-font, serif); font-size: inherit; }
  .empty { fill: none; stroke: var(--ivory); stroke-width: 2; stroke-dasharray: 7 8; opacity: 0.6; }

  .studs { stroke: #8f7546; stroke-width: 6; stroke-linecap: round; }
  .arrow { fill: #c4ae8f; }
  .groove { stroke: #0f0a07; stroke-width: 25; }
  .groove.line { stroke-width: 1.2; opacity: 0.8; }
  .R { --own: var(--red); }
  .B { --own: var(--blue); }
  .wire { --case: color-mix(in srgb, var(--own), #000 65%); --core: var(--own); --strand: #f7dcc0; --hot: #ffd98f; }
  .wire.B { --strand: var(--case); --hot: #fff; }
  .case { stroke: var(--case); stroke-width: 15; }
  .core { stroke: var(--core); stroke-width: 12; }
  .strand { stroke: var(--strand); stroke-width: 2.800; stroke-dasharray: 6 4.600; }
  .B .strand { stroke-width: 4.600; stroke-dasharray: none; }
  .glow { display: none; stroke: var(--own); stroke-width: 23; opacity: 0.3; }
  .glow.mid { stroke-width: 31; opacity: 0.16; }
  .glow.far { stroke-width: 40; opacity: 0.1; }
  .live .glow { display: inline; }
  .live .wire, .tile .wire { --core: color-mix(in srgb, var(--own), var(--hot) 50%); --strand: #fff8e4; }
  .live .wire.B, .tile .wire.B { --strand: #1a6aa8; }
  .light { fill: var(--own); opacity: 0.4; }
  .light.far { opacity: 0.2; }
  .light.line { fill: none; opacity: 0.28; }
  .cap { stroke: #2b1d08; stroke-width: 20; }
  .cap.brass { stroke: var(--brass); stroke-width: 18; }
  .cap.shine { stroke: #fff3cf; stroke-width: 4; opacity: 0.55; }
  .letter { fill: var(--ivory); stroke: color-mix(in srgb, var(--own), #000 60%); stroke-width: 1.600; }
  .letter text { fill: color-mix(in srgb, var(--own), #000 60%); stroke: none; }
  .knob { fill: #ded5c1; stroke: #4d4434; stroke-width: 1.400; }
  .knob.tin { fill: url(#tin); }
  .bands { stroke: #59615e; stroke-width: 1.400; }
  .spark { fill: none; }
  .live .spark { fill: #fff6dd; stroke: var(--light); stroke-width: 4; }
  .flash { fill: #fff6c9; stroke: var(--deep); stroke-width: 3; paint-order: stroke; }
  .open { stroke: var(--ivory); stroke-width: 3.500; stroke-linecap: round; }

  .face { fill: var(--ivory); stroke: var(--engraved); }
  .ticks { stroke: #2b2118; stroke-width: 6; stroke-dasharray: 1.500 5.300; }
  .needle { stroke: #9a2a1c; stroke-width: 2.400; stroke-linecap: round; }
  .hub { fill: #2b2118; }
  .well { fill: #2a2013; }
  .rim { stroke: #ecd08a; stroke-width: 1.600; }
  circle.halo { fill: url(#halo); }
  .tile circle.halo { display: none; }
  .lit circle.halo { display: inline; }
  .glass { fill: #4a4437; stroke: #c9bd9c; stroke-width: 1.500; }
  .filament { stroke: #c9bd9c; stroke-width: 1.300; }
  .gleam { stroke: #f5ecd4; stroke-width: 2; stroke-linecap: round; }
  .lit .glass { fill: #ffe9a0; stroke: #fff; }
  .lit .filament { stroke: #c76a10; }

  .cuts { stroke: #16262a; stroke-width: 2; }
  .symbol { stroke: #10191b; stroke-width: 1.500; stroke-linejoin: round; paint-order: stroke; }
  .symbol.Y { fill: var(--sun); }
  .symbol.B { fill: var(--moon); }
  .symbol.R { fill: var(--rose); }
  .boss { stroke: #16262a; stroke-width: 1.500; }
  .boss + .arrow { fill: #3f2d0b; }
  .cup { fill: #1b2a2c; stroke: #f0d592; stroke-width: 1.200; }
  .keyhole { fill: #1a1106; stroke: #f7e3ab; }
  .lit .keyhole { fill: #fff3cf; }
  .guilloche { stroke: var(--engraved); stroke-width: 8; stroke-dasharray: 1.200 2.360; }
  .band { stroke: var(--light); stroke-width: 2.600; }
  .clip { fill: var(--light); stroke: var(--deep); stroke-width: 2; }
  .rivets { stroke: #59421a; stroke-width: 3.500; stroke-linecap: round; }
  .wrong { fill: #8f1d14; stroke: var(--ivory); stroke-width: 1.600; }
  .cross { stroke: #fff; stroke-width: 3.200; stroke-linecap: round; }

  .veins { stroke: #252d32; opacity: 0.7; }
  .rub, .chalk { stroke: var(--chalk); stroke-width: 8; stroke-linejoin: round; }
  .rub { stroke-width: 10; stroke-dasharray: 1.400 2.600 0.800 1.700 2.200 3.400; opacity: 0.65; }
  .grain { stroke: url(#specks); stroke-width: 11; }
  .specks { stroke: #39434a; stroke-width: 1.200; }
  .number { fill: var(--chalk); stroke: none; opacity: 1; font-size: 70px; }
  .grain.number { fill: url(#specks); }
  .count { fill: #d3dcdf; stroke: #2c353b; stroke-width: 5; paint-order: stroke; text-anchor: end; }
  .held { stroke: var(--brass); stroke-width: 4; }

  .mark, .ring { stroke-width: 3; }
  .back { stroke-width: 7.600; }
  .mark, .ring, .back { stroke: none; pointer-events: none; }
  .selected .back, .can .back, .over .back, .refused .back, .next .back, :focus-visible .back { stroke: var(--nw-ground); }
  .selected .mark, .can .mark, .over .mark { stroke: var(--nw-accent); }
  .can .mark { stroke-dasharray: 9 7; }
  .over .mark { stroke-width: 5; stroke-dasharray: none; }
  .refused .mark { stroke: var(--nw-alarm); }
  .next .mark { stroke: var(--nw-ink); stroke-width: 4; stroke-dasharray: 34 57.600; stroke-dashoffset: 17; }
  .piece:focus-visible { outline: none; }
  :focus-visible .ring { stroke: var(--nw-ink); }
  .lift { transition: translate 0.16s ease-out, scale 0.16s ease-out; }
  .selected .lift, .over .lift { translate: -2px -4px; scale: 1.03; }
  .selected .shadow, .drawn .shadow { translate: 6px 9px; opacity: 0.6; }
  .refused .lift { animation: refused 0.24s ease-out; }
  @keyframes refused {
    25% { translate: -5px 0; }
    75% { translate: 5px 0; }
  }

  .dusk { fill: var(--deep); opacity: 0.5; }
  .hatch { stroke: var(--deep); stroke-width: 3; opacity: 0.7; }
  .gilt { stroke: var(--light); stroke-width: 4; stroke-dasharray: 1; animation: around 1.2s ease-out; }
  .solved .rays { stroke: var(--light); stroke-width: 26; stroke-dasharray: 2.500 12.500; opacity: 0.7; animation: spread 0.9s ease-out; }
  .solved .halo { animation: spread 0.9s ease-out; }
  @keyframes around {
    from { stroke-dashoffset: 1; }
  }
  @keyframes spread {
    from { opacity: 0; scale: 0.3; }
  }

  @media (prefers-contrast: more) {
    .line, .fibre, .scales, .rays, .veins, .groove.line, .guilloche { display: none; }
    .body, .slate { fill: #000; stroke: #fff; stroke-width: 1.500; }
    .cuts { stroke: #777; }
  }
  /* Line art. */
  @media print, (forced-colors: active) {
    svg { forced-color-adjust: none; --ground: Canvas; --ink: CanvasText; --hot: Highlight; --deep: Canvas; --light: CanvasText; --brass: CanvasText; --ivory: CanvasText; --engraved: CanvasText; }
    .line, .fibre, .scales, .rays, .veins, .groove, .guilloche, .shadow, .fall, .glow, .light, .grain, .halo, .studs, .deep { display: none !important; }
    .wood, .brass, .felt, .bakelite, .steel, .tin, .slate, .recess, .knob, .face, .well, .glass, .cup, .boss, .symbol, .clip, .wrong, .letter { fill: Canvas; stroke: CanvasText; }
    .under, .cap { stroke: Canvas; }
    .corner.brass { stroke: CanvasText; stroke-width: 1.500; }
    .cap.brass { stroke: CanvasText; stroke-width: 18; }
    .cap.shine { display: none; }
    .cuts, .bands, .needle, .ticks, .slit, .mitre, .cross, .filament, .gleam, .rivets { stroke: CanvasText; }
    .arrow, .hub, .keyhole, .letter text, text.name, .count, .number { fill: CanvasText; stroke: none; }
    .wire { --case: CanvasText !important; --core: Canvas !important; --strand: CanvasText !important; }
    .live .wire { --core: var(--hot) !important; --strand: Canvas !important; }
    .live .spark, .lit .glass, .lit .keyhole, .flash { fill: var(--hot); stroke: CanvasText; }
    .rub, .chalk { stroke: CanvasText; opacity: 1; }
    .dusk { display: none; }
    .hatch { stroke: CanvasText; stroke-width: 1; }
  }
  @media print {
    svg { --hot: CanvasText; }
  }
`;
