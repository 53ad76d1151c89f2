// Turns of phrase of the Scenarios after the introduction.
import type { Effect } from '../../cards/card-types.js';

/** All Monsters of that type. */
export const all = (type: string, ...steps: readonly Effect[]): Effect => ({
  do: 'on',
  whom: { of: 'monster', take: 'each', where: 'anywhere', type },
  steps,
});

export const ifFlag = (name: string, ...then: readonly Effect[]): Effect => ({ do: 'if', is: { flag: name }, then });
