// Hides the data that a page writes between the tags of an element. A page may have a rule of its own for every <pre>.
import { css } from 'lit';

export const writtenData = css`
  ::slotted(:is(pre, textarea)) {
    display: none !important;
  }
`;
