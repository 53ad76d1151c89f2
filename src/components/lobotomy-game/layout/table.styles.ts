// The layout of the table. The map takes two thirds of the width, with the choices beside it and the cards below. A
// phone has its own layout.
import { css } from 'lit';
import { tableStyles } from '../../game/session/table.styles.js';
import { castStyles } from './characters.styles.js';
import { sheetStyles } from './character-sheet.styles.js';
import { storyStyles } from './story.styles.js';

export const styles = css`
  ${tableStyles}
  .table {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    padding: 10px 12px;
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
  ${castStyles}
  .board {
    position: relative;
  }
  nw1-tile-grid {
    height: clamp(max(330px, 13rem), 96cqi, max(560px, 20rem));
    aspect-ratio: auto;
  }
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
  .table:not(.won, .lost) nw1-choices:first-of-type {
    min-height: 6em;
  }
  ${sheetStyles}
  ${storyStyles}
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
    .cast li {
      flex-basis: max(148px, min(9.25em, 100%));
    }
  }
  @container game (min-width: 57em) {
    .table {
      grid-template:
        'top top' auto 'cast cast' auto 'board side' auto 'track side' auto 'hand side' auto 'log side' auto 'beasts side' 1fr 'slot slot' auto 'acts acts' auto / minmax(
          0,
          1fr
        )
        clamp(320px, 33cqi, 440px);
      gap: 12px 22px;
      padding: 12px 22px;
    }
    header {
      grid-area: top;
    }
    .cast {
      grid-area: cast;
    }
    .side {
      grid-area: side;
    }
    nw1-hunt-track {
      grid-area: track;
    }
    .bestiary {
      grid-area: beasts;
    }
    .table > slot {
      grid-area: slot;
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
    nw1-dice-pool {
      --nw-die-size: 44px;
    }
  }
`;
