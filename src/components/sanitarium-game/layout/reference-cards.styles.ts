// Styles of the two reference cards, which are sheets over the table with a column for numbers. Also styles the button
// that asks about unavailable acts.
import { css } from 'lit';

export const styles = css`
  .missed {
    justify-self: start;
    margin-top: -8px;
    border-color: transparent;
    background: none;
    color: var(--nw-muted);
    font-size: max(14px, 0.875rem);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .reference {
    width: min(820px, 100vw - 24px);
    max-height: calc(100dvh - 24px);
    padding: 22px 26px 0;
    border: 1px solid var(--nw-paper-muted);
    border-radius: 3px;
    background: var(--nw-paper);
    box-shadow: 4px 6px color-mix(in srgb, var(--nw-shade) 70%, transparent);
    color: var(--nw-paper-ink);
    line-height: 1.4;
    outline: 1px solid var(--nw-paper-muted);
    outline-offset: -7px;
  }
  #scenario {
    width: min(460px, 100vw - 24px);
  }
  .reference:popover-open {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
    gap: 18px 32px;
    align-content: start;
  }
  .reference > :is(.head, .foot, button) {
    grid-column: 1 / -1;
  }
  .head {
    display: grid;
    grid-template: auto 1fr / auto 1fr;
    gap: 6px 18px;
    align-items: start;
  }
  .head svg {
    grid-row: 1 / 3;
    width: clamp(84px, 14cqi, 116px);
    aspect-ratio: 200 / 232;
    border: 1.5px solid;
  }
  .head p {
    align-self: start;
    max-width: 34ch;
  }
  :is(h3, h4) {
    margin: 0;
    font: 700 min(2.25rem, 12cqi)/1.1 var(--nw-title-font);
  }
  .reference h4 {
    padding-bottom: 4px;
    border-bottom: 1.5px solid;
    font-size: max(16px, 1rem);
  }
  .reference :is(i, .foot) {
    color: var(--nw-paper-muted);
  }
  .reference i {
    font-family: var(--nw-title-font);
  }
  .reference ul {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 6px 10px;
    margin: 8px 0 0;
    padding: 0;
    list-style: '';
  }
  .reference li {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: baseline;
  }
  .reference b {
    min-width: 1.1em;
    font: 700 max(16px, 1rem)/1 var(--nw-title-font);
    text-align: end;
  }
  .reference span:only-child {
    grid-column: 1 / -1;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    justify-content: space-between;
    font-size: max(14px, 0.875rem);
  }
  .reference > button {
    position: sticky;
    bottom: 0;
    justify-self: stretch;
    margin: 0 -19px;
    padding-bottom: 12px;
    border-width: 1px 0 0;
    border-color: var(--nw-paper-muted);
    border-radius: 0;
    /* The button covers the outline of the sheet, so it draws the lower line of that outline itself. */
    background: linear-gradient(var(--nw-paper-muted) 0 0) 0 calc(100% - 6px) / 100% 1px no-repeat var(--nw-paper);
    color: inherit;
  }
`;
