// The notebook looks like a ruled sheet from a ring binder, held by a clip. The plan is drawn in ink, the guesses in
// pencil.
import { css } from 'lit';

export const styles = css`
  :host {
    container-type: inline-size;
    --sheet: light-dark(#fffdf4, #efe8d6);
    --pen: #22303a;
    --faint: #55636b;
    --rule: #c6cfce;
    --red: #8a1f16;
  }
  article {
    position: relative;
    max-width: 26em;
    padding-block: 1.4em 1.6em;
    padding-inline: 3em 1em;
    background:
      linear-gradient(
        var(--side, 90deg),
        transparent 2.5em,
        var(--margin, #d08c7c) 2.5em calc(2.5em + 1px),
        transparent calc(2.5em + 1px)
      ),
      repeating-linear-gradient(var(--sheet) 0 1.7em, var(--rule) 1.7em calc(1.7em + 1px));
    background-color: var(--sheet);
    box-shadow: 0.25em 0.35em 0 var(--nw-shade);
    color: var(--pen);
    line-height: 1.5;
  }
  article:dir(rtl) {
    --side: -90deg;
  }
  /* Holes for the rings. */
  article::before {
    content: '';
    position: absolute;
    inset-block: 1.2em;
    inset-inline-start: 0.8em;
    width: 0.8em;
    background: radial-gradient(circle at 50% 0.4em, var(--nw-ground) 0.32em, #8d8a7c 0.36em, transparent 0.4em) 0 0 /
      100% 5.1em no-repeat space;
  }
  .clip {
    position: absolute;
    top: -0.9em;
    inset-inline-end: 0.9em;
    width: 1.4em;
  }
  .clip path {
    fill: none;
    stroke: #7d8c95;
    stroke-width: 2.6;
    stroke-linecap: round;
  }
  h3,
  h4,
  p {
    margin: 0;
  }
  h3 {
    padding-inline-end: 1em;
    font: 600 min(1.5em, 9cqi) / 1.2 var(--nw-title-font);
  }
  /* A narrow sheet has smaller margins. */
  @container (max-width: 22em) {
    article {
      padding-inline: 2.7em 0.25em;
    }
  }
  h4 {
    margin-top: 1em;
    font: 600 1.1em/1.4 var(--nw-title-font);
  }
  /* If the letters are very large, the sheet has no holes and no margin line, so that the text has more space. */
  @container (max-width: 14em) {
    article {
      --margin: transparent;
      padding-inline: 0.5em;
    }
    article::before {
      display: none;
    }
    label {
      flex-wrap: wrap;
      padding-block: 0.3em;
    }
    label span {
      flex: 1 0 5em;
    }
  }
  .owner,
  .how {
    color: var(--faint);
    font-size: max(14px, 0.875em);
  }
  .at {
    margin-top: 0.5em;
    font: 600 1.1em/1.3 var(--nw-title-font);
  }
  .plan {
    display: grid;
    grid-template: repeat(var(--storeys), minmax(44px, 3em)) 1.5em / 0.8em repeat(var(--columns), minmax(0, 1fr));
    max-width: calc(var(--columns) * 4em + 0.8em);
    margin-top: 0.8em;
    /* The plan of the house is the same in both text directions. */
    direction: ltr;
  }
  .axis {
    display: contents;
    color: var(--faint);
    font: 600 1em/1.5 var(--nw-title-font);
    text-align: center;
  }
  .storey {
    grid-column: 1;
    align-self: center;
    text-align: start;
  }
  .cell {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 1px;
    align-items: center;
    justify-content: center;
    min-width: 0;
    margin: 0 -1px -1px 0;
    border: 1.4px solid var(--pen);
    background: color-mix(in srgb, var(--tint, #b8c0c2) 46%, var(--sheet));
    cursor: pointer;
  }
  .ward {
    --tint: #7fa9cf;
  }
  .treatment {
    --tint: #7fb8a4;
  }
  .service {
    --tint: #d2a55c;
  }
  .staff {
    --tint: #cf8a7c;
  }
  .air {
    --tint: #a9a5ce;
  }
  .kind {
    position: absolute;
    top: 3px;
    left: 3px;
    width: 11px;
    height: 11px;
    opacity: 0.75;
  }
  .kind path {
    fill: none;
    stroke: var(--pen);
    stroke-width: 1.6;
    stroke-linecap: round;
  }
  .cell.own {
    border: 3px solid var(--red);
    background: #fff6d8;
  }
  .cell:hover {
    background: color-mix(in srgb, var(--nw-accent) 26%, var(--sheet));
  }
  .cell:focus-visible {
    z-index: 1;
    outline: 3px solid var(--pen);
    outline-offset: 1px;
    box-shadow:
      0 0 0 1px var(--sheet),
      0 0 0 6px var(--sheet);
  }
  .keyhole,
  .mass {
    width: 1.3em;
    height: 1.75em;
  }
  .keyhole {
    fill: var(--red);
  }
  .mass .pale {
    fill: #fff1c6;
  }
  /* Screen readers ignore the pencilled letter, because the label says the guess in words. */
  [data-text]::before {
    content: attr(data-text);
  }
  .cell i {
    padding: 0 0.3em;
    border: 2px dashed var(--pen);
    border-radius: 50%;
    background: color-mix(in srgb, var(--sheet) 55%, transparent);
    font: italic 700 max(14px, 0.875em) / 1.3 var(--nw-title-font);
  }
  .cell .sure {
    border-style: solid;
  }
  .others {
    display: grid;
    gap: 2px;
    margin-top: 0.3em;
  }
  label {
    display: flex;
    gap: 0.5em;
    align-items: center;
    min-height: 44px;
    padding: 0 0.4em;
    border: 2px solid transparent;
    border-radius: 4px;
    cursor: pointer;
  }
  label span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    line-height: 1.25;
  }
  label small {
    color: var(--faint);
    font-size: max(14px, 0.875em);
  }
  .chosen {
    border-color: var(--pen);
    background: color-mix(in srgb, var(--sheet) 70%, transparent);
  }
  input {
    position: absolute;
    opacity: 0;
  }
  label:focus-within:has(:focus-visible) {
    outline: 3px solid var(--pen);
    outline-offset: 2px;
  }
  .letter {
    display: grid;
    flex: none;
    place-content: center;
    width: 1.7em;
    height: 1.7em;
    border: 2px solid var(--pen);
    border-radius: 50%;
    font: italic 700 max(14px, 0.9em) / 1 var(--nw-title-font);
  }
  .turns {
    margin: 0;
    padding-inline-start: 1.6em;
    font-variant-numeric: tabular-nums lining-nums;
  }
  .turns ::marker {
    font-weight: 700;
  }
  @media (forced-colors: active) {
    :host {
      --sheet: Canvas;
      --pen: CanvasText;
      --faint: CanvasText;
      --rule: transparent;
      --red: Highlight;
    }
    article {
      border: 1px solid CanvasText;
      background: Canvas;
    }
    .cell,
    .cell.own {
      background: Canvas;
    }
    svg {
      fill: CanvasText;
    }
    label {
      border-color: Canvas;
    }
    .chosen {
      border: 4px double CanvasText;
    }
  }
  @media print {
    .how {
      display: none;
    }
  }
`;
