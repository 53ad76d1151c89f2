// Looks of what <dice-pool> shows when it throws dice itself: the button, the result, the odds.
import { css } from 'lit';
import { dieColours } from '../shared/theme/die-colours.styles.js';
import { oddsChart } from '../shared/odds-chart.styles.js';

export const styles = css`
  ${oddsChart}
  /* A caption is as wide as the whole. */
  :host(:not(:empty)) slot {
    display: block;
  }
  [part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
  }
  [part='roll'] {
    border-color: var(--nw-accent);
    background: var(--nw-accent);
    color: var(--nw-on-accent);
    forced-color-adjust: none;
  }
  [part='result'] {
    font: 700 1.07em var(--nw-title-font);
  }
  [part='goal'] {
    grid-column: 1;
    overflow-wrap: anywhere;
    color: var(--nw-muted);
  }
  [part='chance'] {
    grid-column: 2;
    font: 700 42px/1 var(--nw-title-font);
    letter-spacing: -0.02em;
  }
  [part='chance'] small {
    font-size: 22px;
  }

  @container (min-width: 600px) {
    section {
      grid-template-columns: auto minmax(0, 30em) auto;
      justify-content: start;
    }
    [part='dice'] {
      max-width: 45cqi;
      grid-area: 2/1/4;
    }
    [part='actions'] {
      grid-row: 4;
    }
    [part='goal'] {
      grid-area: 2/2;
      align-self: end;
    }
    [role='table'] {
      grid-area: 3/2;
      align-self: start;
    }
    [part='chance'] {
      grid-area: 2/3/4;
    }
  }

  /* Numbered dice that are no cubes. */
  .kite > svg {
    scale: 1.1;
    filter: drop-shadow(0.05em 0.1em var(--s));
  }
  .k {
    fill: color-mix(in srgb, var(--f) 35%, var(--e));
    stroke: #0008;
    stroke-width: 0.7;
  }
  .k3 {
    fill: var(--e);
  }
  .k4 {
    fill: color-mix(in srgb, #000 25%, var(--e));
  }

  /* Dice of the games. */
  .green,
  .red,
  .blue,
  .brown {
    --i: #f8f0dc;
    --l: #fff5;
  }
  ${dieColours}
  .suspense {
    --f: light-dark(#d9f1e7, #cdeadd);
    --e: light-dark(#7fb49d, #6fa38d);
    --i: #12332b;
  }
  .success {
    --f: #0f5a45;
    --e: #083427;
    --i: #eafff6;
  }
  .wait .l {
    stroke: var(--i);
    stroke-width: 1.6;
    stroke-dasharray: 4 3;
  }
  .a {
    fill: var(--nw-die-ink, var(--i));
    fill-rule: evenodd;
  }
  .m,
  .b {
    fill: none;
    stroke: var(--nw-die-ink, var(--i));
  }
  .m {
    stroke-width: 1.8;
  }
  .b {
    stroke-width: 1.2;
    opacity: 0.4;
  }
  .suspense text {
    font-size: 26px;
  }
`;
