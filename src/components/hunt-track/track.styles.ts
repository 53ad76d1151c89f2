// Styles of the track around its spaces: the colours, the path with its footprints, the figure and the buttons.
import { css } from 'lit';

export const trackStyles = css`
  :host {
    container-type: inline-size;
    border-radius: 6px;
    background: radial-gradient(80% 90% at 16% 0, var(--nw-lit), var(--nw-ground));
    overflow-wrap: anywhere;

    --old: light-dark(#cfc2b0, #a3978a);
    --fold: light-dark(#b3a490, #7d7266);
    --envelope: light-dark(#a8917a, #332b29);
    --flap: light-dark(#b59f88, #423734);
    --seam: light-dark(#7d6853, #6b5d56);
    --on-envelope: light-dark(#241b18, #e3dad2);
    --wax: light-dark(#8e2b16, #7d2c17);
    --wax-lit: light-dark(#c46246, #b9563a);
    --red: #8e2b16;
    --tape: #e0b33a;
    --tape-dark: #191617;
    --tape-paper: light-dark(#f1e4b4, #e6d7a8);
    --way: light-dark(#cabbae, #5a4a42);
    --way-dots: light-dark(#4a3c35, #efe9e4);
    --print: light-dark(#4a3c35, #100c0b);
    --figure: #0b0909;
    --figure-line: light-dark(#fbf7f2, #efe9e4);
    --eyes: #fdf3d8;
  }
  ::slotted(*) {
    margin: 0;
    font: inherit;
  }
  section {
    padding: 0.9em 1em;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2em 1.5em;
    align-items: baseline;
    justify-content: space-between;
  }
  p {
    margin: 0;
  }
  slot {
    display: block;
    font: 700 1.25em/1.2 var(--nw-title-font);
  }
  [part='status'] {
    color: var(--nw-muted);
    font-size: max(14px, 0.9em);
  }
  .scroll {
    margin: 0.3em -1em 0;
    padding: 0.9em 1em 0.4em;
  }
  :is(.ring, .free) .scroll {
    overflow: auto hidden;
  }
  .track {
    position: relative;
    margin-inline: auto;
  }
  .ways {
    position: absolute;
    inset: 0;
    width: 100%;
    overflow: visible;
  }
  .ways path {
    fill: none;
    stroke-linejoin: round;
  }
  .ways .way {
    stroke: var(--way);
    stroke-width: 14;
    stroke-linecap: round;
  }
  .ways .dots {
    stroke: var(--way-dots);
    stroke-width: 1.5;
    stroke-dasharray: 2 8;
    opacity: 0.6;
  }
  .ways .prints {
    fill: var(--print);
  }
  .ways .frame {
    fill: var(--fold);
    stroke: var(--nw-shade);
    stroke-width: 1.5;
  }
  .ways .dark {
    fill: #0b0909;
  }
  .ways:dir(rtl) {
    scale: -1 1;
  }
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .figure {
    position: absolute;
    width: 5.7em;
    margin: -6.02em 0 0 -2.64em;
    overflow: visible;
    pointer-events: none;
  }
  .figure:dir(rtl) {
    margin: -6.02em -2.64em 0 0;
    scale: -1 1;
  }
  .figure.back g {
    scale: -1 1;
  }
  .ground {
    fill: var(--nw-shade);
  }
  .plate .ground {
    display: none;
  }
  .body {
    fill: var(--figure);
    stroke: var(--figure-line);
    stroke-width: 2.4;
    stroke-linejoin: round;
  }
  .crease {
    fill: none;
    stroke: var(--figure-line);
    opacity: 0.28;
  }
  .eyes {
    stroke: var(--eyes);
    stroke-width: 2.8;
  }
  .hook,
  .iron {
    fill: none;
    stroke: var(--figure-line);
    stroke-width: 5.4;
  }
  .iron {
    stroke: #2b2523;
    stroke-width: 2.4;
  }
  .figure text {
    font: 700 34px var(--nw-title-font);
    text-anchor: middle;
    fill: var(--figure-line);
  }

  [part='card'] {
    margin-top: 0.6em;
    padding: 0.4em 0.8em;
    border-inline-start: 3px solid var(--nw-line);
    background: var(--nw-lit);
  }
  [part='card'] b {
    font-family: var(--nw-title-font);
  }

  [part='acts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
    margin-top: 0.6em;
  }
  [part='acts'] .next {
    border-color: var(--nw-accent);
    background: var(--nw-accent);
    color: var(--nw-on-accent);
    forced-color-adjust: none;
  }
  [aria-disabled] {
    border-style: dashed;
    color: var(--nw-muted);
    cursor: default;
  }

  @media (forced-colors: active) {
    :host {
      --old: Canvas;
      --fold: CanvasText;
      --envelope: Canvas;
      --flap: Canvas;
      --seam: CanvasText;
      --on-envelope: CanvasText;
      --wax: CanvasText;
      --wax-lit: Canvas;
      --red: CanvasText;
      --tape: CanvasText;
      --tape-dark: Canvas;
      --tape-paper: Canvas;
      --way: CanvasText;
      --way-dots: CanvasText;
      --print: CanvasText;
      --figure: Canvas;
      --figure-line: CanvasText;
      --eyes: CanvasText;
    }
    [aria-disabled] {
      color: GrayText;
    }
    .ways .way {
      stroke-width: 2;
    }
    .ways .dots,
    :is(.up, .known) .sheet::after {
      display: none;
    }
    .up .sheet {
      border: 1.5px solid CanvasText;
      clip-path: none;
    }
    .seal {
      forced-color-adjust: none;
    }
  }
  @media print {
    :host {
      --figure-line: #fff;
    }
    [part='acts'] {
      display: none;
    }
    .sheet,
    .seal {
      print-color-adjust: exact;
    }
  }
`;
