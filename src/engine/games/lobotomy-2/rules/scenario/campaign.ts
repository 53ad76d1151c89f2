// A campaign is a series of Scenarios. Each Scenario passes on the names of finished Scenarios, and the flags that
// later Scenarios use. LOB-CMP-05, LOB-RUL-107
import type { Pack } from '../../cards/card-index.js';
import type { State } from '../../state/state.js';

/** The next Scenario of a campaign, as options of a match. */
export interface CampaignStep {
  readonly scenario: string;
  readonly kept: readonly string[];
}

/**
 * Returns the next Scenario after a victory. Returns null after the last Scenario, and for a Scenario that is not part
 * of a campaign. The Introductory Scenario counts as part of the campaign. LOB-TYP-01
 */
export function nextScenario({ scenarios }: Pack, { scenario, kept, flags }: State): CampaignStep | null {
  const series = scenarios.filter(({ kind }) => kind !== 'nightmare');
  const at = series.findIndex(({ id }) => id === scenario);
  const [now, next, ...later] = series.slice(Math.max(0, at));
  if (at < 0 || !now || !next) return null;
  // Flags that this Scenario uses are passed on in their current state; flags that only later Scenarios use are passed
  // on unchanged.
  const left = [...kept.filter((name) => !now.keeps?.includes(name)), scenario, ...flags];
  const wanted = [...series.map(({ id }) => id), ...[next, ...later].flatMap(({ keeps = [] }) => keeps)];
  return { scenario: next.id, kept: [...new Set(left)].filter((name) => wanted.includes(name)) };
}
