// Looks of <dice-pool>: one die is 1em of --nw-die-size; its thickness is drawn by shadows without blur, light from top left.
import { css } from 'lit';

export const styles = css`
  :host {
    container-type: inline-size;
    --nw-die-size: 56px;
  }
  main {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 12px 20px;
    align-items: center;
  }
  main > * {
    grid-column: 1/-1;
    margin: 0;
  }
  ::slotted(*) {
    font: 700 1.07em var(--nw-title-font);
    margin: 0;
  }
  [part='dice'] {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--nw-die-size) * 0.43);
    padding: 4px calc(var(--nw-die-size) * 0.2) calc(var(--nw-die-size) * 0.25) 4px;
  }
  [part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
  }
  [part='result'] {
    font: 700 1.07em var(--nw-title-font);
  }
  [part='goal'] {
    grid-column: 1;
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

  /* A die and what stands below it. */
  .die {
    position: relative;
    text-align: center;
    border-radius: 8px;
    --f: light-dark(#fffdf5, #efe3c8);
    --e: light-dark(#b0935c, #a08c64);
    --i: #241a10;
    --s: light-dark(#c2a678, #060403);
  }
  .green,
  .red,
  .blue,
  .brown {
    --i: #f8f0dc;
    --l: #fff5;
  }
  .green {
    --f: #3c7a4c;
    --e: light-dark(#24512f, #1f4529);
  }
  .red {
    --f: #b23a2b;
    --e: light-dark(#752318, #661d14);
  }
  .blue {
    --f: #2f6699;
    --e: light-dark(#1b436c, #17385a);
  }
  .brown {
    --f: #74502f;
    --e: light-dark(#4a311b, #402a16);
  }
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
    filter: drop-shadow(0.01em 0.018em var(--e)) drop-shadow(0.02em 0.037em var(--e)) drop-shadow(0.04em 0.075em var(--e))
      drop-shadow(0.085em 0.09em var(--s));
  }
  .kite > svg {
    filter: drop-shadow(0.05em 0.1em var(--s));
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
  .open .l,
  .wait .l {
    stroke: var(--i);
    stroke-width: 1.6;
    stroke-dasharray: 4 3;
  }
  .a,
  text {
    fill: var(--nw-die-ink, var(--i));
    fill-rule: evenodd;
  }
  .p,
  .s,
  .m,
  .b {
    fill: none;
    stroke: var(--nw-die-ink, var(--i));
    stroke-width: 3.1;
  }
  .p {
    stroke-width: 9.8;
  }
  .m {
    stroke-width: 1.8;
  }
  .b {
    stroke-width: 1.2;
    opacity: 0.4;
  }
  .k2,
  .k3,
  .k4 {
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
  text {
    font: 700 22px var(--nw-title-font);
    text-anchor: middle;
  }
  .suspense text {
    font-size: 26px;
  }

  /* Thrown: six faces in space, in place of the picture, until the die lies. */
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

  /* What can be done with it, and what has been. */
  [tabindex] {
    cursor: pointer;
  }
  [tabindex]:hover > .body {
    translate: 0 -2px;
  }
  .chosen {
    outline: 3px solid var(--nw-accent);
    outline-offset: 6px;
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
  .chosen:focus-visible {
    outline-style: double;
    outline-width: 6px;
  }
  .spent {
    opacity: 0.5;
    outline: 1.5px dashed var(--nw-ink);
    outline-offset: 4px;
  }
  [part='label'] {
    display: block;
    margin-top: 10px;
    font-size: max(14px, 0.9em);
  }

  /* One column for each result; those that reach the target are solid. */
  [role='table'] {
    display: flex;
    gap: 4px;
    height: 92px;
    max-width: 30em;
    background: linear-gradient(var(--nw-ink) 0 0) 0 calc(100% - 22px) / 100% 1.4px no-repeat;
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  [role='row'] {
    flex: 1;
    display: flex;
    flex-direction: column;
    justify-content: end;
    text-align: center;
    white-space: nowrap;
    color: var(--nw-muted);
    position: relative;
    font-size: 14px;
    line-height: 22px;
  }
  [role='row'] i {
    height: calc(var(--p) * 54px);
    min-height: 1.6px;
    border: 1.2px solid;
    background: repeating-linear-gradient(135deg, currentColor 0 1px, #0000 1px 4px);
  }
  .hit i {
    background: var(--nw-ink);
    border-color: var(--nw-ink);
  }
  .flag::before,
  .flag::after {
    content: '';
    position: absolute;
    inset: 2px auto 22px -3px;
    border-inline-start: 1.8px dashed var(--nw-ink);
  }
  .flag::after {
    width: 14px;
    height: 10px;
    border: 0;
    background: var(--nw-ink);
    clip-path: polygon(0 0, 100% 0, 70% 50%, 100% 100%, 0 100%);
  }
  .last::before,
  .last::after {
    inset-inline: auto -3px;
  }
  .last::after {
    scale: -1 1;
  }
  @container (min-width: 600px) {
    main {
      grid-template-columns: auto 1fr auto;
    }
    [part='dice'] {
      max-width: 45cqi;
      grid-area: 2/1/4;
    }
    [part='goal'] {
      grid-area: 2/2;
    }
    [role='table'] {
      grid-area: 3/2;
    }
    [part='chance'] {
      grid-area: 2/3/4;
    }
  }
`;
