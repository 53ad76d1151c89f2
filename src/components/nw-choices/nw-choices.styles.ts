// Styles of <nw-choices>: slips of paper with a torn end. A bar in the accent colour marks answers that can be chosen.
import { css } from 'lit';

export const styles = css`
  :host {
    display: flex;
    flex-direction: column;
    container-type: inline-size;
  }
  div:has(> h3) {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 8px 12px;
    align-items: center;
  }
  /* The room at the sides is for outlines, which a scrolling box would cut off. */
  section {
    --outline: 4px;
    display: flex;
    flex-direction: column;
    min-height: 0;
  }
  section > * {
    flex: none;
  }
  :host(:state(ends)) section {
    flex: 1 1 auto;
  }
  :host(:state(ends)) section > ul {
    margin-top: auto;
    padding-top: 8px;
  }
  section > .answers {
    flex: 0 1 auto;
    min-height: 0;
    padding: 0 var(--outline) 3px;
    overflow: hidden auto;
    scrollbar-width: thin;
  }
  section > ul {
    padding: 0 var(--outline) 3px;
  }
  .below {
    position: sticky;
    bottom: 0;
    z-index: 1;
    height: 0;
    margin: 0;
    pointer-events: none;
  }
  [part='below'] {
    position: absolute;
    inset-inline-end: 10px;
    bottom: 4px;
    padding: 2px 10px;
    border: 1px solid var(--nw-line);
    border-radius: 1em;
    background: var(--nw-ground);
    box-shadow: 0 1px 4px var(--nw-shade);
  }
  [part='more'] {
    margin-top: 8px;
  }
  h4 {
    margin: 10px 0 -2px;
    color: var(--nw-muted);
    font: 600 max(14px, 0.875rem)/1.3 var(--nw-title-font);
  }
  h3 {
    flex: 1 1 7em;
    margin: 0;
    font: 600 max(16px, 1rem)/1.3 var(--nw-title-font);
  }
  [part='list'] {
    width: 100%;
  }
  ul {
    display: grid;
    grid-template-columns: 100%;
    gap: 6px;
    margin: 8px 0 0;
    padding: 0;
    list-style: '';
  }
  .slip {
    position: relative;
    isolation: isolate;
    display: grid;
    grid-template-columns: minmax(1.5em, auto) minmax(0, 1fr) auto;
    gap: 2px 10px;
    align-items: center;
    width: 100%;
    padding: 9px 14px;
    border: 0;
    background: none;
    color: var(--nw-paper-ink);
    text-align: start;
    line-height: 1.25;
    overflow-wrap: anywhere;
    filter: drop-shadow(0 2px var(--nw-shade));
  }
  /* The paper is a layer below, so that the torn edge does not clip the focus outline. */
  .slip::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-left: 6px solid var(--nw-accent);
    background: var(--nw-paper);
    clip-path: polygon(
      0 2px,
      60% 0,
      calc(100% - 2px) 1px,
      calc(100% - 4px) 12%,
      100% 24%,
      calc(100% - 6px) 38%,
      calc(100% - 1px) 54%,
      calc(100% - 7px) 66%,
      calc(100% - 1px) 82%,
      calc(100% - 4px) 100%,
      40% calc(100% - 1px),
      0 100%
    );
    scale: var(--x, 1) var(--y, 1);
    transition: border-width 0.12s ease-out;
  }
  li:nth-child(even) {
    --y: -1;
  }
  .alarm .slip::before {
    border-color: var(--nw-alarm);
  }
  .slip:dir(rtl) {
    --x: -1;
  }
  .slip:hover::before {
    border-width: 11px;
  }
  [part='cost'] {
    grid-area: 1/1;
    font: 700 1.5rem/1 var(--nw-title-font);
    text-align: center;
  }
  .long {
    max-width: min(5.5rem, 24cqi);
    font-size: max(14px, 0.9375rem);
    line-height: 1.2;
  }
  section:not(:has(bdi)) .slip {
    grid-template-columns: 0 minmax(0, 1fr) auto;
  }
  em {
    font-style: normal;
  }
  em,
  .slip small {
    color: var(--nw-paper-muted);
  }
  small {
    font-size: max(14px, 0.875rem);
  }
  .slip small {
    white-space: nowrap;
  }
  @container (min-width: 38em) {
    ul {
      grid-template-columns: 1fr 1fr;
    }
  }
  @container (max-width: 19em) {
    .slip small {
      grid-area: 2/2;
      white-space: normal;
    }
    [part='cost'] {
      grid-row: 1/3;
    }
  }
  @media (forced-colors: active) {
    .slip {
      border: 1px solid;
      border-inline-start: 6px solid Highlight;
    }
    .slip::before {
      display: none;
    }
  }
  @media print {
    .slip {
      display: grid;
    }
  }
  /* A refused answer has an outline instead of paper. */
  [aria-disabled] {
    border: 1.5px dashed var(--nw-muted);
    filter: none;
    cursor: default;
  }
  [aria-disabled]::before {
    display: none;
  }
  [aria-disabled],
  [aria-disabled] * {
    color: var(--nw-muted);
  }
  [aria-disabled] b:not(:has(bdi))::before {
    content: '–' / '';
  }
  @media (forced-colors: active) {
    .slip[aria-disabled] {
      border: 1.5px dashed GrayText;
    }
  }
`;
