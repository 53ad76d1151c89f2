// The plan of a match: the version, the Patients player, the occupant of each seat, and the optional rulings.
import { strengths } from '../../../engine/bots/strengths.js';

export const occupantNames = ['person', ...strengths, 'random'] as const;
export type OccupantName = (typeof occupantNames)[number];

export const playerCount = { min: 2, max: 7 };

export const versions = ['short', 'long'] as const;
export const coins = ['coin', 'die'] as const;
export const collapses = ['on', 'off'] as const;

export interface MatchPlan {
  readonly version: (typeof versions)[number];
  /** The seat of the Patients player, or `random` if nobody volunteers. AE-RUL-42 */
  readonly patients: number | 'random';
  /** What decides how far the Patients may move. AE-RUL-44 */
  readonly coin: (typeof coins)[number];
  /** Whether a Patient catches a Victim when a collapse brings them into the same room. AE-RUL-07 */
  readonly collapseCatches: boolean;
  readonly occupants: readonly OccupantName[];
}

/** One person plays a Victim beside two bots; a third bot plays the Patients. */
export const firstPlan: MatchPlan = {
  version: 'short',
  patients: 3,
  coin: 'coin',
  collapseCatches: true,
  occupants: ['person', 'casual', 'casual', 'casual'],
};

/**
 * Adapts a plan to its number of players. With one Victim, only the short version is possible. The Patients player must
 * have a seat at the table. AE-RUL-01
 */
export function fitting(plan: MatchPlan): MatchPlan {
  const { length } = plan.occupants;
  return {
    ...plan,
    version: length === 2 ? 'short' : plan.version,
    patients: plan.patients === 'random' || plan.patients < length ? plan.patients : length - 1,
  };
}

export const withPlayerCount = (plan: MatchPlan, n: number): MatchPlan =>
  fitting({ ...plan, occupants: Array.from({ length: n }, (_, seat) => plan.occupants[seat] ?? 'casual') });

/** What the first person does: hide, hunt, or what chance decides. */
export const roles = ['hide', 'hunt', 'lot'] as const;

const firstPerson = ({ occupants }: MatchPlan): number => Math.max(0, occupants.indexOf('person'));

export const roleIn = (plan: MatchPlan): (typeof roles)[number] =>
  plan.patients === 'random' ? 'lot' : plan.patients === firstPerson(plan) ? 'hunt' : 'hide';

/** Gives the first person a role. If that person hides, the Patients go to the last other seat. */
export function withRole(plan: MatchPlan, role: (typeof roles)[number]): MatchPlan {
  const you = firstPerson(plan);
  const last = plan.occupants.length - 1;
  return { ...plan, patients: role === 'lot' ? 'random' : role === 'hunt' ? you : last === you ? 0 : last };
}
