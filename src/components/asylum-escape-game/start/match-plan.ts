// What is asked before a match: the version, who plays the Patients, who sits where, and the rulings that a table may choose.

export const occupantNames = ['person', 'lurker', 'random'] as const;
export type OccupantName = (typeof occupantNames)[number];

export const playerCount = { min: 2, max: 7 };

export const versions = ['short', 'long'] as const;
export const coins = ['coin', 'die'] as const;
export const collapses = ['on', 'off'] as const;

export interface MatchPlan {
  readonly version: (typeof versions)[number];
  /** A seat; left to chance if nobody volunteers. AE-RUL-42 */
  readonly patients: number | 'random';
  /** AE-RUL-44 */
  readonly coin: (typeof coins)[number];
  /** AE-RUL-07 */
  readonly collapseCatches: boolean;
  readonly occupants: readonly OccupantName[];
}

/** Somebody alone hides beside two bots from a third. */
export const firstPlan: MatchPlan = {
  version: 'short',
  patients: 3,
  coin: 'coin',
  collapseCatches: true,
  occupants: ['person', 'lurker', 'lurker', 'lurker'],
};

/** With one Victim there is only the short version, and who is not at the table plays no Patients. AE-RUL-01 */
export function fitting(plan: MatchPlan): MatchPlan {
  const { length } = plan.occupants;
  return {
    ...plan,
    version: length === 2 ? 'short' : plan.version,
    patients: plan.patients === 'random' || plan.patients < length ? plan.patients : length - 1,
  };
}

/** Another number of players. */
export const resized = (plan: MatchPlan, n: number): MatchPlan =>
  fitting({ ...plan, occupants: Array.from({ length: n }, (_, seat) => plan.occupants[seat] ?? 'lurker') });
