// Styles of the controls around the board of a puzzle.
import { css } from 'lit';

export const controlStyles = css`
  header {
    min-height: 4.8em;
  }
  p {
    margin: 0;
  }
  header .title,
  ::slotted(*) {
    margin: 0;
    font: 700 1.5em/1.2 var(--nw-title-font);
  }
  header [part] {
    margin-top: 4px;
    line-height: 1.35;
    text-wrap: pretty;
  }
  [part='progress'],
  [part='left'] span,
  time {
    color: var(--nw-muted);
  }
  .side {
    display: grid;
    gap: 12px;
    align-content: start;
  }
  [part='left'] {
    display: flex;
    align-items: center;
    gap: 14px;
  }
  [part='left'] b {
    font: 700 52px/1 var(--nw-title-font);
  }
  [part='left'] .dots {
    display: flex;
    margin-top: 6px;
  }
  time {
    margin-inline-start: auto;
  }
  [part='prompt'] {
    min-height: 2.6em;
    line-height: 1.3;
  }
  /* The cost is not a control, so it has the colour of brass, not the accent colour. */
  .dots {
    display: inline-flex;
    gap: 6px;
    margin-inline-start: auto;
  }
  .dots i {
    width: 11px;
    height: 11px;
    border: 1.5px solid var(--nw-muted);
    border-radius: 50%;
  }
  .dots .full {
    background: radial-gradient(circle at 35% 30%, #fff8e0, #c9b07a 45%, #7a6a45);
    border-color: #7a6a45;
    forced-color-adjust: none;
  }
  [part='acts'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(11.5em, 100%), 1fr));
    gap: 0 20px;
  }
  [part='acts'] button {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    padding: 4px 2px;
    border: 0;
    border-bottom: 1px solid var(--nw-line);
    border-radius: 0;
    background: none;
    text-align: start;
  }
  [part='acts'] button:hover:not([aria-disabled]) {
    background: color-mix(in srgb, var(--nw-accent) 12%, transparent);
  }
  [part='acts'] .next {
    outline: 2px solid var(--nw-accent);
    background: color-mix(in srgb, var(--nw-accent) 18%, transparent);
  }
  [part='acts'] svg {
    flex: none;
    width: 24px;
    fill: none;
    stroke: var(--nw-accent);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [aria-disabled] {
    color: var(--nw-muted);
    cursor: help;
  }
  [part='acts'] [aria-disabled] svg {
    stroke: var(--nw-muted);
  }
  svg.drawn {
    width: 112px;
    overflow: visible;
    cursor: grab;
    touch-action: none;
    z-index: 1;
  }
  [part='hint'] {
    padding: 8px 12px;
    border-inline-start: 3px solid var(--nw-accent);
    background: var(--nw-lit);
  }
  pre {
    margin: 0;
    padding: 8px 12px;
    border: 1px solid var(--nw-line);
    font: inherit;
    white-space: pre-wrap;
    user-select: all;
  }
  [part='solution'] {
    display: block;
    padding: 0;
    background: none;
  }
  .side .title {
    font: 700 1.07em var(--nw-title-font);
  }
  ol {
    margin: 4px 0 0;
    padding-inline-start: 1.6em;
  }
  .board [role] {
    outline: none;
    cursor: pointer;
  }
  .board [data-id] {
    translate: var(--dx, 0) var(--dy, 0);
  }
  .board .selected {
    touch-action: none;
    cursor: grab;
  }
  /* Decorations on the pieces and empty positions let pointer events through. */
  .joints {
    pointer-events: none;
  }
  .empty {
    pointer-events: all;
  }
  .turners {
    display: none;
    cursor: pointer;
    pointer-events: auto;
  }
  .turners circle {
    fill: var(--nw-ground);
    stroke: var(--nw-accent);
    stroke-width: 2.5;
  }
  .turners path {
    fill: none;
    stroke: var(--nw-accent);
    stroke-width: 2.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  @container (min-width: 480px) {
    .turners {
      display: inline;
    }
  }
  @media (forced-colors: active) {
    [part='acts'] [aria-disabled],
    [part='acts'] [aria-disabled] svg {
      color: GrayText;
      stroke: GrayText;
    }
  }
  @media print {
    .side {
      display: none;
    }
  }
`;
