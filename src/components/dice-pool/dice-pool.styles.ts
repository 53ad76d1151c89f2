// Looks of <dice-pool>: one die is 1em of --nw-die-size; its thickness is drawn by shadows without blur, light from top left.
import { css } from 'lit';

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

  /* What can be done with it, and what has been. */
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
`;
