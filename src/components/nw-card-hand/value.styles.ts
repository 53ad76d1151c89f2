// What cards of a page have besides: a value on a pennant, what protects them, notes, night for what comes from a mind, backs.
import { css } from 'lit';

export const styles = css`
  ul:has(.tab) {
    padding-top: 24px;
    row-gap: 22px;
  }
  .hallucination,
  .confusion,
  .back {
    --nw-paper: #1c1510;
    --nw-paper-ink: #efe3cd;
    --nw-paper-muted: #b7a587;
  }
  .pennant {
    grid-area: 2/1;
    width: calc(var(--w) * 0.2);
    height: auto;
    margin-inline-start: calc(var(--room) - var(--w) * 0.24);
    font: 700 1em var(--nw-title-font);
  }
  /* What protects the card lies under it and looks out. */
  .tab {
    position: absolute;
    inset: -16px auto auto;
    inset-inline-start: calc(var(--w) * 0.06);
    z-index: -2;
    width: var(--room);
    height: 24px;
    border: 1px solid var(--nw-paper-muted);
    background: var(--nw-paper);
  }
  .tab .seal {
    margin: auto;
  }
  .wanted {
    border-style: dashed;
    background: var(--nw-ground);
    color: var(--nw-muted);
  }
  .back .picture {
    grid-area: 1/1/-1/-1;
    background: repeating-linear-gradient(45deg, var(--nw-paper-muted) 0 1px, transparent 0 7px);
  }
  .back :is(.name, .foot) {
    display: none;
  }
  .notes {
    color: var(--nw-paper-muted);
    font-size: max(14px, 0.875rem);
  }
  @container (max-width: 92px) or (max-width: 5.75rem) {
    .pennant {
      grid-area: 1/1;
      margin: 0 4px;
    }
  }
`;
