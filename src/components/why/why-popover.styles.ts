// Styles of the popover, which appears beside a thing or, as a line of text, below an open card.
import { css } from 'lit';

export const styles = css`
  :host {
    box-sizing: border-box !important;
    position: absolute;
    z-index: 3;
    width: max-content;
    max-width: min(24rem, 100cqi - 16px);
    padding: 6px 14px;
    border: 1.5px solid var(--nw-line);
    border-radius: 3px;
    background: var(--nw-ground);
    box-shadow: 2px 3px color-mix(in srgb, var(--nw-shade) 60%, transparent);
    line-height: 1.35;
    text-align: start;
    overflow-wrap: anywhere;
  }
  :host([slot]) {
    position: static;
    width: min(24rem, 100vw - 40px);
    max-width: none;
    margin: 12px auto 0;
    box-shadow: none;
  }
  p {
    margin: 0;
    padding: 2px 0;
  }
  :is(b, i) {
    font-family: var(--nw-title-font);
  }
  .reason b {
    display: block;
  }
  .reason:has(b) {
    padding: 4px 0;
  }
  :is(i, small) {
    color: var(--nw-muted);
  }
  small {
    font-size: max(14px, 0.875rem);
  }
  .rule {
    min-height: 26px;
    min-width: 0;
    padding: 0;
    border-color: transparent;
    background: none;
    color: var(--nw-muted);
    font-size: max(14px, 0.875rem);
    text-decoration: underline dotted;
    text-underline-offset: 4px;
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    .rule {
      border-color: ButtonText;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
