// Cards of 230 to 458 overlap so that the row fits; the part that shows holds name and value.
import { css } from 'lit';

export const styles = css`
  :host {
    --w: var(--nw-card-width, 140px);
    container-type: inline-size;
  }
  ul {
    display: flex;
    margin: 0;
    padding: 10px 4px 0;
    list-style: none;
  }
  li {
    position: relative;
    flex: 0 1 var(--w);
    min-width: 44px;
    height: calc(var(--w) * 1.22);
  }
  li:last-child {
    flex-shrink: 0;
  }
  .card {
    position: relative;
    display: grid;
    grid-template-rows: auto 1fr;
    width: var(--w);
    height: 100%;
    padding: calc(var(--w) * 0.06);
    border: 0;
    background: none;
    color: var(--nw-paper-ink);
    text-align: start;
    overflow: clip;
    overflow-clip-margin: 8px;
    transition: translate 0.16s ease-out;
  }
  li:hover .card,
  .card:focus-visible,
  .selected .card {
    translate: 0 -6px;
  }
  li:is(:hover, :focus-within) {
    z-index: 1;
  }
  .frame {
    position: absolute;
    inset: 0;
    width: var(--w);
    height: calc(var(--w) * 2);
    overflow: visible;
    z-index: -1;
  }
  .card {
    isolation: isolate;
  }
  .hallucination {
    --nw-paper-ink: #efe3cd;
  }
  .name {
    padding: calc(var(--w) * 0.01) 0 calc(var(--w) * 0.05) 2px;
    font: 700 max(14px, calc(var(--w) * 0.105))/1.15 var(--nw-title-font);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .picture {
    position: relative;
    display: block;
    min-height: 0;
  }
  .picture > svg:first-child:not(.pennant) {
    width: 100%;
    height: calc(var(--w) * 1.03);
  }
  .pennant {
    position: absolute;
    top: -1px;
    inset-inline-end: 4%;
    width: 21%;
    height: auto;
  }
  .mark {
    position: absolute;
    top: -7px;
    inset-inline-start: 42%;
    width: 22px;
    color: var(--nw-paper-ink);
  }
  .can-act .card {
    box-shadow: inset 0 5px var(--nw-accent);
  }
  .selected .card {
    outline: 3px solid var(--nw-accent);
  }
  .spent .card {
    opacity: 0.72;
  }
  .more {
    position: absolute;
    bottom: 6px;
    inset-inline-start: 6px;
    z-index: 2;
    min-width: 28px;
    min-height: 28px;
    padding: 0;
    border-radius: 50%;
    font: italic 700 1rem/1 var(--nw-title-font);
  }
  dialog {
    --w: min(300px, 70vw);
    max-width: 94vw;
    padding: 20px;
    border: 1px solid var(--nw-line);
    border-radius: 6px;
    background: var(--nw-ground);
    color: var(--nw-ink);
  }
  dialog::backdrop {
    background: #0009;
  }
  .large {
    display: grid;
    grid-template-columns: auto minmax(0, 18em);
    gap: 8px 24px;
  }
  .large .card {
    height: calc(var(--w) * 1.4);
  }
  .large .frame {
    height: 100%;
  }
  .text {
    align-self: center;
    font-size: 1.0625rem;
    line-height: 1.45;
  }
  .flavour {
    color: var(--nw-muted);
    font-family: var(--nw-title-font);
    font-style: italic;
  }
  .kind {
    display: flex;
    gap: 8px;
    padding-top: 8px;
    border-top: 1px solid var(--nw-line);
    color: var(--nw-muted);
  }
  .kind svg {
    width: 20px;
  }
  form {
    grid-column: 1 / -1;
    text-align: end;
  }
  @media (max-width: 560px) {
    .large {
      grid-template-columns: auto;
    }
  }
  @media (forced-colors: active) {
    .can-act .card {
      outline: 2px solid Highlight;
    }
    .name {
      color: CanvasText;
      background: Canvas;
    }
  }
`;
