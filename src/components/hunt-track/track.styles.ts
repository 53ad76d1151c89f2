// Looks of the track: torn cards pinned in a row, sealed envelopes, hazard tape, a way that is worn where somebody walked.
import { css } from 'lit';

export const styles = css`
  :host {
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
  h3,
  p {
    margin: 0;
  }
  slot {
    display: block;
    font: 700 1.25em/1.2 var(--nw-title-font);
  }
  h3 {
    font: inherit;
  }
  [part='status'] {
    color: var(--nw-muted);
    font-size: max(14px, 0.9em);
  }
  .scroll {
    margin: 0.3em -1em 0;
    padding: 0.9em 1em 0.4em;
    overflow-x: auto;
    overflow-y: hidden;
  }
  :is(.row, .u) .scroll {
    overflow: visible;
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

  /* A space, as wide as there is room for. */
  li {
    position: absolute;
    width: var(--pitch);
    height: 7.2em;
    padding: 0.2em 0.2em 0.4em;
    border-radius: 4px;
    filter: drop-shadow(0.16em 0.26em 0 var(--nw-shade));
  }
  li:focus-visible {
    outline-offset: -1px;
    z-index: 1;
  }
  .t0 .sheet {
    rotate: 0.5deg;
  }
  .t1 .sheet {
    rotate: 1.2deg;
  }
  .t2 .sheet {
    rotate: -0.9deg;
  }
  .t3 .sheet {
    rotate: -0.4deg;
  }
  .sheet {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 0.1em;
    align-items: center;
    width: 100%;
    height: 100%;
    padding: 0.7em 0.1em 0.2em;
    color: var(--nw-paper-ink);
    font-family: var(--nw-title-font);
  }
  .up .sheet {
    background: color-mix(in srgb, var(--old) calc(var(--age) * 100%), var(--nw-paper));
    clip-path: polygon(0 1%, 34% 0, 80% 1%, 100% 12%, 99% 60%, 100% 99%, 72% 100%, 55% 98.5%, 30% 100%, 9% 99%, 0 91%);
  }
  .t1.up .sheet {
    clip-path: polygon(0 0, 62% 1%, 84% 0, 100% 11%, 100% 99%, 66% 98.5%, 40% 100%, 0 99%, 1% 40%);
  }
  .t2.up .sheet {
    clip-path: polygon(1% 0, 82% 0, 100% 13%, 99% 100%, 80% 98.5%, 50% 100%, 24% 98.5%, 0 100%, 0 50%);
  }
  /* The corner that is folded over, and a pin. */
  .up .sheet::before {
    content: '';
    position: absolute;
    inset: 0 0 auto auto;
    width: 20%;
    height: 12.5%;
    background: var(--fold);
    clip-path: polygon(0 0, 100% 100%, 12% 100%);
  }
  :is(.up, .known) .sheet::after {
    content: '';
    position: absolute;
    top: 0.14em;
    width: 0.46em;
    height: 0.46em;
    border-radius: 50%;
    background: radial-gradient(circle at 35% 30%, #d9806a, var(--wax) 55%, #3d130a);
  }
  .sheet b {
    display: -webkit-box;
    max-width: 100%;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    font-size: max(14px, 0.875em);
    line-height: 1.1;
    text-align: center;
    text-wrap: balance;
    hyphens: auto;
  }
  .n {
    position: absolute;
    bottom: 0.1em;
    inset-inline-start: 0.4em;
    font-size: 0.95em;
    font-weight: 700;
  }
  .mark {
    flex: 1 1 0;
    width: 80%;
    max-width: 5em;
    min-height: 0;
    margin-bottom: 0.9em;
    overflow: visible;
  }
  .mark path {
    fill: none;
    stroke-width: 4.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .mark .fill {
    fill: var(--nw-paper-ink);
  }
  .mark .line {
    stroke: var(--nw-paper-ink);
  }
  .mark .red {
    stroke: var(--red);
  }
  .mark text {
    font: 700 44px var(--nw-title-font);
    text-anchor: middle;
    fill: var(--nw-paper-ink);
  }
  /* Whoever stands there leaves the name and half of the picture to be seen. */
  li {
    --side: -1;
  }
  li.left,
  li:dir(rtl) {
    --side: 1;
  }
  li.left:dir(rtl) {
    --side: -1;
  }
  .here .mark {
    translate: calc(var(--side) * 0.95em) 0;
  }
  .here.left .n {
    inset-inline: auto 0.4em;
  }

  .down .sheet {
    border: 1px solid var(--seam);
    background: var(--envelope);
    color: var(--on-envelope);
    rotate: none;
  }
  .down svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .flap {
    fill: var(--flap);
  }
  .flap,
  .seam {
    stroke: var(--seam);
    stroke-width: 1.3;
    vector-effect: non-scaling-stroke;
  }
  .seam {
    fill: none;
  }
  .seal {
    position: absolute;
    inset: 32% 0 auto;
    width: 1.5em;
    height: 1.5em;
    margin: auto;
    border: 0.22em solid var(--wax);
    border-radius: 50%;
    background: var(--wax);
    box-shadow: inset 0 0 0 0.09em var(--wax-lit);
  }
  .down .n,
  .down.here.left .n {
    inset: auto 0 0.2em;
    font-size: 1.3em;
    text-align: center;
  }
  .down.past .sheet,
  .down.here .sheet {
    border: 2px dashed var(--on-envelope);
  }

  .hazard .sheet {
    border-block: 0.75em solid transparent;
    padding-block: 0.3em 0;
    background:
      linear-gradient(var(--tape-paper) 0 0) padding-box,
      repeating-linear-gradient(-52deg, var(--tape) 0 0.5em, var(--tape-dark) 0.5em 1em) border-box;
    clip-path: none;
    rotate: none;
    forced-color-adjust: none;
  }
  .hazard.up .sheet::before {
    display: none;
  }
  .hazard .sheet::after {
    top: -0.6em;
  }
  .hazard.up .mark .line {
    stroke: var(--red);
    stroke-width: 6;
  }
  .hazard .seal {
    inset: auto 0.2em 0.2em auto;
    scale: 0.8;
    margin: 0;
  }

  /* A space without a card: a plate on the way, its name below. */
  .plain {
    height: 6.3em;
    padding: 0;
    filter: none;
  }
  .plain .sheet {
    gap: 0.1em;
    padding: 0.2em 0 0;
    color: var(--nw-ink);
    rotate: none;
  }
  .plain b {
    order: 1;
    flex: none;
    padding: 0 0.2em;
    border-radius: 3px;
    background: var(--nw-ground);
  }
  .plain :is(.mark, .n) {
    flex: none;
    width: 3em;
    height: 3em;
    margin: 0;
    border: 2px solid var(--nw-muted);
    border-radius: 50%;
    background: var(--nw-paper);
    box-shadow: 0.12em 0.2em 0 var(--nw-shade);
    translate: none;
  }
  .plain .mark {
    padding: 0.4em;
  }
  .plain .n {
    position: static;
    color: var(--nw-paper-ink);
    font-size: 1em;
    line-height: 2.75em;
    text-align: center;
  }
  .plain .mark + .n {
    display: none;
  }
  .plain.past :is(.mark, .n) {
    background: color-mix(in srgb, var(--nw-paper) 45%, var(--old));
    border-style: dashed;
  }

  .can-act {
    cursor: pointer;
  }
  .can-act .sheet,
  .selected .sheet {
    outline: 3px solid var(--nw-accent);
    outline-offset: 1px;
  }
  .can-act .sheet {
    clip-path: none;
  }
  .selected .sheet {
    outline-style: double;
    outline-width: 6px;
  }
  .can-act:hover {
    translate: 0 -2px;
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
    [aria-disabled] {
      color: GrayText;
    }
  }
  @media print {
    :host {
      --figure-line: #fff;
    }
    .sheet,
    .seal,
    .plain .mark {
      print-color-adjust: exact;
    }
    [part='acts'] {
      display: none;
    }
  }
`;
