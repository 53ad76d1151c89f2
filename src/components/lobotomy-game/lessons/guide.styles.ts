// Of a table of Lobotomy 2 a lesson shows what it is about: map and cards, and where it is about the hunt, the track.
import { css } from 'lit';

export const lobotomyStyles = css`
  .table::part(story),
  .table::part(monsters),
  .table:not(.hunt)::part(track),
  .hunt::part(board) {
    display: none;
  }
  .hunt::part(header),
  .hunt::part(cast) {
    order: -2;
  }
  .hunt::part(track) {
    order: -1;
  }
  /* There the map and the choices have to be near each other. */
  @container game (max-width: 34.9em) {
    .table::part(cast) {
      display: none;
    }
  }
  @container game (min-width: 57em) {
    .hunt::part(track) {
      grid-area: board;
    }
  }
`;
