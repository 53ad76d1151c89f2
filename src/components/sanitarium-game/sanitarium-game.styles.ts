// The layout of the table: the map has two thirds, quiet controls stand where the hand is. A phone gets a layout of its own.
import { css } from 'lit';

export const styles = css`
  :host {
    container: game / inline-size;
    display: block;
    min-height: 480px;
    background: radial-gradient(62% 84% at 8% 14%, var(--nw-lit), transparent) var(--nw-ground);
    font-size: 1rem;
    line-height: 1.35;
  }
  h2 {
    margin: 0;
    font: italic 700 1.625rem/1.1 var(--nw-title-font);
    letter-spacing: 0.02em;
  }
  p {
    margin: 0;
  }
  .poster {
    display: grid;
    gap: 20px;
    max-width: 44rem;
    margin: 0 auto;
    padding: 40px 20px;
  }
  .poster h2 {
    font-size: 2.25rem;
  }
  form {
    display: grid;
    gap: 20px;
  }
  fieldset {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
    gap: 10px;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-bottom: 8px;
    font: 600 1.0625rem var(--nw-title-font);
  }
  .pick,
  .count {
    display: flex;
    gap: 10px;
    align-items: baseline;
    min-height: 44px;
    padding: 10px 14px;
    border: 1.5px solid var(--nw-line);
    border-radius: 3px;
    background: var(--nw-lit);
    cursor: pointer;
  }
  .pick:has(:checked),
  .count:has(:checked) {
    border-color: var(--nw-accent);
    box-shadow: inset 5px 0 var(--nw-accent);
  }
  .pick small {
    display: block;
    color: var(--nw-muted);
    font-size: 0.875rem;
  }
  .counts {
    display: flex;
    gap: 10px;
  }
  input {
    accent-color: var(--nw-accent);
  }
  .sitters {
    display: grid;
    gap: 8px;
  }
  .sitters label {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    justify-content: space-between;
  }
  select {
    min-height: 40px;
    padding: 4px 10px;
    border: 1.5px solid var(--nw-line);
    border-radius: 3px;
    background: var(--nw-lit);
    color: var(--nw-ink);
    font: inherit;
  }
  .notes {
    color: var(--nw-muted);
    font-size: 0.875rem;
  }
  .begin {
    justify-self: start;
    min-width: 160px;
    min-height: 48px;
    border-color: var(--nw-accent);
    background: var(--nw-accent);
    color: var(--nw-on-accent);
    font: 700 1.125rem var(--nw-title-font);
  }
  .table {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 10px;
    padding: 10px 12px 0;
  }
  .table > * {
    grid-column: 1 / -1;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 36px;
    align-items: baseline;
    align-self: center;
  }
  .table > header {
    grid-column: 1;
  }
  .phases,
  .players {
    display: flex;
    gap: 4px 20px;
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
    font: 700 1.0625rem/1.3 var(--nw-title-font);
  }
  .players {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(148px, 1fr));
  }
  .players li {
    display: flex;
    gap: 6px;
    align-items: center;
    color: var(--nw-muted);
    white-space: nowrap;
  }
  .players b {
    color: var(--nw-ink);
  }
  .players .active b {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .players svg {
    flex: none;
    width: 30px;
    height: 39px;
  }
  .players small {
    font-size: 0.875rem;
  }
  .board {
    position: relative;
    min-height: 0;
  }
  nw1-tile-grid {
    height: clamp(320px, 88cqi, 460px);
  }
  .table > .clock {
    display: flex;
    grid-row: 1;
    grid-column: 2;
    gap: 8px;
    align-items: center;
    color: var(--nw-muted);
  }
  .clock svg {
    width: 30px;
    height: 45px;
  }
  .clock b {
    color: var(--nw-ink);
    font: 700 1.5rem/1 var(--nw-title-font);
  }
  .clock small {
    display: block;
    font-size: 0.875rem;
  }
  .why {
    position: absolute;
    inset: auto 12px 12px;
    width: fit-content;
    margin: 0 auto;
    padding: 8px 14px;
    border: 1.5px solid var(--nw-line);
    border-radius: 3px;
    background: var(--nw-ground);
  }
  .rail {
    display: grid;
    gap: 14px;
    align-content: start;
    min-width: 0;
  }
  .rail > :not(:first-child) {
    padding-top: 12px;
    border-top: 1px solid var(--nw-line);
  }
  .over {
    padding: 20px 0;
    text-align: center;
  }
  .over h3 {
    margin: 0 0 4px;
    font: italic 700 2.25rem/1.1 var(--nw-title-font);
  }
  .lost h3 {
    color: var(--nw-muted);
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .hands {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
    min-width: 0;
  }
  .hands > * {
    flex: 0 1 calc(var(--cards) * var(--nw-card-width) + 8px);
    min-width: min(100%, calc(var(--nw-card-width) + 44px * (var(--cards) - 1)));
  }
  nw1-log {
    border-top: 1px solid var(--nw-line);
  }
  @container game (max-width: 559px) {
    .phases li:not(.now) {
      display: none;
    }
    header {
      gap: 2px 14px;
    }
    .hands {
      --nw-card-width: 112px;
    }
  }
  @container game (min-width: 860px) {
    .table {
      grid-template: 'header players' auto 'board rail' auto 'hand rail' auto 'log log' auto / minmax(0, 1fr) clamp(290px, 29cqi, 352px);
      gap: 10px 20px;
      padding: 10px 22px 0;
    }
    .table > header {
      grid-row: 1;
      grid-column: 1 / -1;
    }
    .table > .players {
      display: flex;
      grid-row: 1;
      grid-column: 1 / -1;
      justify-self: end;
    }
    .table > .board {
      grid-area: board;
    }
    .table > .rail {
      grid-area: rail;
    }
    .table > .hands {
      grid-area: hand;
      flex-wrap: nowrap;
      --nw-card-width: 140px;
    }
    .table > nw1-log {
      grid-area: log;
    }
    .table > .clock {
      grid-area: board;
      z-index: 1;
      align-self: end;
      justify-self: start;
      padding: 4px 12px 8px 8px;
      border-radius: 4px;
      background: color-mix(in srgb, var(--nw-ground) 80%, transparent);
      pointer-events: none;
    }
    .clock svg {
      width: 46px;
      height: 69px;
    }
    nw1-tile-grid {
      height: clamp(460px, 47cqi, 720px);
    }
  }
  @container game (min-width: 860px) and (max-width: 1099px) {
    .phases li:not(.now) {
      display: none;
    }
  }
  @media print {
    .acts,
    .begin {
      display: none;
    }
  }
`;
