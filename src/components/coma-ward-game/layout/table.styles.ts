// Styles of the parts of the table.
import { css } from 'lit';
import { frameStyles } from '../../game/table/table-frame.styles.js';

export const styles = css`
  ${frameStyles}
  header {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    align-items: baseline;
  }
  .round {
    margin: 0;
    color: var(--nw-muted);
  }
  .players {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 18px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .players li {
    position: relative;
    display: flex;
    gap: 6px;
    align-items: center;
    color: var(--nw-muted);
  }
  .players svg {
    flex: none;
    width: 28px;
    height: 36px;
  }
  .players b {
    color: var(--nw-ink);
  }
  .players .active b {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .players .dead svg {
    opacity: 0.4;
  }
  .players .numbers {
    display: flex;
    gap: 2px;
    align-items: center;
    color: var(--nw-ink);
  }
  .players .sign {
    width: 18px;
    height: 18px;
    color: var(--nw-muted);
  }
  .players .sign ~ .sign {
    margin-inline-start: 8px;
  }
  /* For screen readers only. */
  .told {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  /* The hospital, and the panel of its lift */
  .hospital {
    display: flex;
    gap: 6px;
    height: 100%;
    min-height: 0;
  }
  .hospital nw1-tile-grid {
    flex: 1;
    min-width: 0;
    min-height: 0;
  }
  .lift {
    display: flex;
    flex: none;
    flex-direction: column;
    gap: 6px;
    align-self: center;
    max-height: 100%;
    padding: 6px;
    overflow: auto;
    border: 2px solid var(--nw-line);
    border-radius: 10px;
    background: var(--nw-shade);
  }
  .lift .floor {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 2px;
    align-items: center;
    min-width: 52px;
    min-height: 52px;
    padding: 4px;
    border: 2px solid var(--nw-line);
    border-radius: 8px;
    background: var(--nw-ground);
    color: var(--nw-ink);
    cursor: pointer;
  }
  .lift b {
    font: 700 1.25rem/1.2 var(--nw-title-font);
  }
  .lift [aria-pressed='true'] {
    border-color: var(--nw-ink);
    background: var(--nw-ink);
    color: var(--nw-ground);
  }
  .lift .can-act {
    border-color: var(--nw-accent);
    box-shadow: 0 0 0 2px var(--nw-accent);
  }
  .who {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    max-width: 60px;
  }
  .who svg {
    width: 16px;
    height: 20px;
  }

  /* The dice of Checks */
  .checks {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 18px;
    max-height: 76px;
    overflow: hidden;
  }
  .checks section {
    display: flex;
    flex: 1 1 150px;
    flex-wrap: wrap;
    align-content: start;
    gap: 0 8px;
    padding-inline-start: 8px;
    border-inline-start: 3px solid var(--nw-line);
  }
  .checks.facing {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
  .facing > :last-child {
    justify-content: end;
    padding-inline: 0 8px;
    border-inline: 0 solid;
    border-inline-end-width: 3px;
    text-align: end;
  }
  .facing > :last-child nw1-dice-pool::part(dice) {
    justify-content: end;
  }
  .checks :has(> nw1-dice-pool:state(rolling)) {
    border-color: var(--nw-line);
  }
  .checks :has(> nw1-dice-pool:state(rolling)) p {
    visibility: hidden;
  }
  .checks .passed {
    border-color: var(--nw-accent);
  }
  .checks .failed {
    border-color: var(--nw-alarm);
  }
  .checks h3 {
    margin: 0;
    font: inherit;
    color: var(--nw-muted);
  }
  .checks p {
    margin: 0;
    font-weight: 700;
  }
  nw1-dice-pool {
    --nw-die-size: 30px;
    order: 1;
    width: 100%;
  }
  .facing nw1-dice-pool {
    --nw-die-size: 22px;
  }
  .rolled > .checks {
    max-height: none;
  }
  .rolled h3 {
    color: inherit;
  }
  .rolled nw1-dice-pool {
    --nw-die-size: 32px;
  }
  @container game (min-width: 35em) {
    .rolled nw1-dice-pool {
      --nw-die-size: 42px;
    }
  }

  /* Beside dice, a long result has less room, so that undo stays in view. */
  .fit > .rail > .turn:has(.checks) > .result {
    max-height: 2.6em;
  }

  .reading {
    padding: 10px 12px;
    border-inline-start: 4px solid var(--nw-accent);
    background: var(--nw-paper);
    color: var(--nw-paper-ink);
  }
  .reading h3 {
    margin: 0 0 4px;
    font: 700 1.125rem/1.2 var(--nw-title-font);
  }
  .reading p {
    margin: 0;
  }

  .hands > nw1-card-hand {
    flex: 1 1 0;
    min-width: 200px;
  }

  /* The mat */
  .mat {
    display: grid;
    gap: 12px;
  }
  .mat h3,
  .mat h4,
  .mat p,
  .mat ol {
    margin: 0;
  }
  .mat h4 small {
    color: var(--nw-muted);
    font-weight: 400;
  }
  .monitor {
    flex: 0 1 auto;
  }
  .neurosis ol {
    display: grid;
    gap: 4px;
    padding-inline-start: 28px;
    list-style: upper-roman;
  }
  .neurosis li {
    padding: 2px 6px;
    color: var(--nw-muted);
  }
  .neurosis .now {
    border-inline-start: 3px solid var(--nw-accent);
    color: var(--nw-ink);
  }

  /* The board of evidence, and the story */
  .evidence {
    display: grid;
    gap: 12px;
  }
  .clues {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
    gap: 10px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .clue {
    padding: 10px;
    border: 1px solid var(--nw-line);
    background: var(--nw-paper);
    color: var(--nw-paper-ink);
  }
  .clue p {
    margin: 4px 0 0;
  }
  .clue small {
    color: var(--nw-paper-muted);
  }
  .missing {
    border-style: dashed;
    background: none;
    color: var(--nw-muted);
  }
  .missing small {
    color: inherit;
  }
  .possible p {
    margin: 0 0 4px;
  }
  .possible ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .possible li {
    padding: 2px 8px;
    border: 1px solid var(--nw-line);
    border-radius: 12px;
  }
  .story {
    display: grid;
    gap: 8px;
    max-width: 60ch;
  }
  .story :is(h3, p) {
    margin: 0;
  }
  .introduction {
    font-style: italic;
  }
  .aim {
    font-weight: 700;
  }

  /* Without colours, a frame marks the Floor. */
  @media (forced-colors: active) {
    .lift [aria-pressed='true'] {
      border: 4px double CanvasText;
      background: Canvas;
      color: CanvasText;
    }
    .lift .can-act {
      border: 2px dashed Highlight;
    }
  }
  @container game (max-width: 34.9em) {
    .hospital {
      gap: 2px;
    }
    .lift {
      gap: 2px;
      padding: 2px;
      border-width: 1px;
    }
    .lift .floor {
      gap: 0;
      justify-content: center;
      min-width: 44px;
      min-height: 44px;
      padding: 1px;
    }
    .lift b {
      font-size: 1rem;
    }
    .who {
      max-width: 42px;
    }
    .who svg {
      width: 10px;
      height: 14px;
    }
    .players {
      gap: 0 8px;
    }
    .players svg:not(.sign) {
      width: 18px;
      height: 24px;
    }
    .players .sign {
      width: 14px;
      height: 14px;
    }
    .players .sign ~ .sign {
      margin-inline-start: 4px;
    }
    .players li {
      gap: 3px;
    }
    /* A Hallucination and its answers need most of the window, and no map. */
    .fit:has(.reading) {
      --rail-share: 64%;
    }
    .fit:has(.reading) :is(.checks, .result) {
      display: none;
    }
    .players small {
      display: none;
    }
    /* Whoever is asked sees what was rolled in words; there is no room for the dice. */
    .fit:not(:has(.skip)) .checks nw1-dice-pool {
      display: none;
    }
    .checks section {
      flex-basis: 100%;
    }
  }
`;
