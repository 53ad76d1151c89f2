// Styles of the Character's sheet, and of its cards.
import { css } from 'lit';

export const sheetStyles = css`
  .sheet {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 12px;
    align-items: start;
  }
  .portrait {
    width: clamp(84px, 10cqi, 132px);
    aspect-ratio: 200 / 232;
    border: 3px solid var(--nw-line);
    background: var(--nw-shade);
  }
  .portrait.insane {
    border-color: var(--nw-alarm);
  }
  .portrait svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  .facts {
    display: grid;
    gap: 8px;
    min-width: 0;
  }
  .facts h3 {
    font-size: 1.25rem;
  }
  .facts h3 small {
    color: var(--nw-muted);
    font-size: max(14px, 0.875rem);
    font-weight: 400;
  }
  .attributes {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
    gap: 6px;
    margin: 0;
  }
  .attributes > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6px;
    align-items: center;
    padding: 0 4px 0 8px;
    border-inline-start: 3px solid var(--nw-line);
  }
  .attributes dt {
    min-width: 0;
    color: var(--nw-muted);
    font-size: max(14px, 0.875rem);
    overflow-wrap: break-word;
  }
  .attributes dd {
    margin: 0;
    margin-inline-start: auto;
    font: 700 1.25rem/1 var(--nw-title-font);
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
  .less,
  .lowered {
    color: var(--nw-alarm);
    direction: ltr;
  }
  .more {
    text-decoration: underline;
  }
  .tokens {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
  }
  .tokens small {
    color: var(--nw-muted);
  }
  .token svg {
    width: 24px;
    height: 24px;
  }
  .abilities {
    display: grid;
    gap: 4px;
    margin: 0;
    padding: 0;
    font-size: max(14px, 0.9375rem);
    list-style: none;
  }
  .abilities .used {
    color: var(--nw-muted);
  }
  .abilities button {
    width: 100%;
    padding: 6px 10px;
    border-radius: 3px;
    color: inherit;
    font: inherit;
    text-align: start;
  }
  .upgrades {
    display: grid;
    flex: 1 1 240px;
    gap: 6px;
    align-content: start;
  }
  .upgrades .row {
    display: block;
    padding: 6px 10px;
  }
`;
