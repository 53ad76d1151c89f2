// Styles of the end of a match: the picture over the map, and the sheet beside it. The picture is complete from the
// start; it is animated only while it appears.
import { css } from 'lit';

export const styles = css`
  .ending {
    position: absolute;
    inset: 0;
    z-index: 1;
    overflow: hidden;
    border: 1.5px solid var(--nw-line);
    border-radius: 4px;
    background: #17100b;
  }
  .ending[hidden],
  .board:focus-within .ending {
    display: none;
  }
  .ending svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  .ending.calm {
    --san-ink: #2f4138;
    --san-soot: #587064;
    --san-umber: #86998d;
    --san-tan: #c9cdb2;
    --san-hall: #2f4138;
    background: #2f4138;
  }
  /* The sheet with the result: pale paper, or dark paper after a loss. */
  .over {
    padding: 22px 18px;
    border: 3px double;
    background: var(--nw-paper);
    color: var(--nw-paper-ink);
    text-align: center;
    rotate: -0.6deg;
  }
  .over h3 {
    margin: 0 0 8px;
    font: 700 2.25rem/1.1 var(--nw-title-font);
  }
  @container game (max-width: 34.9em) {
    .over {
      padding: 10px 14px;
    }
    .over h3 {
      margin: 0 0 4px;
      font-size: 1.75rem;
    }
  }
  .lost .over {
    background: #17100b;
    color: #efe3cd;
  }
  :host(:state(calm)) .lost .over {
    background: var(--nw-paper);
    color: var(--nw-paper-ink);
  }
  /* Hides the choices from everybody except screen readers, because the result is already shown above. */
  .table:is(.won, .lost) nw1-choices {
    position: absolute;
    width: 1px;
    height: 1px;
    min-height: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .over .mood {
    margin-top: 6px;
    font-family: var(--nw-title-font);
    font-style: italic;
    opacity: 0.85;
  }
  .numbers {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums lining-nums;
    table-layout: auto;
  }
  .numbers caption {
    padding-bottom: 4px;
    font: 600 max(16px, 1rem) var(--nw-title-font);
    text-align: start;
  }
  .numbers th {
    font-weight: 400;
    text-align: start;
  }
  .numbers thead th {
    width: 3.2em;
    padding: 0 2px 4px 6px;
    font-size: max(14px, 0.875rem);
    text-align: end;
    vertical-align: bottom;
  }
  .numbers thead span {
    display: block;
    max-width: 4.2em;
    margin-inline-start: auto;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .numbers svg {
    width: 26px;
    height: 34px;
  }
  .numbers tbody :is(th, td) {
    padding: 5px 2px;
    border-top: 1px solid var(--nw-line);
  }
  .numbers tbody td {
    font: 700 max(16px, 1rem) var(--nw-title-font);
    text-align: end;
  }
  .next {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
  :is(.won, .lost) button:enabled {
    border-color: var(--nw-accent);
    text-decoration: none;
  }
  .next .begin {
    min-height: 44px;
  }
  .next > button {
    flex: 1 0 auto;
  }
  .table:is(.won, .lost) .next [aria-pressed='true'] {
    background: var(--nw-ink);
    color: var(--nw-ground);
    forced-color-adjust: none;
  }
  .full .street,
  .full .beam {
    animation: appear 1.1s 0.35s ease-out backwards;
  }
  .full .leaf > g,
  .full .person > g {
    transform-box: view-box;
  }
  .out.full .leaf {
    transform-origin: 262px 0;
    animation: open 1.1s 0.25s cubic-bezier(0.5, 0, 0.2, 1) backwards;
  }
  .out.full .people {
    transform-origin: 300px 170px;
    animation: walk 1.6s 0.5s cubic-bezier(0.3, 0, 0.2, 1) backwards;
  }
  .shut.full .leaf {
    transform-origin: 262px 0;
    animation: shut 1.2s 0.3s cubic-bezier(0.5, 0, 0.75, 0) backwards;
  }
  .shut.full .beam {
    animation: dim 1.5s ease-in backwards;
  }
  .dark .flame {
    opacity: 0;
  }
  .dark.full .flame {
    animation: out 1.4s 0.3s ease-in backwards;
  }
  .dark.full .corridor,
  .dark.full .people {
    animation: dusk 1.6s 0.3s ease-in backwards;
  }
  .dark.full .eyes {
    animation: appear 1.2s 2.2s ease-out backwards;
  }
  .calm-motion svg {
    animation: appear 1.8s linear backwards;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  @keyframes open {
    from {
      transform: scaleX(6.25);
    }
  }
  @keyframes shut {
    from {
      transform: scaleX(0.3);
    }
  }
  @keyframes walk {
    from {
      transform: scale(1.9);
    }
  }
  @keyframes dim {
    from {
      opacity: 0.3;
      transform: scaleX(1.4);
    }
  }
  @keyframes out {
    from {
      opacity: 1;
    }
  }
  @keyframes dusk {
    from {
      filter: brightness(1.6) sepia(0.3);
    }
  }
  @container game (min-width: 57em) {
    .next .begin {
      flex: 1 0 100%;
    }
  }
  @media print {
    .ending,
    .next {
      display: none;
    }
    .over,
    .lost .over {
      background: none;
      color: inherit;
      rotate: none;
    }
  }
`;
