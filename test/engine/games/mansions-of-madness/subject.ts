// What the tests that run for every game need to know about Mansions of Madness.
import { rules } from '../../../../src/engine/games/mansions-of-madness/index.js';
import type { TestSetup } from '../../../support/play.js';
import type { Subject } from '../../../support/subject.js';
import { scramble } from './scramble.js';

const setups: readonly TestSetup[] = [
  { seats: 1, situation: { turns: 4 } },
  {
    seats: 2,
    options: { timeLimit: 60 },
    situation: {
      turns: 6,
      cards: {
        door: { puzzle: '2A', lock: true },
        gate: { puzzle: '3A', lock: true },
        desk: { puzzle: '1A' },
        safe: { puzzle: '5A' },
      },
    },
  },
];

export const subject: Subject = { rules, setups, soakSetups: setups, scramble, limit: 300, runs: 2, stride: 2 };
