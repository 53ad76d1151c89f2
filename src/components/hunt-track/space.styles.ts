// Styles of the spaces: torn cards pinned in a row, sealed envelopes, hazard tape, and plates on the path.
import { css } from 'lit';

export const spaceStyles = css`
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
  /* The folded corner and the pin. */
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
    overflow-wrap: break-word;
    letter-spacing: -0.02em;
    hyphens: auto;
  }
  .hazard .sheet b {
    letter-spacing: -0.06em;
  }
  /* On narrow cards, names need every pixel, so that no word breaks. */
  @container (max-width: 21em) {
    li {
      padding-inline: 1px;
    }
    .sheet {
      padding-inline: 0;
    }
    .sheet b {
      font-weight: 400;
      letter-spacing: -0.08em;
    }
    .hazard .sheet b {
      letter-spacing: -0.1em;
    }
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
  /* The figure leaves the name and half of the picture visible. */
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

  /* A space without a card: a plate on the path, with its name below. */
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

  @media print {
    .plain .mark {
      print-color-adjust: exact;
    }
  }
`;
