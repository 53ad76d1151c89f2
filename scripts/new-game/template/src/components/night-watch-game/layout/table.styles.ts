// The layout of the table of Night Watch.
import { css } from 'lit';
import { tableStyles as shared } from '../../game/table/card-rows.styles.js';

export const tableStyles = css`
  ${shared}
  .table {
    display: grid;
    gap: 14px;
    padding: 12px clamp(12px, 2cqi, 22px);
  }
  .players {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 20px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .players [aria-current] {
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .rail {
    display: grid;
    gap: 14px;
  }
  .over h3 {
    margin: 0;
  }
  .next {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  /* On a wide table, the parts that every game has are placed by these names. */
  @container game (min-width: 57em) {
    .table {
      grid-template: 'header rail' auto 'log rail' 1fr 'acts acts' auto / minmax(0, 1fr) minmax(290px, 1fr);
    }
    .table > header {
      grid-area: header;
    }
    .rail {
      grid-area: rail;
    }
  }
`;
