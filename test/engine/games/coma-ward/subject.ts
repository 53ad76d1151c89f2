// What the tests that run for every game need to know about Coma Ward.
import { pack } from '../../../../src/engine/games/coma-ward/content/pack.js';
import { rules } from '../../../../src/engine/games/coma-ward/rules/rules.js';
import { contentOf } from '../../../../src/engine/games/coma-ward/cards/card-index.js';
import { phenomena } from '../../../../src/engine/games/coma-ward/rules/phenomena/phenomena.js';
import { viewFault } from '../../../../src/engine/games/coma-ward/state/knowledge.js';
import type { Subject } from '../../../support/subject.js';
import { scramble } from './scramble.js';
import { phenomenon } from './support/situations.js';

const seats = (n: number) => Array.from({ length: n }, () => ({}));

/** The beginning of each Phenomenon, with 2 to 6 players. */
const phenomenonSetups = phenomena.map(({ id }, i) => {
  const n = 2 + (i % 5);
  return { seats: n, situation: phenomenon(id, { players: seats(n) }) };
});

const setups = [2, 3, 4, 6].map((n) => ({ seats: n }));

export const subject: Subject = {
  rules,
  setups: [...setups, { seats: 5, options: { quirks: false } }, ...phenomenonSetups],
  soakSetups: setups,
  scramble,
  limit: 6000,
  runs: 1,
  stride: 120,
  viewFault: (state, seated) => viewFault(state, seated, contentOf(pack)),
};
