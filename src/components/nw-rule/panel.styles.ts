// Styles of the panel with the text of a rule: a sheet of paper in front of the page.
import { css } from 'lit';

export const styles = css`
  :host {
    /* The surrounding page may set another value. */
    box-sizing: border-box !important;
    position: fixed;
    inset: auto;
    width: min(27rem, 100vw - 16px);
    max-height: min(var(--room, 100dvh), 34rem);
    margin: 0;
    padding: 4px 18px 16px;
    border: 1px solid var(--nw-paper-muted);
    border-radius: 3px;
    background: var(--nw-paper);
    box-shadow: 4px 6px color-mix(in srgb, var(--nw-shade) 70%, transparent);
    color: var(--nw-paper-ink);
    font-size: max(16px, 1rem);
    font-weight: 400;
    font-style: normal;
    line-height: 1.45;
    letter-spacing: normal;
    text-align: start;
    text-transform: none;
    white-space: normal;
    overflow: auto;
    overflow-wrap: anywhere;
  }
  :host(:not(:popover-open)) {
    display: none;
  }
  .head {
    position: sticky;
    top: -4px;
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 12px;
    align-items: center;
    margin: 0 -18px;
    padding: 6px 8px 8px 18px;
    border-bottom: 1px solid var(--nw-paper-muted);
    background: var(--nw-paper);
  }
  h3 {
    margin: 0;
    font: 700 1.25rem/1.2 var(--nw-title-font);
  }
  h3:focus-visible {
    outline: 0;
  }
  p,
  ul,
  ol,
  dl,
  dd {
    margin: 0;
  }
  .head p {
    grid-column: 1 / -1;
    color: var(--nw-paper-muted);
    font-size: max(14px, 0.875rem);
  }
  dd > * + *,
  dl,
  .head ~ p {
    margin-top: 10px;
  }
  dd:not(:last-child) {
    margin-bottom: 10px;
  }
  dt,
  .source {
    color: var(--nw-paper-muted);
    font-size: max(14px, 0.875rem);
  }
  dt:is(.rule, .question, .ruling) {
    display: none;
  }
  .question {
    font-weight: 600;
  }
  :is(.source, .source p) {
    display: inline;
  }
  dt.source::after {
    content: ': ';
  }
  ul,
  ol {
    padding-inline-start: 1.4em;
  }
  pre,
  table {
    display: block;
    margin: 0;
    overflow: auto;
    overflow-wrap: normal;
    font-size: max(14px, 0.875rem);
  }
  table {
    border-collapse: collapse;
  }
  :is(th, td) {
    padding: 3px 8px 3px 0;
    border-bottom: 1px solid var(--nw-paper-muted);
    text-align: start;
    vertical-align: top;
  }
  button {
    border-color: transparent;
    background: none;
    color: inherit;
  }
  .close span {
    font-size: 1.5rem;
    line-height: 1;
  }
  .cite {
    min-width: 0;
    min-height: 24px;
    padding: 0 2px;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .back {
    margin: 12px 0 0 -10px;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  :focus-visible {
    outline-color: currentColor;
  }
  @media (forced-colors: active) {
    button {
      border-color: ButtonText;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
