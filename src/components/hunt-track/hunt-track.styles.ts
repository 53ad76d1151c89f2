// The box of <hunt-track>: caption and where the walker is above, the track, below it what can be done.
import { css } from 'lit';

export const styles = css`
  :host {
    container-type: inline-size;
    border-radius: 6px;
    background: radial-gradient(80% 90% at 16% 0, var(--nw-lit), var(--nw-ground));
    overflow-wrap: anywhere;
  }
  ::slotted(*) {
    margin: 0;
    font: inherit;
  }
`;
