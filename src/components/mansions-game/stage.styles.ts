// Styles of the stage: a puzzle within the text of a page, with the investigators and cards above it and the question
// beside it.
import { css } from 'lit';

export const styles = css`
  :host {
    container: stage / inline-size;
    background: radial-gradient(70% 90% at 12% 8%, var(--nw-lit), transparent) var(--nw-ground);
    line-height: 1.35;
  }
  .table {
    display: grid;
    gap: 12px 18px;
    padding: 12px;
  }
  nw1-puzzle-board {
    background: none;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 22px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    color: var(--nw-muted);
    font-size: 0.9375rem;
  }
  li b {
    margin-inline-end: 6px;
    color: var(--nw-ink);
    font: 700 1.0625rem/1.3 var(--nw-title-font);
  }
  .active b {
    border-bottom: 2px solid var(--nw-accent);
  }
  .cards {
    gap: 8px;
  }
  .cards li {
    padding: 4px 10px;
    border: 1.5px solid var(--nw-line);
    border-radius: 3px;
    background: var(--nw-paper);
    color: var(--nw-paper-muted);
  }
  .cards b {
    color: var(--nw-paper-ink);
  }
  .cards .met {
    border-color: var(--nw-accent);
    box-shadow: 0 0 0 1.5px var(--nw-accent);
  }
  .cards .open {
    border: 1.5px dashed var(--nw-line);
    box-shadow: none;
    background: none;
    color: var(--nw-muted);
  }
  .cards .open b {
    color: var(--nw-muted);
    text-decoration: line-through;
  }
  .title {
    margin: 0;
    font: 700 1.125rem/1.25 var(--nw-title-font);
  }
  p:not(.title) {
    margin: 0 0 10px;
    color: var(--nw-muted);
    font-size: 0.9375rem;
  }
  p:empty {
    display: none;
  }
  .table > * {
    min-width: 0;
  }
  .idle::part(acts),
  .idle::part(prompt) {
    display: none;
  }
  .others {
    display: grid;
    gap: 12px;
  }
  @container stage (min-width: 56em) {
    .laid {
      grid-template: auto auto auto 1fr / minmax(0, 1fr) minmax(250px, 320px);
    }
    .laid > .who,
    .laid > .cards,
    .asked,
    .others {
      grid-column: 2;
    }
    .laid > nw1-puzzle-board {
      grid-area: 1 / 1 / span 5 / 1;
    }
    .laid > .who,
    .laid > .cards {
      display: grid;
      align-content: start;
    }
  }
`;
