// Turns of phrase that all Scenarios and the hunt share. A Chapter is read by nobody in particular, so it names whom it means.
import type { Effect, Whom } from '../../cards/card-types.js';
import type { EdgeToken } from '../../cards/scenario-types.js';

const anywhere = { of: 'character', where: 'anywhere' } as const satisfies Partial<Whom>;

export const each = (...steps: readonly Effect[]): Effect => ({ do: 'on', whom: { ...anywhere, take: 'each' }, steps });
/** A Character of the players' choice. */
export const one = (...steps: readonly Effect[]): Effect => ({ do: 'on', whom: { ...anywhere, take: 'one' }, steps });

export const read = (cid: string): Effect => ({ do: 'chapter', cid });
export const flag = (name: string): Effect => ({ do: 'flag', name });
/** An objective begins; it is over. */
export const task = (id: string): Effect => ({ do: 'objective', id });
export const done = (id: string): Effect => ({ do: 'objective', id, off: true });

export const spawn = (colour: 'green' | 'blue' | 'red' | 'yellow' | 'drawn' | 'chosen', monster?: string): Effect =>
  one({ do: 'spawn', colour, n: 1, ...(monster !== undefined && { monster }) });
export const comes = (monster: string, space: string, n = 1): Effect => ({ do: 'monster-at', monster, space, n });
export const lockersAt = (...spaces: readonly string[]): Effect[] => spaces.map((at) => ({ do: 'locker', at }));

export const doors = (...pairs: readonly (readonly [string, string])[]): EdgeToken[] =>
  pairs.map((between) => ({ between, kind: 'closed-door' }));

/** Event n of the Spawn cards is the card EC n. LOB-SPN-06 */
export const eventsOf = (scenario: string): Effect[][] => [1, 2, 3, 4, 5].map((n) => [read(`${scenario}-EC${n}`)]);
