// Styles of <nw-rule>: words with a dotted underline.
import { css } from 'lit';

export const styles = css`
  :host {
    display: inline;
    color: inherit;
  }
  .rule {
    display: inline;
    min-width: 0;
    min-height: 0;
    /* A larger target that does not make the line taller. */
    margin: -4px 0;
    padding: 4px 0;
    border: 0;
    border-radius: 2px;
    background: none;
    color: inherit;
    text-align: start;
    text-decoration: underline dotted 2px;
    text-underline-offset: 3px;
  }
  @media print {
    .rule {
      display: inline;
      text-decoration: none;
    }
  }
`;
