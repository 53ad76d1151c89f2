// A chart of the chances of all results. Each result has a column; if there are more than sixteen results, neighbouring
// results share a column. Screen readers get the chart as a table.
import { html, nothing, type TemplateResult } from 'lit';
import type { Distribution } from '../../../engine/dice/odds.js';
import { inLanguage } from '../../../engine/speech/language-rules.js';
import { cssVars } from '../css-vars.js';

export interface Bar {
  /** The label below the column: the first result in it. */
  readonly from: string;
  /** The label for all results in the column, for screen readers. */
  readonly label: string;
  readonly chance: number;
  /** Whether the results in the column reach the target. */
  readonly hit: boolean;
}

/**
 * Results at either end that are rarer than this (once in two thousand rolls) are counted in the first or last column.
 */
const SHOWN = 5e-4;

export function barsOf(odds: Distribution, target = 0): Bar[] {
  const results = odds.entries().flatMap(([n, chance]) => (chance < SHOWN ? [] : n));
  const [low = 0] = results;
  const high = results.at(-1) ?? 0;
  const span = high - low + 1;
  const width = span > 16 ? Math.ceil(span / 8) : 1;
  const list: Bar[] = [];
  // One column begins exactly at the target, so that the results in a column either all reach it or all miss it.
  for (let n = low - ((((low - target) % width) + width) % width); n <= high; n += width) {
    const end = n + width > high;
    const upper = end ? 0 : odds.atLeast(n + width);
    const more = end && odds.atLeast(high + 1) > 0;
    const less = !list.length && odds.atLeast(n) < 1;
    const from = less ? `≤${n + width - 1}` : `${Math.max(n, 0)}${more ? '+' : ''}`;
    const label = width > 1 && !more && !less ? `${from}–${n + width - 1}` : from;
    list.push({ from, label, chance: (list.length ? odds.atLeast(n) : 1) - upper, hit: n >= target });
  }
  return list;
}

export interface Chart {
  readonly name: string;
  readonly bars: readonly Bar[];
  /**
   * The index of the column with the flag; −1 if no column has it. The flag is at the start of the column or, if
   * `under` is true, at its end.
   */
  readonly flagged: number;
  readonly under?: boolean;
  readonly percent: (chance: number) => string;
  /** The text above a column. */
  readonly above?: (chance: number) => string;
}

export function drawChart({ name, bars, flagged, under = false, percent, above }: Chart): TemplateResult {
  const most = Math.max(...bars.map(({ chance }) => chance));
  return html`<div part="odds" role="table" aria-label=${name}>
    ${bars.map(
      ({ from, label, chance, hit }, i) =>
        html`<div
          role="row"
          class="${hit ? 'hit' : ''} ${i === flagged ? (under ? 'flag last' : 'flag') : ''}"
          ${cssVars({ '--p': chance / most })}
        >
          ${above ? html`<b aria-hidden="true">${above(chance)}</b>` : nothing}<i role="cell"
            ><span class="heard">${percent(chance)}</span></i
          ><span role="rowheader" aria-label=${label}>${from}</span>
        </div>`,
    )}
  </div>`;
}

/** Writes a number with one decimal, in the notation of a language. An invalid language tag counts as English. */
export function tenths(n: number, language: string): string {
  return inLanguage(language, (lang) => n.toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
}
