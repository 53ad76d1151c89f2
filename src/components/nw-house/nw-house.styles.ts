// Styles of the house around its rooms: the background (night or blueprint paper), rulers for columns and storeys,
// roofs, lost storeys, figures, and dust.
import { css } from 'lit';

export const styles = css`
  :host {
    container-type: inline-size;
    max-width: 100%;
    background: var(--nw-ground);
  }
  .scroll {
    overflow-x: auto;
    overflow-y: hidden;
    overscroll-behavior-x: contain;
    scrollbar-width: thin;
    background-color: var(--house-ground);
    background-image:
      linear-gradient(var(--house-line) 1px, transparent 1px),
      linear-gradient(90deg, var(--house-line) 1px, transparent 1px);
    background-size: 2.5em 2.5em;
    /* The house is the same in both text directions. */
    direction: ltr;
  }
  /* If the whole house fits, the flying pieces of a collapse must not make it scrollable. */
  .whole {
    overflow-x: hidden;
  }
  .house {
    /* All other lengths follow from these: the width and height of a room, the space at the sides, above and below,
       and the thickness of a floor. */
    --w: clamp(7.2em, (100cqi - 4.4em) / var(--columns), var(--nw-house-room, 11.2em));
    --h: clamp(
      4em,
      (var(--room) - var(--over) - var(--foot) - var(--legend)) / var(--storeys),
      max(var(--w) * 0.78, 5.8em)
    );
    --side: 2.2em;
    --over: min(var(--w) * 0.74, var(--room) * 0.13);
    --foot: 2.9em;
    --room: var(--nw-house-height, 90em);
    --legend: 2.3em;
    --slab: 0.5em;
    position: relative;
    width: calc(var(--w) * var(--columns) + 2 * var(--side));
    height: calc(var(--h) * var(--storeys) + var(--over) + var(--foot));
    margin-inline: auto;
    user-select: none;
    -webkit-user-select: none;
  }
  .house svg {
    overflow: visible;
  }
  .defs {
    position: absolute;
    width: 0;
    height: 0;
  }
  .sky {
    position: absolute;
    top: 0.5em;
    left: 46%;
    width: 8em;
  }
  .ground {
    position: absolute;
    inset: auto 0 0;
    height: calc(var(--foot) - 2px);
    border-top: 3px solid var(--house-section);
  }
  .ground::before {
    content: '';
    display: block;
    height: 0.7em;
    background: repeating-linear-gradient(-55deg, var(--house-muted) 0 1px, transparent 1px 9px);
    opacity: 0.6;
  }
  .axis {
    position: absolute;
    color: var(--house-muted);
    font: 600 1em/1 var(--nw-title-font);
    text-align: center;
  }
  .column {
    bottom: 0.7em;
    left: calc(var(--side) + var(--x) * var(--w));
    width: var(--w);
  }
  .storey {
    left: 0;
    width: 1.6em;
    bottom: calc(var(--foot) + (var(--y) + 0.45) * var(--h));
  }

  .room,
  .void,
  .puff {
    position: absolute;
    left: calc(var(--side) + var(--x) * var(--w));
    bottom: calc(var(--foot) + var(--y) * var(--h));
    width: var(--w);
    height: var(--h);
  }
  .void {
    display: flex;
    justify-content: center;
    padding: 0.5em 0.3em;
    border: 1px dashed var(--house-muted);
    border-width: 0 1px;
    color: var(--house-muted);
    text-align: center;
  }
  .void i {
    max-width: 100%;
    font: italic 600 max(14px, 0.875em) / 1.15 var(--nw-title-font);
    overflow-wrap: anywhere;
    hyphens: auto;
    text-wrap: balance;
    unicode-bidi: plaintext;
  }
  .roof {
    position: absolute;
    left: calc(var(--side) + (var(--x) - 0.125) * var(--w));
    bottom: calc(var(--foot) + var(--y) * var(--h) - 0.025 * var(--w));
    width: calc(var(--w) * var(--wide));
    pointer-events: none;
  }
  .slate {
    fill: var(--house-slate);
    stroke: var(--house-section);
    stroke-width: 1.6;
  }
  .course,
  .edge,
  .beam {
    fill: none;
    stroke: var(--house-section);
  }
  .course {
    stroke-width: 1;
    opacity: 0.45;
  }
  .edge {
    stroke-width: 3.6;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .beam {
    stroke-width: 4.6;
  }
  .beam.back {
    stroke-width: 3;
    opacity: 0.5;
  }
  .pane {
    fill: var(--house-pane);
  }
  .rubble {
    fill: var(--house-muted);
  }
  .brick {
    fill: light-dark(#c9705f, #b5604f);
    stroke: var(--house-slab);
  }
  .moon {
    fill: light-dark(#dbe6ea, #e9e4cf);
  }
  .crater {
    fill: light-dark(#c6d5db, #cfcab4);
  }
  .cloud {
    fill: none;
    stroke: var(--house-muted);
    stroke-width: 1.2;
  }

  /* Trails are in front of the walls, and behind all names and figures. */
  .trails {
    position: absolute;
    bottom: var(--foot);
    left: var(--side);
    width: calc(var(--w) * var(--columns));
    height: calc(var(--h) * var(--storeys));
    pointer-events: none;
  }
  .trails path {
    fill: none;
    stroke: var(--house-mass);
    stroke-width: 5px;
    stroke-linecap: round;
    stroke-dasharray: 0 11;
    vector-effect: non-scaling-stroke;
  }
  .trails .rim {
    stroke: var(--house-rim);
    stroke-width: 8px;
  }
  .trails .start {
    stroke-width: 8px;
    stroke-dasharray: none;
  }
  .trails .start.rim {
    stroke-width: 13px;
  }
  .figure {
    --f: min(var(--h) * 0.8, var(--w) * var(--share) * 1.45);
    position: absolute;
    left: calc(var(--side) + var(--x) * var(--w) - var(--f) * 0.426);
    bottom: calc(var(--foot) + var(--y) * var(--h) + min(1.05em, var(--h) * 0.08));
    width: calc(var(--f) * 0.852);
    min-width: 24px;
    height: var(--f);
    outline: none;
  }
  /* Figures are drawn in front of the names of rooms, because these names can take several lines. */
  .figure > svg {
    position: absolute;
    bottom: 0;
    left: 0;
    z-index: 2;
    width: 100%;
    height: 100%;
  }
  /* The name is as wide as the room, wherever the figure stands in it. */
  .name {
    position: absolute;
    bottom: calc(-0.3em + var(--line) * 1.35em);
    left: calc(var(--f) * 0.426 - var(--in) * var(--w));
    width: var(--w);
    padding-inline: 4px;
    /* The name is in front of all figures in the room. */
    z-index: 3;
    text-align: center;
    pointer-events: none;
  }
  .name > span {
    display: inline-block;
    max-width: 100%;
    padding: 0 0.3em 0.1em;
    overflow: hidden;
    border: 1px solid var(--house-rim);
    border-radius: 3px;
    background: var(--house-mass);
    color: #fffdf2;
    font: 600 max(14px, 0.875em) / 1.15 var(--nw-title-font);
    letter-spacing: -0.02em;
    text-overflow: ellipsis;
    white-space: nowrap;
    unicode-bidi: plaintext;
  }
  /* A single name may be a little wider than the room. */
  .name:not(.left, .right) {
    left: calc(var(--f) * 0.426 - var(--in) * var(--w) - var(--w) * 0.12);
    width: calc(var(--w) * 1.24);
    padding: 0;
  }
  .new .name > span::before {
    content: '✦ ';
  }
  .name.left {
    text-align: left;
  }
  .name.right {
    text-align: right;
  }
  /* Where the height is limited and the house is wider than the element, the plan takes the place of the legend. */
  @container (max-width: 40em) {
    .house {
      --legend: 3.6em;
    }
  }
  @container (max-width: 42em) {
    .name {
      padding-inline: 0;
    }
    .name > span {
      padding-inline: 0.2em;
    }
  }
  .still {
    pointer-events: none;
  }
  .figure:not(.still) {
    cursor: pointer;
  }
  .figure.can-act > svg {
    filter: drop-shadow(0 0 1px var(--nw-accent)) drop-shadow(0 0 2px var(--nw-accent));
  }
  .figure:is(.can-act, .selected) .name > span {
    border: 2px dashed var(--nw-accent);
  }
  .figure.selected .name > span {
    border-style: solid;
    background: var(--nw-accent);
    color: var(--nw-on-accent);
  }
  .figure.selected > svg {
    filter: drop-shadow(0 0 1px var(--nw-accent)) drop-shadow(0 0 1px var(--nw-accent))
      drop-shadow(0 0 1px var(--nw-accent));
  }
  .figure:focus-visible {
    z-index: 4;
    border-radius: 4px;
    outline: 3px solid var(--house-ink);
    outline-offset: 3px;
    box-shadow:
      0 0 0 3px var(--house-ground),
      0 0 0 8px var(--house-ground);
  }
  .figure:focus-visible > svg {
    background: color-mix(in srgb, var(--house-ground) 55%, transparent);
  }

  .wreck {
    pointer-events: none;
  }
  .puff {
    left: calc(var(--side) + (var(--x) + var(--at) - 0.2) * var(--w));
    width: calc(var(--w) * 0.4);
    height: calc(var(--w) * 0.34);
    border-radius: 46% 54% 50% 50% / 60% 58% 42% 40%;
    background: var(--house-dust);
  }
  .key {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3em 1em;
    justify-content: center;
    padding: 0.6em 0.8em;
    color: var(--house-muted);
    font-size: max(14px, 0.875em);
  }
  .key span {
    display: flex;
    gap: 0.4em;
    align-items: center;
  }
  .swatch {
    width: 26px;
    height: 18px;
    background: var(--house-wall, var(--house-near));
  }
  .night {
    border: 1px solid var(--house-muted);
    background: color-mix(in srgb, var(--house-slab) 72%, var(--tint, #62b39c));
  }
  .lost {
    margin: 0;
    padding: 0 0.8em 0.6em;
    color: var(--house-muted);
    font-size: max(14px, 0.875em);
    text-align: center;
  }

  .bar {
    display: flex;
    gap: 1em;
    align-items: center;
    justify-content: center;
    padding: 0.4em;
    direction: ltr;
  }
  .bar button {
    min-width: 44px;
    min-height: 44px;
  }
  .plan {
    position: relative;
    flex: none;
    cursor: pointer;
  }
  .cell,
  .seen {
    position: absolute;
    width: 27px;
    height: 10px;
  }
  .cell {
    background: var(--house-wall);
  }
  .cell.taken {
    background: radial-gradient(circle, var(--house-mass) 0 3px, var(--house-rim) 3.4px 4px, var(--house-wall) 4.4px);
  }
  .cell.own {
    outline: 2px solid var(--house-own);
    outline-offset: -2px;
  }
  .cell:is(.can-act, .selected) {
    outline: 3px solid var(--nw-accent);
    outline-offset: -3px;
  }
  .seen {
    inset-block: -3px;
    height: auto;
    border: 2px solid var(--house-ink);
    pointer-events: none;
  }
  @media (forced-colors: active) {
    .scroll {
      background-image: none;
    }
    svg,
    .cell,
    .seen,
    .name > span {
      forced-color-adjust: none;
    }
    .name > span {
      color: Canvas;
    }
    .cell {
      border: 1px solid CanvasText;
    }
    .night {
      background: repeating-linear-gradient(45deg, CanvasText 0 1px, Canvas 1px 5px);
      forced-color-adjust: none;
    }
  }
  @media print {
    .scroll {
      overflow: visible;
      background: none;
    }
    .house {
      break-inside: avoid;
    }
    .bar {
      display: none;
    }
  }
`;
