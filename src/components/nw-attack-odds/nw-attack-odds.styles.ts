// Looks of <nw-attack-odds> before anything is reckoned: a figure in a text, and its caption.
import { css } from 'lit';

export const styles = css`
  :host {
    container-type: inline-size;
    border: 1px solid var(--nw-line);
    border-radius: 4px;
    background: var(--nw-ground);
    font-size: 1rem;
    line-height: 1.4;
    overflow: clip;
  }
  slot {
    display: block;
    padding: 8px 14px 0;
  }
  :host(:empty) slot {
    display: none;
  }
  ::slotted(*) {
    margin: 0;
  }
`;
