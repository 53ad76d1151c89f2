// What is asked before a match of Lobotomy 2: the Scenario, who plays, with which Characters, and how hard it is to be.
import type { Messages } from '../../../messages/message.js';

export const occupantNames = ['person', 'crew', 'random'] as const;
export type OccupantName = (typeof occupantNames)[number];

export const playerCount = { min: 1, max: 5 };

// The form offers our Scenarios and Characters by these ids, so that it need not fetch our cards. A test compares both.
export const scenarioIds = ['S1', 'S2', 'S3', 'S4', 'DN1', 'DN2', 'DN3', 'DN4'] as const;
export const characterIds = [
  'ian-mcfellow',
  'demi-hawkins',
  'tobias-crake',
  'marta-kowal',
  'felix-ambrose',
  'lotte-wren',
  'solomon-pike',
  'harriet-voss',
  'edmund-sable',
] as const;

/** As `difficulty` says it: so many Difficulty Modifier cards at a level. LOB-DIF-01 */
export const difficulties = ['recommended', 'normal', '2 easiest', '2 easier', '2 harder', '2 hardest'] as const;

/** How the nearest Spawn Point is measured. LOB-RUL-14 */
export const measures = ['range', 'walking'] as const;

export interface MatchPlan {
  readonly scenario: string;
  readonly occupants: readonly OccupantName[];
  /** Cards by seat; what is left out is dealt. LOB-PLY-03 */
  readonly characters: readonly (readonly string[])[];
  readonly difficulty: string;
  /** One of the measures. */
  readonly nearest: string;
  /** What finished Scenarios of the campaign have left. LOB-RUL-107 */
  readonly kept: readonly string[];
}

/** The introduction, with one patient and three that help: somebody alone can begin at once. */
export const firstPlan: MatchPlan = {
  scenario: 'S1',
  occupants: ['person', 'crew', 'crew', 'crew'],
  characters: [],
  difficulty: 'recommended',
  nearest: 'range',
  kept: [],
};

/** So many Characters for each player are recommended. LOB-PLY-03 */
export const each = (seats: number): number => (seats === 1 ? 3 : seats === 2 ? 2 : 1);

/** What can be chosen from, with the words of a pack's cards. */
export interface SelectableContent {
  readonly scenarios: readonly string[];
  readonly characters: readonly string[];
  readonly texts: Messages;
  /** What may distress in the pack, as its cards say. */
  readonly notes: string;
}
export const ours: SelectableContent = { scenarios: scenarioIds, characters: characterIds, texts: {}, notes: '' };

/** A plan whose Scenario is among those offered; the first is, where nobody has asked for another. */
export const fitting = (plan: MatchPlan, { scenarios }: SelectableContent): MatchPlan =>
  scenarios.includes(plan.scenario) || plan.scenario !== firstPlan.scenario
    ? plan
    : { ...plan, scenario: scenarios[0] ?? '' };

/** By seat, each with a card of its own: those that are asked for, then the others in the order of the box. */
export function dealt({ occupants, characters }: MatchPlan, offer: SelectableContent): string[][] {
  const named = characters.flat().filter(Boolean);
  const free = offer.characters.filter((id) => !named.includes(id));
  return occupants.map((_, seat) =>
    Array.from(
      { length: Math.max(each(occupants.length), characters[seat]?.length ?? 0) },
      (_each, i) => characters[seat]?.[i] || (free.shift() ?? ''),
    ),
  );
}

/** Another Character for a place; who had it takes the one that is given up. */
export function recast(
  plan: MatchPlan,
  seat: number,
  place: number,
  card: string,
  offer: SelectableContent,
): MatchPlan {
  const before = dealt(plan, offer);
  const old = before[seat]?.[place] ?? '';
  return {
    ...plan,
    characters: before.map((hand, s) =>
      hand.map((id, i) => (s === seat && i === place ? card : id === card ? old : id)),
    ),
  };
}

/** More or fewer players: whoever stays keeps seat and Characters where they can. */
export function resized(plan: MatchPlan, n: number): MatchPlan {
  return {
    ...plan,
    occupants: Array.from({ length: n }, (_, i) => plan.occupants[i] ?? 'crew'),
    characters: plan.characters.slice(0, n).map((hand) => hand.slice(0, each(n))),
  };
}

/** Which of them names something that there is not, and of Characters whom; null: none. */
export function strangeIn({
  scenario,
  characters = [],
  difficulty = 'normal',
  nearest = 'range',
}: Partial<MatchPlan>): readonly [name: 'scenario' | 'characters' | 'difficulty' | 'nearest', id?: string] | null {
  const known = (ids: readonly string[], id: string): boolean => ids.includes(id);
  if (scenario !== undefined && !known(scenarioIds, scenario)) return ['scenario'];
  const nobody = characters.flat().find((id) => !known(characterIds, id));
  if (nobody) return ['characters', nobody];
  if (!/^(recommended|normal|[0-6] (easiest|easier|harder|hardest))$/.test(difficulty)) return ['difficulty'];
  return known(measures, nearest) ? null : ['nearest'];
}

/** `2 easier` as the rules take it. */
export function difficultyOf(text: string): unknown {
  const [, cards, level] = /^([0-6]) (\w+)$/.exec(text) ?? [];
  return cards ? { cards: Number(cards), level } : text;
}

/** `characters="a b, c"`: by seat, between commas. */
export const readCharacters = (text: string): string[][] =>
  text.trim() ? text.split(',').map((hand) => hand.trim().split(/\s+/).filter(Boolean)) : [];
