// Styles of the stage: a table within the text of a page, with the house at its natural size.
import { css } from 'lit';

export const stageStyles = css`
  :host {
    container: game / inline-size;
    background: var(--nw-ground);
    line-height: 1.35;
  }
  h3,
  p {
    margin: 0;
  }
  .over {
    padding: 14px;
    border: 3px double;
    background: var(--nw-paper);
    color: var(--nw-paper-ink);
    text-align: center;
  }
  .over h3 {
    margin: 0 0 8px;
    font: 700 1.5rem/1.1 var(--nw-title-font);
  }
  .riddle {
    display: grid;
    gap: 8px;
    justify-items: start;
    padding-inline-start: 12px;
    border-inline-start: 4px solid var(--nw-accent);
  }
  .riddle h3 {
    font: 700 1.25em/1.2 var(--nw-title-font);
  }
  .riddle .whom {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .riddle ul {
    margin: 0;
    padding-inline-start: 1.25em;
  }
  .riddle [aria-pressed='true'] {
    background: var(--nw-ink);
    color: var(--nw-ground);
    forced-color-adjust: none;
  }
  .riddle [aria-disabled='true'] {
    border-style: dashed;
    color: var(--nw-muted);
    cursor: default;
  }
  .table {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    padding: 10px 12px;
  }
  .rail {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    align-content: start;
  }
  .hands:empty {
    display: none;
  }
  .table > .people ul {
    grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  }
  @container game (min-width: 57em) {
    .table {
      grid-template: 'board side' auto 'people side' auto 'hand side' 1fr / minmax(0, 1fr) clamp(250px, 30cqi, 340px);
      gap: 12px 20px;
      padding: 10px 22px;
    }
    .table > .board {
      grid-area: board;
    }
    .table > .rail {
      grid-area: side;
    }
    .table > .people {
      grid-area: people;
    }
    .table > .hands {
      grid-area: hand;
    }
  }
`;
