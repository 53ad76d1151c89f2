// A campaign is a series of Scenarios; from one to the next go those that are finished and what the next ones keep. LOB-CMP-05, LOB-RUL-107
import type { Pack } from '../../cards/card-index.js';
import type { State } from '../../state/state.js';

/** Where a campaign goes on, as the options of a match have it. */
export interface Onward {
  readonly scenario: string;
  readonly kept: readonly string[];
}

/** After a Scenario that was won, in a pack with those that may be next; null: it is the last, or none of a campaign. The introduction leads into it. LOB-TYP-01 */
export function onward({ scenarios }: Pack, { scenario, kept, flags }: State): Onward | null {
  const series = scenarios.filter(({ kind }) => kind !== 'nightmare');
  const at = series.findIndex(({ id }) => id === scenario);
  const [now, next, ...later] = series.slice(Math.max(0, at));
  if (at < 0 || !now || !next) return null;
  // What this Scenario has kept is as it has left it; what only later ones want waits.
  const left = [...kept.filter((name) => !now.keeps?.includes(name)), scenario, ...flags];
  const wanted = [...series.map(({ id }) => id), ...[next, ...later].flatMap(({ keeps = [] }) => keeps)];
  return { scenario: next.id, kept: [...new Set(left)].filter((name) => wanted.includes(name)) };
}
