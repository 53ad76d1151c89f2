// Styles of <dice-pool>. A die is 1em wide, at a font size of --nw-die-size. Sharp shadows show its thickness; the
// light comes from the top left.
import { css } from 'lit';
import { oddsChart } from '../shared/odds/odds-chart.styles.js';
import { dieColours } from '../shared/theme/die-colours.styles.js';

export const styles = css`
  :host {
    container-type: inline-size;
    --nw-die-size: 56px;
  }
  [part='dice'] {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--nw-die-size) * 0.36);
    padding: 4px calc(var(--nw-die-size) * 0.2) calc(var(--nw-die-size) * 0.25) 4px;
  }
  /* A die and its label. */
  .die {
    position: relative;
    text-align: center;
    border-radius: 8px;
    --f: light-dark(#fffdf5, #efe3c8);
    --e: light-dark(#b0935c, #a08c64);
    --i: #241a10;
    --s: light-dark(#c2a678, #060403);
  }
  .body {
    display: block;
    position: relative;
    width: 1em;
    height: 1em;
    margin: auto;
    font-size: var(--nw-die-size);
    perspective: 6em;
  }
  svg {
    display: block;
    overflow: visible;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .body > svg {
    filter: drop-shadow(0.01em 0.018em var(--e)) drop-shadow(0.02em 0.037em var(--e))
      drop-shadow(0.04em 0.075em var(--e)) drop-shadow(0.085em 0.09em var(--s));
  }
  .die:nth-child(3n + 1) > .body {
    rotate: -2deg;
  }
  .die:nth-child(3n) > .body {
    rotate: 2deg;
  }
  .f {
    fill: var(--nw-die-face, var(--f));
    stroke: #0008;
    stroke-width: 0.8;
  }
  .l {
    fill: none;
    stroke: var(--l, #0002);
  }
  .p,
  .s {
    fill: none;
    stroke: var(--nw-die-ink, var(--i));
    stroke-width: 3.1;
  }
  .p {
    stroke-width: 9.8;
  }
  text {
    fill: var(--nw-die-ink, var(--i));
    font: 700 22px var(--nw-title-font);
    text-anchor: middle;
  }

  /* Dice that can be selected, and selected dice. */
  [tabindex] {
    cursor: pointer;
  }
  [tabindex]:hover > .body {
    translate: 0 -2px;
  }
  .open,
  .chosen {
    outline: 1.5px solid var(--nw-accent);
    outline-offset: 6px;
  }
  .chosen {
    outline-width: 3px;
  }
  .chosen::after {
    content: '';
    position: absolute;
    inset: auto 0 -15px;
    margin: auto;
    width: 14px;
    height: 9px;
    background: var(--nw-accent);
    clip-path: polygon(0 0, 100% 0, 50% 100%);
    forced-color-adjust: none;
  }
  .die:focus-visible {
    outline: 3px solid var(--nw-ink);
    outline-offset: 2px;
  }
  .later > .body {
    visibility: hidden;
  }
  .spent {
    opacity: 0.5;
    outline: 1.5px dashed var(--nw-ink);
    outline-offset: 4px;
  }
  [part='label'] {
    display: block;
    max-width: 6.5em;
    text-wrap: balance;
    margin-top: 10px;
    font-size: max(14px, 0.9em);
  }

  /* The caption, and below the dice the button, the result and the odds. */
  section {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 12px 20px;
    align-items: center;
  }
  section > * {
    grid-column: 1/-1;
    margin: 0;
  }
  ::slotted(*) {
    font: 700 1.07em var(--nw-title-font);
    margin: 0;
    overflow-wrap: anywhere;
  }
  ${oddsChart}
  /* The caption spans the whole width. */
  :host(:not(:empty)) slot {
    display: block;
  }
  [part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
  }
  [part='roll'] {
    border-color: var(--nw-accent);
    background: var(--nw-accent);
    color: var(--nw-on-accent);
    forced-color-adjust: none;
  }
  [part='result'] {
    font: 700 1.07em var(--nw-title-font);
  }
  [part='goal'] {
    grid-column: 1;
    overflow-wrap: anywhere;
    color: var(--nw-muted);
  }
  [part='chance'] {
    grid-column: 2;
    font: 700 42px/1 var(--nw-title-font);
    letter-spacing: -0.02em;
  }
  [part='chance'] small {
    font-size: 22px;
  }

  @container (min-width: 600px) {
    section {
      grid-template-columns: auto minmax(0, 30em) auto;
      justify-content: start;
    }
    [part='dice'] {
      max-width: 45cqi;
      grid-area: 2/1/4;
    }
    [part='actions'] {
      grid-row: 4;
    }
    [part='goal'] {
      grid-area: 2/2;
      align-self: end;
    }
    [role='table'] {
      grid-area: 3/2;
      align-self: start;
    }
    [part='chance'] {
      grid-area: 2/3/4;
    }
  }

  /* Numbered dice other than the cube. */
  .kite > svg {
    scale: 1.1;
    filter: drop-shadow(0.05em 0.1em var(--s));
  }
  .k {
    fill: color-mix(in srgb, var(--f) 35%, var(--e));
    stroke: #0008;
    stroke-width: 0.7;
  }
  .k3 {
    fill: var(--e);
  }
  .k4 {
    fill: color-mix(in srgb, #000 25%, var(--e));
  }

  /* Dice of the games. */
  .green,
  .red,
  .blue,
  .brown {
    --i: #f8f0dc;
    --l: #fff5;
  }
  ${dieColours}
  .suspense {
    --f: light-dark(#d9f1e7, #cdeadd);
    --e: light-dark(#7fb49d, #6fa38d);
    --i: #12332b;
  }
  .success {
    --f: #0f5a45;
    --e: #083427;
    --i: #eafff6;
  }
  .wait .l {
    stroke: var(--i);
    stroke-width: 1.6;
    stroke-dasharray: 4 3;
  }
  .a {
    fill: var(--nw-die-ink, var(--i));
    fill-rule: evenodd;
  }
  .m,
  .b {
    fill: none;
    stroke: var(--nw-die-ink, var(--i));
  }
  .m {
    stroke-width: 1.8;
  }
  .b {
    stroke-width: 1.2;
    opacity: 0.4;
  }
  .suspense text {
    font-size: 26px;
  }

  /* A falling die: six faces that rotate in space. */
  .cube {
    position: absolute;
    inset: 0;
    transform-style: preserve-3d;
  }
  .cube i {
    position: absolute;
    inset: 0;
    background: var(--e);
    border-radius: 14%;
    transform: rotateY(var(--y, 0deg)) rotateX(var(--x, 0deg)) translateZ(0.5em);
  }
  .cube :nth-child(2) {
    --y: 90deg;
  }
  .cube :nth-child(3) {
    --y: 180deg;
  }
  .cube :nth-child(4) {
    --y: 270deg;
  }
  .cube :nth-child(5) {
    --x: 90deg;
  }
  .cube :nth-child(6) {
    --x: -90deg;
  }
  .kite .cube i {
    background: none;
    transform: rotateY(calc(var(--y, 0deg) * 0.4 + var(--x, 0deg) * 0.6));
  }
`;
