// Styles that every game's table needs in any layout: rows of cards, the buttons for the match, and switches.
import { css } from 'lit';

export const cardRowStyles = css`
  .table > * {
    min-width: 0;
  }
  .sound {
    align-self: center;
    padding: 3px;
    border: 0;
    background: none;
  }
  .sound svg {
    width: 24px;
    fill: currentColor;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    overflow: visible;
  }
  /* The visible part of an overlapped card is equally wide in all hands: a hand grows in proportion to the number of
     its overlaps. */
  .hands {
    --nw-card-width: clamp(140px, 8.75rem, 248px);
    display: flex;
    flex-wrap: wrap;
    gap: 8px 20px;
    align-content: start;
  }
  .hands > * {
    flex: calc(var(--cards) - 1) 1 calc(var(--nw-card-width) + 10px);
    min-width: min(100%, calc(var(--nw-card-width) + max(44px, 2.75rem) * (var(--cards) - 1) + 10px));
    max-width: calc(var(--cards) * var(--nw-card-width) + 10px);
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
  .acts button {
    border-color: transparent;
    background: none;
    font-size: max(14px, 0.875rem);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .acts details {
    border: 0;
  }
  .acts summary {
    padding: 4px 8px;
    font-size: max(14px, 0.875rem);
    cursor: pointer;
  }
  .acts [aria-disabled] {
    opacity: 0.7;
  }
  /* A switch that is on has to stand out. */
  .acts [aria-pressed='true'] {
    background: var(--nw-ink);
    color: var(--nw-ground);
    forced-color-adjust: none;
    text-decoration: none;
  }
  @container game (max-width: 34.9em) {
    .hands {
      --nw-card-width: clamp(112px, 7rem, 67vw);
    }
    nw1-choices {
      --nw-fold: 1;
    }
  }
  @media print {
    .acts {
      display: none;
    }
  }
`;
