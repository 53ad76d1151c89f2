// The plan of a Lobotomy 2 match: the Scenario, the players and their Characters, and the difficulty.
import { strengths } from '../../../engine/bots/strengths.js';
import type { Messages } from '../../../messages/message.js';
import { HEADS } from '../art/heads.js';
import { SCENARIOS } from '../art/start-pictures.js';

export const occupantNames = ['person', ...strengths, 'random'] as const;
export type OccupantName = (typeof occupantNames)[number];

export const playerCount = { min: 1, max: 5 };

// The form draws our Scenarios and Characters, so it can offer them without loading the cards. A test compares their ids
// with the cards.
export const scenarioIds = Object.keys(SCENARIOS);
export const characterIds = Object.keys(HEADS);

/** Values of `difficulty`: a number of Difficulty Modifier cards and their level. LOB-DIF-01 */
export const difficulties = ['recommended', 'normal', '2 easiest', '2 easier', '2 harder', '2 hardest'] as const;

/** How the distance to the nearest Spawn Point is measured. LOB-RUL-14 */
export const measures = ['range', 'walking'] as const;

export interface MatchPlan {
  readonly scenario: string;
  readonly occupants: readonly OccupantName[];
  /**
   * The Characters that were chosen for each seat. If too few were chosen, the others are dealt at random. LOB-PLY-03
   */
  readonly characters: readonly (readonly string[])[];
  readonly difficulty: string;
  /** One of `measures`. */
  readonly nearest: string;
  /** Flags from earlier Scenarios of the campaign. LOB-RUL-107 */
  readonly kept: readonly string[];
}

/** The introductory Scenario with one person and three bots, so that somebody who is alone can begin immediately. */
export const firstPlan: MatchPlan = {
  scenario: 'S1',
  occupants: ['person', 'expert', 'expert', 'expert'],
  characters: [],
  difficulty: 'recommended',
  nearest: 'range',
  kept: [],
};

/** The recommended number of Characters for each player. LOB-PLY-03 */
export const charactersPerPlayer = (seats: number): number => (seats === 1 ? 3 : seats === 2 ? 2 : 1);

/** The Scenarios and Characters that can be chosen, with the texts of a pack. */
export interface SelectableContent {
  readonly scenarios: readonly string[];
  readonly characters: readonly string[];
  readonly texts: Messages;
  /** Content warnings of the pack. */
  readonly notes: string;
}
export const ourContent: SelectableContent = { scenarios: scenarioIds, characters: characterIds, texts: {}, notes: '' };

/** If the plan has the default Scenario but this Scenario is not offered, replaces it by the first offered Scenario. */
export const fitting = (plan: MatchPlan, { scenarios }: SelectableContent): MatchPlan =>
  scenarios.includes(plan.scenario) || plan.scenario !== firstPlan.scenario
    ? plan
    : { ...plan, scenario: scenarios[0] ?? '' };

/**
 * The Characters of each seat: the chosen ones and, in the remaining places, the other Characters in the order of the
 * pack.
 */
export function charactersBySeat({ occupants, characters }: MatchPlan, offer: SelectableContent): string[][] {
  const named = characters.flat().filter(Boolean);
  const free = offer.characters.filter((id) => !named.includes(id));
  return occupants.map((_, seat) =>
    Array.from(
      { length: Math.max(charactersPerPlayer(occupants.length), characters[seat]?.length ?? 0) },
      (_each, i) => characters[seat]?.[i] || (free.shift() ?? ''),
    ),
  );
}

/** Gives a seat another Character. If another seat has that Character, the two are exchanged. */
export function withCharacter(
  plan: MatchPlan,
  seat: number,
  place: number,
  card: string,
  offer: SelectableContent,
): MatchPlan {
  const before = charactersBySeat(plan, offer);
  const old = before[seat]?.[place] ?? '';
  return {
    ...plan,
    characters: before.map((hand, s) =>
      hand.map((id, i) => (s === seat && i === place ? card : id === card ? old : id)),
    ),
  };
}

/** Changes the number of players. Those who stay keep their seats and, where possible, their Characters. */
export function withPlayerCount(plan: MatchPlan, n: number): MatchPlan {
  return {
    ...plan,
    occupants: Array.from({ length: n }, (_, i) => plan.occupants[i] ?? 'expert'),
    characters: plan.characters.slice(0, n).map((hand) => hand.slice(0, charactersPerPlayer(n))),
  };
}

/**
 * Returns the name of the first option with an unknown value and, if a Character is unknown, its id; null if all values
 * are known.
 */
export function unknownValueIn({
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

/** Converts text such as `2 easier` to the form in which the rules expect the difficulty. */
export function difficultyOf(text: string): unknown {
  const [, cards, level] = /^([0-6]) (\w+)$/.exec(text) ?? [];
  return cards ? { cards: Number(cards), level } : text;
}

/** Reads `characters="a b, c"`. Commas separate seats; spaces separate the Characters of one seat. */
export const readCharacters = (text: string): string[][] =>
  text.trim() ? text.split(',').map((hand) => hand.trim().split(/\s+/).filter(Boolean)) : [];
