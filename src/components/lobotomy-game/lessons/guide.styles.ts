// A lesson shows only the parts of the table that it needs. Lessons about the hunt show the Hunt Track; all other
// lessons show the map.
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
  /* On a narrow screen, the map and the choices must be close together. */
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
