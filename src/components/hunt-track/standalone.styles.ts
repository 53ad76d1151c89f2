// Looks of what only a track of a page's own has: spaces without cards, other ways, whoever else walks, what can be done by hand.
import { css } from 'lit';

export const styles = css`
  :is(.ring, .free) .scroll {
    overflow: auto hidden;
  }
  .mark text {
    font: 700 44px var(--nw-title-font);
    text-anchor: middle;
    fill: var(--nw-paper-ink);
  }
  .plate .ground {
    display: none;
  }
  .figure text {
    font: 700 34px var(--nw-title-font);
    text-anchor: middle;
    fill: var(--figure-line);
  }
  /* A space without a card: a plate on the way, its name below. */
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

  [part='acts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
    margin-top: 0.6em;
  }
  [part='acts'] .next {
    border-color: var(--nw-accent);
    background: var(--nw-accent);
    color: var(--nw-on-accent);
    forced-color-adjust: none;
  }
  [aria-disabled] {
    border-style: dashed;
    color: var(--nw-muted);
    cursor: default;
  }

  @media (forced-colors: active) {
    [aria-disabled] {
      color: GrayText;
    }
  }
  @media print {
    [part='acts'] {
      display: none;
    }
    .plain .mark {
      print-color-adjust: exact;
    }
  }
`;
