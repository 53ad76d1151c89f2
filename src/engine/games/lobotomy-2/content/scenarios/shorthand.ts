// Short forms for the effects of Scenarios and hunt cards. A Chapter is not read by any one Character, so each effect
// has to name its targets.
import type { Effect, TargetSelector } from '../../cards/card-types.js';
import type { EdgeToken } from '../../cards/scenario-types.js';

const anywhere = { of: 'character', where: 'anywhere' } as const satisfies Partial<TargetSelector>;

export const eachCharacter = (...steps: readonly Effect[]): Effect => ({
  do: 'on',
  whom: { ...anywhere, take: 'each' },
  steps,
});
/** One Character, chosen by the players. */
export const oneCharacter = (...steps: readonly Effect[]): Effect => ({
  do: 'on',
  whom: { ...anywhere, take: 'one' },
  steps,
});

export const readChapter = (cid: string): Effect => ({ do: 'chapter', cid });
export const setFlag = (name: string): Effect => ({ do: 'flag', name });
export const beginObjective = (id: string): Effect => ({ do: 'objective', id });
export const endObjective = (id: string): Effect => ({ do: 'objective', id, off: true });

export const spawn = (colour: 'green' | 'blue' | 'red' | 'yellow' | 'drawn' | 'chosen', monster?: string): Effect =>
  oneCharacter({ do: 'spawn', colour, n: 1, ...(monster !== undefined && { monster }) });
export const placeMonster = (monster: string, space: string, n = 1): Effect => ({
  do: 'monster-at',
  monster,
  space,
  n,
});
export const placeLockers = (...spaces: readonly string[]): Effect[] => spaces.map((at) => ({ do: 'locker', at }));

export const closedDoors = (...pairs: readonly (readonly [string, string])[]): EdgeToken[] =>
  pairs.map((between) => ({ between, kind: 'closed-door' }));

/** Event number `n` of the Spawn cards reads the card `EC<n>` of the Scenario. LOB-SPN-06 */
export const eventChapters = (scenario: string): Effect[][] =>
  [1, 2, 3, 4, 5].map((n) => [readChapter(`${scenario}-EC${n}`)]);

export const eachMonster = (type: string, ...steps: readonly Effect[]): Effect => ({
  do: 'on',
  whom: { of: 'monster', take: 'each', where: 'anywhere', type },
  steps,
});

export const ifFlag = (name: string, ...then: readonly Effect[]): Effect => ({ do: 'if', is: { flag: name }, then });
