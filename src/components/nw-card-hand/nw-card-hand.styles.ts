// Styles of <nw-card-hand>. A card is --w wide and is partly covered by the next card. Its visible strip, which is
// --strip wide, shows its name and value. On a narrow strip, the name is vertical, as on the spine of a book. Cards and
// strips grow with the text size.
import { css } from 'lit';

export const styles = css`
  :host {
    --w: var(--nw-card-width, clamp(140px, 8.75rem, 248px));
    container-type: inline-size;
  }
  ul {
    --strip: clamp(max(44px, 2.75rem), (100cqi - var(--w) - 9px) / var(--gaps), var(--w));
    display: flex;
    flex-wrap: wrap;
    gap: 8px 0;
    margin: 0;
    padding: 12px 4px 4px;
    padding-inline-end: calc(var(--w) - var(--strip) + 4px);
    list-style: '';
  }
  ul:has(> :only-child) {
    --strip: var(--w);
  }
  li {
    position: relative;
    width: var(--strip);
    height: calc(var(--w) * 1.4);
    container-type: inline-size;
    transition: translate 0.16s ease-out;
  }
  /* The last card is not covered. */
  li:last-child {
    width: var(--w);
    margin-inline-end: calc(var(--strip) - var(--w));
  }
  li:nth-child(3n + 1) {
    rotate: -0.7deg;
  }
  li:nth-child(3n) {
    rotate: 0.6deg;
  }
  li:hover {
    translate: 0 -4px;
  }
  li.selected {
    translate: 0 -9px;
  }
  li:has(:focus-visible) {
    z-index: 1;
  }
  .card {
    --room: calc(100cqi - var(--w) * 0.12);
    position: relative;
    isolation: isolate;
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    width: var(--w);
    height: 100%;
    padding: calc(var(--w) * 0.06);
    border: 0;
    border-radius: 3px;
    background: none;
    color: var(--nw-paper-ink);
    text-align: start;
    overflow-wrap: anywhere;
  }
  .frame,
  .card::before,
  .card::after {
    position: absolute;
    inset: 0;
    z-index: -1;
  }
  .frame {
    overflow: visible;
  }
  .frame:dir(rtl) {
    scale: -1 1;
  }
  :is(.can-act, .selected) .card::after {
    content: '';
    border: solid var(--nw-accent);
    border-width: 6px 2px 2px;
    border-radius: 3px;
  }
  .selected .card::after {
    border-width: 6px;
  }
  .name {
    max-width: var(--room);
    padding-bottom: calc(var(--w) * 0.045);
    /* No word is broken: a long one makes the name smaller. A bold letter of a wide font is about 0.7 of its height wide. */
    font: 700 min(max(14px, 0.875rem, var(--w) * 0.11), var(--w) * 0.88 / var(--longest) / 0.7)/1.12
      var(--nw-title-font);
  }
  .picture {
    grid-area: 2/1;
    border: 1.5px solid;
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
  svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  .foot {
    display: flex;
    gap: 6px;
    align-items: center;
    max-width: var(--room);
    min-height: 1.57em;
    margin-bottom: -4px;
    color: var(--nw-paper-muted);
    font: italic clamp(14px, 0.875rem, var(--w) * 0.1)/1 var(--nw-title-font);
    hyphens: auto;
  }
  .seal {
    flex: none;
    width: 16px;
    height: 16px;
  }
  .spent .name {
    text-decoration: line-through;
  }
  :is(.spent, .disabled) .card {
    filter: brightness(0.78) sepia(0.35);
  }
  .more {
    position: absolute;
    bottom: 30px;
    inset-inline-start: calc(100cqi - 2.2em);
    min-width: 1.75em;
    min-height: 1.75em;
    padding: 0;
    border-radius: 50%;
    font: italic 700 max(16px, 1rem)/1 var(--nw-title-font);
  }
  .more::after {
    content: '';
    position: absolute;
    inset: -8px;
  }
  /* Two buttons would not fit side by side. */
  @container (max-width: 10rem) {
    ul {
      --strip: var(--w);
    }
  }
  @container (max-width: 132px) or (max-width: 8.25rem) {
    ul .foot span {
      display: none;
    }
  }
  @container (max-width: 92px) or (max-width: 5.75rem) {
    .card {
      grid-template: auto minmax(0, 1fr) auto / calc(min(100cqi, max(52px, 3.25rem)) - var(--w) * 0.06) minmax(0, 1fr);
    }
    .name {
      grid-area: 2/1;
      margin: 0 auto;
      max-width: none;
      padding: 0;
      writing-mode: vertical-rl;
      text-orientation: sideways;
      text-align: left;
    }
    .picture {
      grid-area: 1/2/-1;
    }
    :is(.can-act, .selected) .foot {
      grid-area: 3/1;
      height: 2.25em;
      svg {
        display: none;
      }
    }
    .more {
      inset-inline-start: calc(min(100cqi, max(52px, 3.25rem)) - 2.25em);
      bottom: 6px;
    }
  }
  dialog {
    --w: min(300px, 100vw - 40px);
    max-width: none;
    max-height: 100dvh;
    padding: 20px;
    border: 0;
    background: none;
  }
  dialog::backdrop {
    background: color-mix(in srgb, var(--nw-shade) 80%, transparent);
  }
  dialog .card {
    --room: calc(var(--w) * 0.88);
    height: auto;
    min-height: calc(var(--w) * 1.9);
    grid-template-rows: auto calc(var(--w) * 1.03) 1fr auto;
  }
  .flavour {
    color: var(--nw-paper-muted);
    font: italic max(14px, 1rem)/1.4 var(--nw-title-font);
  }
  .close {
    margin-top: 12px;
    text-align: center;
  }
  @media (forced-colors: active) {
    .frame {
      display: none;
    }
    .card::before {
      content: '';
      border: 1px solid;
      background: Canvas;
    }
  }
  @media print {
    .card {
      display: grid;
    }
  }

  /* Room for the pennant with a value and for a protecting card, and styles of dimmed and face-down cards. */
  ul:has(.tab) {
    padding-top: 24px;
    row-gap: 22px;
  }
  .hallucination,
  .confusion,
  .back {
    --nw-paper: #1c1510;
    --nw-paper-ink: #efe3cd;
    --nw-paper-muted: #b7a587;
  }
  .pennant {
    grid-area: 2/1;
    width: calc(var(--w) * 0.2);
    height: auto;
    margin-inline-start: calc(var(--room) - var(--w) * 0.24);
    font: 700 1em var(--nw-title-font);
  }
  /* The protecting card is below and partly visible. */
  .tab {
    position: absolute;
    inset: -16px auto auto;
    inset-inline-start: calc(var(--w) * 0.06);
    z-index: -2;
    width: var(--room);
    height: 24px;
    border: 1px solid var(--nw-paper-muted);
    background: var(--nw-paper);
  }
  .tab .seal {
    margin: auto;
  }
  .wanted {
    border-style: dashed;
    background: var(--nw-ground);
    color: var(--nw-muted);
  }
  .back .picture {
    grid-area: 1/1/-1/-1;
    background: repeating-linear-gradient(45deg, var(--nw-paper-muted) 0 1px, transparent 0 7px);
  }
  .back :is(.name, .foot) {
    display: none;
  }
  .notes {
    color: var(--nw-paper-muted);
    font-size: max(14px, 0.875rem);
  }
  @container (max-width: 92px) or (max-width: 5.75rem) {
    .pennant {
      grid-area: 1/1;
      margin: 0 4px;
    }
  }
`;
