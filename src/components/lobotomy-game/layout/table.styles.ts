// Styles of the parts of the table.
import { css } from 'lit';
import { frameStyles } from '../../game/table/table-frame.styles.js';
import { castStyles } from './characters.styles.js';
import { sheetStyles } from './character-sheet.styles.js';
import { storyStyles } from './story.styles.js';

export const styles = css`
  ${frameStyles}
  h3,
  h4 {
    margin: 0;
    font: 700 1em/1.25 var(--nw-title-font);
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
  ${sheetStyles}
  ${storyStyles}
  .fit .rolls {
    flex: 1 1 100%;
    grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  }
  .fit .rolls section {
    padding: 4px 8px;
  }
  .fit .rolls nw1-dice-pool {
    --nw-die-size: 32px;
  }
  .fit .rolls :is(h3, p) {
    font-size: max(14px, 0.875rem);
  }
  .fit .cast li {
    padding-block: 3px;
  }
  .fit .who b {
    display: inline;
  }
  @container game (max-width: 90em) {
    .phases li:not(.now) {
      display: none;
    }
  }
  @container game (min-width: 57em) {
    .masthead {
      grid-template-columns: auto minmax(0, 1fr);
      gap: 4px 28px;
      align-items: center;
    }
    .masthead > .goal {
      grid-area: 1 / 2;
    }
    .masthead > .cast {
      grid-column: 1 / -1;
    }
  }
  @container game (max-width: 34.9em) {
    .table h2 {
      font-size: min(1.25rem, 9cqi);
    }
    .sheet {
      grid-template-columns: 1fr;
    }
    .portrait {
      display: none;
    }
    .fit .cast li {
      flex: 1 0 max(140px, 8.75em);
    }
    .fit .cast .figure svg {
      width: 26px;
      height: 34px;
    }
    .fit .who small {
      display: none;
    }
    .fit .who b {
      display: block;
      font-size: 14px;
      line-height: 1.15;
    }
    /* The number says the same in less room. */
    .turn > nw1-stat-track::part(steps) {
      display: none;
    }
    /* While dice are rolled, the board matters less than the question. */
    .fit:has(.rolls) {
      --board-least: 20%;
      --rail-share: 54%;
    }
    .fit .vitals {
      gap: 0 6px;
      flex-wrap: nowrap;
    }
  }
  @media (pointer: coarse) {
    .thing {
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
