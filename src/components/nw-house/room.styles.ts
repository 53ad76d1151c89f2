// Styles of a room: its tint and pattern, its contents, its name, and its states.
import { css } from 'lit';

export const rooms = css`
  .ward {
    --tint: var(--house-ward);
  }
  .treatment {
    --tint: var(--house-treatment);
  }
  .service {
    --tint: var(--house-service);
  }
  .staff {
    --tint: var(--house-staff);
  }
  .air {
    --tint: var(--house-air);
  }
  .room,
  .swatch,
  .cell {
    --house-wall: color-mix(in srgb, var(--tint, var(--house-muted)) var(--house-lit), var(--house-ground));
    --house-far: color-mix(in srgb, var(--house-near) 28%, var(--house-wall));
    --house-middle: color-mix(in srgb, var(--house-near) 72%, var(--house-wall));
  }
  .room {
    overflow: hidden;
    border: solid var(--house-slab);
    border-width: 2px 2px var(--slab);
    background: var(--house-wall);
    cursor: pointer;
    outline: none;
  }
  .room.west {
    box-shadow: -4px 0 var(--house-section);
  }
  .room.east {
    box-shadow: 4px 0 var(--house-section);
  }
  .room.west.east {
    box-shadow:
      -4px 0 var(--house-section),
      4px 0 var(--house-section);
  }
  .picture {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border-bottom: 1px solid var(--house-section);
    overflow: hidden !important;
    pointer-events: none;
  }
  .wall {
    fill: var(--house-wall);
  }
  .pattern {
    fill: none;
  }
  .ward .pattern {
    fill: url(#ward);
  }
  .treatment .pattern {
    fill: url(#treatment);
  }
  .service .pattern {
    fill: url(#service);
  }
  .staff .pattern {
    fill: url(#staff);
  }
  .air .pattern {
    fill: url(#air);
  }
  pattern path {
    fill: none;
    stroke: var(--house-near);
    stroke-width: 1;
    opacity: 0.28;
  }
  pattern .dots {
    stroke-width: 2.4;
    stroke-linecap: round;
  }

  /* The lamp is out in rooms that a hunter can reach. */
  .unlit .light {
    display: none;
  }
  .dark {
    position: absolute;
    inset: 0;
    background: var(--house-slab);
    opacity: 0.6;
  }
  .signs {
    position: relative;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    gap: 2px 4px;
    align-items: start;
  }
  .room:is(.can-act, .selected, .threatened) .signs {
    padding: 5px 3px 5px 5px;
  }
  .plate {
    display: flex;
    gap: 4px;
    align-items: center;
    max-width: 100%;
    min-width: 0;
    padding: 1px 6px 2px 4px;
    border-bottom-right-radius: 4px;
    background: var(--house-plate);
    color: var(--house-ink);
    font-weight: 600;
    font-size: max(14px, 0.875em);
    line-height: 1.12;
  }
  .room:is(.can-act, .selected) .plate {
    background: var(--nw-accent);
    color: var(--nw-on-accent);
    forced-color-adjust: none;
  }
  .plate span {
    min-width: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
    unicode-bidi: plaintext;
  }
  .kind {
    flex: none;
    width: 12px;
    height: 12px;
  }
  .kind path {
    fill: none;
    stroke: color-mix(in srgb, var(--tint, currentColor) 60%, var(--house-ink));
    stroke-width: 1.8;
    stroke-linecap: round;
  }
  .room:is(.can-act, .selected) .kind path {
    stroke: currentColor;
  }
  /* In narrow rooms, names need every pixel, so that no word breaks. */
  @container (max-width: 42em) {
    .plate {
      gap: 2px;
      padding-inline: 2px 3px;
      letter-spacing: -0.04em;
    }
    .room:is(.can-act, .selected, .threatened) .signs {
      padding-inline-end: 0;
    }
    .kind {
      width: 10px;
    }
    .room:is(.can-act, .selected) .kind {
      display: none;
    }
  }
  /* Signs beside the name. Screen readers ignore them, because the label of the room says the same in words. */
  [data-text]::before {
    content: attr(data-text);
  }
  /* A guess in pencil on the wall. */
  .note {
    padding: 0 0.45em;
    border: 2px dashed var(--house-slip-ink);
    margin-top: 2px;
    border-radius: 50%;
    background: color-mix(in srgb, var(--house-slip) 84%, transparent);
    color: var(--house-slip-ink);
    font: italic 700 max(14px, 0.875em) / 1.25 var(--nw-title-font);
  }
  .note.sure {
    border-style: solid;
  }

  /* The more likely it is that somebody is in the room, the higher the shade. */
  .level {
    position: absolute;
    inset: auto 0 0;
    height: calc(var(--level) * 100%);
    border-top: 2px solid var(--house-mass);
    background: repeating-linear-gradient(
      -45deg,
      color-mix(in srgb, var(--house-mass) 82%, transparent) 0 4px,
      color-mix(in srgb, var(--house-mass) 46%, transparent) 4px 8px
    );
  }
  .chance {
    margin: 2px 2px 0 auto;
    padding: 0 0.35em;
    border-radius: 3px;
    background: var(--house-ink);
    color: var(--house-plate);
    font-size: max(14px, 0.9375em);
    font-variant-numeric: tabular-nums;
  }
  .you {
    position: absolute;
    bottom: 2px;
    left: 3px;
    display: flex;
    flex-direction: column;
    align-items: center;
  }
  /* Beside somebody else, only the word is shown, in front of their figures and names. */
  .taken .you {
    inset: 2px 2px auto auto;
    z-index: 5;
  }
  .taken .you svg {
    display: none;
  }
  .room:is(.can-act, .selected):not(.taken) .you {
    bottom: 7px;
    left: 8px;
  }
  .you svg {
    width: 1.7em;
    height: 2.1em;
  }
  .you b {
    padding: 0 0.3em;
    border-radius: 3px;
    background: var(--house-own);
    color: #fffdf4;
    font-size: max(14px, 0.875em);
    line-height: 1.15;
  }
  .prints path {
    fill: var(--house-pale);
    stroke: var(--house-near);
    stroke-width: 0.8;
  }
  .cracks path {
    fill: none;
    stroke: var(--house-alarm);
    stroke-width: 2.2;
    stroke-linejoin: round;
  }
  .cracks .under {
    stroke: var(--house-slab);
    stroke-width: 5;
  }
  .planks path {
    fill: light-dark(#a8825a, #8a6a47);
    stroke: var(--house-slab);
    stroke-width: 1.6;
  }
  .planks .nails {
    stroke-width: 4;
    stroke-linecap: round;
  }

  /* Frames for the states of the room, in front of its contents. */
  .room::after {
    content: '';
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  .threatened::after {
    border: 3px dotted var(--house-alarm);
  }
  .room:is(.can-act, .selected)::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0;
    border: 5px solid var(--house-ground);
    pointer-events: none;
  }
  .room:is(.can-act, .selected)::after {
    z-index: 1;
    inset: 1px;
    border: 3px dashed var(--nw-accent);
  }
  /* A room that can be chosen, but that a hunter can reach. */
  .room.can-act.unlit::after {
    border-color: var(--house-alarm);
  }
  .room.can-act:hover::after {
    background: color-mix(in srgb, var(--nw-accent) 22%, transparent);
  }
  .room.selected::after {
    inset: 0;
    border: 4px solid var(--nw-accent);
  }
  .room.disabled::after {
    background: repeating-linear-gradient(
      45deg,
      color-mix(in srgb, var(--house-ground) 70%, transparent) 0 4px,
      transparent 4px 8px
    );
  }
  .room:focus-visible {
    z-index: 4;
    outline: 4px solid var(--house-ink);
    outline-offset: 2px;
    box-shadow:
      0 0 0 2px var(--house-ground),
      0 0 0 9px var(--house-ground);
  }
  @media (forced-colors: active) {
    .room,
    .swatch,
    .cell {
      --house-wall: Canvas;
      --house-far: Canvas;
      --house-middle: CanvasText;
    }
    .room {
      border-color: CanvasText;
    }
    /* Without an outline, pale shapes would be invisible, because the wall has the same colour. */
    .picture path[fill='var(--house-pale)'] {
      stroke: CanvasText;
    }
    .kind path {
      stroke: CanvasText;
    }
    .planks path {
      fill: Canvas;
      stroke: CanvasText;
    }
    .light {
      display: none;
    }
    .dark {
      background: repeating-linear-gradient(45deg, CanvasText 0 1px, Canvas 1px 5px);
      forced-color-adjust: none;
      opacity: 0.7;
    }
    .level {
      background: repeating-linear-gradient(-45deg, CanvasText 0 2px, transparent 2px 6px);
      forced-color-adjust: none;
    }
    .plate,
    .note,
    .chance,
    .you b {
      background: Canvas;
      color: CanvasText;
    }
    .room:is(.can-act, .selected) .plate {
      background: Highlight;
      color: HighlightText;
    }
    .chance {
      border: 1px solid CanvasText;
    }
  }
`;
