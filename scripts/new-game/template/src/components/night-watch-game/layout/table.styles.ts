// Styles of the parts of Night Watch's table.
import { css } from 'lit';
import { frameStyles } from '../../game/table/table-frame.styles.js';

export const tableStyles = css`
  ${frameStyles}
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
  .over h3 {
    margin: 0;
  }
  .next {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;
