// Styles of the parts of the table.
import { css } from 'lit';
import { frameStyles } from '../../game/table/table-frame.styles.js';
import { inks } from '../../nw-house/inks.styles.js';

export const styles = css`
  ${frameStyles}
  ${inks}
  h3,
  h4 {
    margin: 0;
    font: 700 1em/1.25 var(--nw-title-font);
  }
  /* The table without secrets, below the curtain. */
  .table.open {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    padding: 10px 12px;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 20px;
    align-items: center;
  }
  :is(header, .rail) .count {
    display: flex;
    flex: 1 1 14em;
    flex-wrap: wrap;
    gap: 0 12px;
    align-items: baseline;
    min-height: 0;
    padding: 0;
    border: 0;
    background: none;
    color: var(--nw-muted);
    cursor: auto;
  }
  .count b {
    color: var(--nw-ink);
    font: 700 1.25em/1.2 var(--nw-title-font);
    font-variant-numeric: tabular-nums lining-nums;
  }
  .count small {
    font-size: max(14px, 0.875rem);
  }
  /* The turns: a row of boxes, which are struck through one by one. */
  .turns {
    display: flex;
    gap: 3px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .turns li {
    position: relative;
    min-width: 1.8em;
    padding: 1px 4px;
    border: 1.5px solid var(--nw-line);
    color: var(--nw-muted);
    font: 600 1em/1.3 var(--nw-title-font);
    text-align: center;
  }
  .turns .past {
    text-decoration: line-through;
  }
  .turns .now,
  .people .own .letter {
    border-color: var(--nw-ink);
    background: var(--nw-ink);
    color: var(--nw-ground);
    /* Without this, forced colours would put a background behind the letter. */
    forced-color-adjust: none;
  }
  .turns .final {
    border-block-end: 4px double var(--nw-alarm);
  }
  .turns i {
    position: absolute;
    inset-block-start: -5px;
    inset-inline-end: -3px;
    width: 9px;
    height: 9px;
    border: 1.5px solid var(--nw-ground);
    border-radius: 50%;
    background: var(--nw-alarm);
  }
  .turns .special {
    border-radius: 0;
    rotate: 45deg;
  }
  .stage {
    color: var(--nw-muted);
    font: 600 1em/1.3 var(--nw-title-font);
  }
  .coin,
  .attempt {
    display: flex;
    gap: 12px;
    align-items: center;
  }
  .coin svg {
    flex: none;
    width: 48px;
    height: 48px;
    overflow: visible;
  }
  .attempt {
    padding-inline-start: 8px;
    border-inline-start: 4px solid var(--nw-line);
  }
  .attempt.kills {
    border-color: var(--nw-alarm);
  }
  .attempt small {
    display: block;
    color: var(--nw-muted);
    font-size: max(14px, 0.875rem);
  }
  nw1-dice-pool {
    --nw-die-size: 46px;
    flex: none;
    width: 62px;
  }
  summary {
    cursor: pointer;
  }
  .people {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
  }
  .people ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
    gap: 6px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .people li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px 8px;
    align-content: start;
    align-items: center;
    padding: 6px 8px;
    border-block-start: 3px solid var(--nw-line);
    background: var(--nw-lit);
  }
  .people .patients li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
  }
  .patients b {
    flex: 1;
  }
  .people .patients small {
    flex: 1 0 100%;
  }
  .people small {
    color: var(--nw-muted);
    font-size: max(14px, 0.875rem);
  }
  .people .active {
    border-color: var(--nw-ink);
  }
  .people .active span > b {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .people .dead span > b {
    text-decoration: line-through;
  }
  .people li > :is(details, small, .where) {
    grid-column: 1 / -1;
    justify-self: start;
  }
  .letter {
    display: grid;
    place-content: center;
    width: 1.8em;
    height: 1.8em;
    border: 2px solid var(--nw-ink);
    border-radius: 50%;
    font-family: var(--nw-title-font);
  }
  .stat {
    display: flex;
    gap: 3px;
    justify-content: end;
  }
  .stat i {
    min-width: 1.6em;
    border: 1.5px solid var(--nw-alarm);
    border-radius: 4px;
    font: 700 max(14px, 0.9375rem) / 1.5 var(--nw-title-font);
    text-align: center;
  }
  .where {
    font-size: max(14px, 0.875rem);
    text-align: start;
  }
  .where[aria-pressed='true'] {
    background: var(--nw-ink);
    color: var(--nw-ground);
    forced-color-adjust: none;
  }
  /* Cards that are nobody's, or another player's, do not lie in the hand. */
  .hands > [data-caption]::before {
    content: attr(data-caption) / '';
    display: block;
    margin-bottom: 2px;
    color: var(--nw-muted);
    font-size: max(14px, 0.875rem);
    line-height: 1.1;
    white-space: nowrap;
  }
  .decks {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    color: var(--nw-muted);
  }
  .decks details[open] {
    flex: 1 0 100%;
  }
  /* Its rooms need the whole width, so it begins below the button that closes the drawer. */
  .drawer > nw1-notebook {
    clear: both;
  }
  @media (min-height: 701px) {
    @container game (max-width: 34.9em) {
      .fit {
        --rail-share: 42%;
      }
      /* The house is high, and a question about its rooms needs little room. */
      .fit:has(.asked > nw1-choices:state(on-table)):not(:has(.offered, .asked > nw1-choices:state(lists))) {
        --rail-share: 34%;
      }
    }
  }
  @container game (max-width: 34.9em) {
    /* The plan of the house takes its place. */
    .fit nw1-house::part(key) {
      display: none;
    }
    .masthead > header {
      gap: 4px 10px;
    }
    .masthead .count {
      flex: 1 0 100%;
    }
    .masthead .turns {
      flex: 1 1 0;
    }
    .masthead .count small {
      display: none;
    }
    .turns li {
      flex: 1;
      min-width: 1.15em;
      max-width: 1.8em;
      padding-inline: 0;
    }
  }
  @media (pointer: coarse) {
    summary {
      min-height: 44px;
    }
  }
`;
