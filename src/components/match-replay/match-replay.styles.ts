// Styles of <match-replay>. The strip above the table contains the menu for the viewer and the buttons.
import { css } from 'lit';

export const styles = css`
  :host {
    container-type: inline-size;
    /* In a box that is as wide as its content, a table needs more room than a piece. */
    contain-intrinsic-inline-size: min(640px, 85vw);
    border: 1px solid var(--nw-line);
    border-radius: 4px;
    background: var(--nw-ground);
    font-size: 1rem;
    line-height: 1.4;
    overflow: clip;
  }
  slot:not([name])::slotted(*) {
    display: block;
    margin: 0;
    padding: 8px 14px;
  }
  nw1-rules-example {
    /* At most so high that the strip and the buttons stay in view with the map. */
    --nw-stage-height: clamp(240px, min(45cqi, 55vh), 640px);
  }
  .strip {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    padding: 8px 14px;
    border-bottom: 1px solid var(--nw-line);
    background: var(--nw-lit);
  }
  .strip label {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    max-width: 100%;
    align-items: center;
    margin-inline-end: auto;
  }
  select {
    max-width: 100%;
    min-height: 32px;
    padding: 4px 8px;
    border: 1.5px solid var(--nw-line);
    border-radius: 4px;
    background: var(--nw-ground);
    color: var(--nw-ink);
    font: inherit;
  }
  @media (pointer: coarse) {
    select {
      min-height: 44px;
    }
  }
  @media print {
    .strip {
      display: none;
    }
  }
`;
