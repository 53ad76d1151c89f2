// The layout of the table: the map has two thirds, choices stand beside it, what one holds below. A phone gets a layout of its own.
import { css } from 'lit';
import { switches } from '../game/switches.styles.js';

export const styles = css`
  ${switches}
  .table {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    padding: 10px 12px;
  }
  .table > * {
    min-width: 0;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 20px;
    align-items: baseline;
  }
  .round {
    color: var(--nw-muted);
  }
  .phases,
  .cast {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .phases li {
    color: var(--nw-muted);
  }
  .phases .past {
    text-decoration: line-through;
  }
  .phases .now {
    border-bottom: 2px solid currentColor;
    color: var(--nw-ink);
    font: 700 1em/1.3 var(--nw-title-font);
  }
  /* What can be pointed at beside the map */
  .thing {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    min-height: 28px;
    padding: 2px 6px;
    border: 1.5px solid transparent;
    border-radius: 3px;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
  }
  button:is(.thing, .can-act) {
    border: 2px solid var(--nw-accent);
    background: var(--nw-lit);
    cursor: pointer;
  }
  .thing.selected {
    background: var(--nw-accent);
    color: var(--nw-on-accent);
  }
  /* The cast */
  .cast {
    gap: 8px;
    flex-wrap: nowrap;
    overflow-x: auto;
    padding-bottom: 2px;
  }
  .cast li {
    position: relative;
    display: grid;
    flex: 1 0 168px;
    grid-template-columns: auto 1fr;
    gap: 0 6px;
    align-items: center;
    padding: 4px 8px 4px 2px;
    border-block-start: 3px solid var(--nw-line);
    background: var(--nw-lit);
  }
  .cast .active {
    border-color: var(--nw-ink);
  }
  .cast .acted .figure,
  .cast .dead {
    opacity: 0.65;
  }
  .cast .figure {
    grid-row: span 2;
    padding: 0;
  }
  .cast .figure svg {
    width: 36px;
    height: 46px;
  }
  .who {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .who b {
    display: block;
  }
  .cast .active b {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .cast small {
    color: var(--nw-muted);
  }
  /* On the corner of its figure, where no long name drives it away. */
  .first {
    position: absolute;
    inset: 2px auto auto 2px;
    z-index: 1;
    width: 1.4em;
    border-radius: 50%;
    background: var(--nw-ink);
    color: var(--nw-ground);
    font-size: max(14px, 0.875rem);
    line-height: 1.4;
    text-align: center;
  }
  .first:dir(rtl) {
    inset: 2px 2px auto auto;
  }
  .vitals {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    font-variant-numeric: tabular-nums lining-nums;
  }
  .vitals svg {
    width: 18px;
    height: 18px;
    margin-inline-end: 3px;
    vertical-align: -4px;
  }
  /* The map */
  .board {
    position: relative;
  }
  nw1-tile-grid {
    height: clamp(max(330px, 13rem), 96cqi, max(560px, 20rem));
    aspect-ratio: auto;
  }
  /* Dice and choices, and who is asked */
  .side,
  .rail {
    display: grid;
    gap: 12px;
    align-content: start;
  }
  .side > :not(:first-child) {
    padding-top: 12px;
    border-top: 1px solid var(--nw-line);
  }
  .rolls {
    display: grid;
    gap: 8px;
  }
  .rolls section {
    padding: 8px 10px;
    border-inline-start: 4px solid var(--nw-line);
    background: var(--nw-lit);
  }
  .rolls .attack {
    border-color: var(--nw-alarm);
  }
  .rolls p {
    font-weight: 700;
  }
  nw1-dice-pool {
    --nw-die-size: 42px;
  }
  .table:not(.won, .lost) nw1-choices {
    min-height: 6em;
  }
  /* The sheet of whoever is shown */
  .sheet {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 12px;
    align-items: start;
  }
  .portrait {
    width: clamp(84px, 10cqi, 132px);
    aspect-ratio: 200 / 232;
    border: 3px solid var(--nw-line);
    background: var(--nw-shade);
  }
  .portrait.insane {
    border-color: var(--nw-alarm);
  }
  .portrait svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  .facts {
    display: grid;
    gap: 8px;
    min-width: 0;
  }
  .facts h3 {
    font-size: 1.25rem;
  }
  .facts h3 small {
    color: var(--nw-muted);
    font-size: max(14px, 0.875rem);
    font-weight: 400;
  }
  .attributes {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
    gap: 6px;
    margin: 0;
  }
  .attributes > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6px;
    align-items: center;
    justify-content: space-between;
    padding: 0 4px 0 8px;
    border-inline-start: 3px solid var(--nw-line);
  }
  .attributes dt {
    min-width: 0;
    color: var(--nw-muted);
    font-size: max(14px, 0.875rem);
    overflow-wrap: break-word;
  }
  .attributes dd {
    margin: 0;
    margin-inline-start: auto;
    font: 700 1.25rem/1 var(--nw-title-font);
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
  .less,
  .lowered {
    color: var(--nw-alarm);
  }
  .more {
    text-decoration: underline;
  }
  .tokens {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
  }
  .tokens small {
    color: var(--nw-muted);
  }
  .token svg {
    width: 24px;
    height: 24px;
  }
  .abilities {
    display: grid;
    gap: 4px;
    margin: 0;
    padding: 0;
    font-size: max(14px, 0.9375rem);
    list-style: none;
  }
  .abilities .used {
    color: var(--nw-muted);
  }
  .abilities button {
    width: 100%;
    padding: 6px 10px;
    border-radius: 3px;
    color: inherit;
    font: inherit;
    text-align: start;
  }
  .hands {
    --nw-card-width: clamp(140px, 8.75rem, 248px);
    display: flex;
    flex-wrap: wrap;
    gap: 8px 20px;
    align-content: start;
  }
  .hands > nw1-card-hand {
    flex: calc(var(--cards) - 1) 1 calc(var(--nw-card-width) + 10px);
    min-width: min(100%, calc(var(--nw-card-width) + max(44px, 2.75rem) * (var(--cards) - 1) + 10px));
    max-width: calc(var(--cards) * var(--nw-card-width) + 10px);
  }
  .upgrades {
    display: grid;
    flex: 1 1 240px;
    gap: 6px;
    align-content: start;
  }
  .upgrades .row {
    display: block;
    padding: 6px 10px;
  }
  /* Trade */
  .trade {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
    gap: 10px;
    padding: 8px 10px;
    border: 1.5px solid var(--nw-line);
  }
  .laid {
    margin: 0 0 6px;
    padding-inline-start: 1.1em;
  }
  .none {
    color: var(--nw-muted);
  }
  /* Story */
  .story {
    display: grid;
    gap: 8px;
    align-content: start;
    padding: 10px 14px;
    background: var(--nw-paper);
    color: var(--nw-paper-ink);
  }
  .story ul {
    margin: 0;
    padding-inline-start: 1.2em;
  }
  .story details,
  .bestiary {
    padding-top: 6px;
    border-top: 1px solid var(--nw-line);
  }
  summary {
    min-height: 28px;
    font: 700 1em/1.6 var(--nw-title-font);
    cursor: pointer;
  }
  .story svg {
    float: inline-start;
    width: 104px;
    margin-block: 4px;
    margin-inline-end: 12px;
  }
  .story details::after {
    display: block;
    clear: both;
    content: '';
  }
  .story p + p {
    margin-top: 6px;
  }
  .story small {
    color: var(--nw-paper-muted);
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
  .acts button {
    border-color: transparent;
    background: none;
    font-size: max(14px, 0.875rem);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .acts [aria-disabled] {
    opacity: 0.7;
  }
  nw1-log {
    border-bottom: 1px solid var(--nw-line);
  }
  @container game (max-width: 34.9em) {
    .table h2 {
      font-size: min(1.25rem, 9cqi);
    }
    .phases li:not(.now) {
      display: none;
    }
    .sheet {
      grid-template-columns: 1fr;
    }
    .portrait {
      display: none;
    }
    .hands {
      --nw-card-width: clamp(112px, 7rem, 65vw);
    }
    .cast li {
      flex-basis: 148px;
    }
  }
  @container game (min-width: 57em) {
    .table {
      grid-template: 'top top' auto 'cast cast' auto 'board side' auto 'track side' auto 'hand side' auto 'log side' auto 'beasts side' 1fr 'slot slot' auto 'acts acts' auto / minmax(0, 1fr) clamp(320px, 33cqi, 440px);
      gap: 12px 22px;
      padding: 12px 22px;
    }
    header {
      grid-area: top;
    }
    .cast {
      grid-area: cast;
    }
    .board {
      grid-area: board;
    }
    .side {
      grid-area: side;
    }
    nw1-hunt-track {
      grid-area: track;
    }
    .hands {
      grid-area: hand;
    }
    .table > nw1-log {
      grid-area: log;
    }
    .bestiary {
      grid-area: beasts;
    }
    .table > slot {
      grid-area: slot;
    }
    .acts {
      grid-area: acts;
    }
    nw1-tile-grid {
      height: clamp(440px, 48cqi, 760px);
    }
  }
  @media (pointer: coarse) {
    button.thing {
      min-width: 44px;
      min-height: 44px;
    }
    summary {
      min-height: 44px;
    }
  }
  @media print {
    .acts {
      display: none;
    }
  }
`;
