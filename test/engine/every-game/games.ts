// Every game there is, with what the property tests need to know of it. A new game adds a line here, and all of
// properties.spec.ts is asked of it.
import type { Chance, Json, Rules, Seat } from '../../../src/engine/kernel/index.js';
import type { TestSetup } from '../../support/play.js';
import { rules as asylumEscape } from '../../../src/engine/games/asylum-escape/rules/rules.js';
import { rules as lobotomy } from '../../../src/engine/games/lobotomy-2/rules/rules.js';
import { rules as mansionsPuzzles } from '../../../src/engine/games/mansions-of-madness/rules/rules.js';
import { rules as sanitarium } from '../../../src/engine/games/sanitarium/rules/rules.js';
import { scramble as scrambleAsylum } from '../games/asylum-escape/scramble.js';
import { midGame } from '../games/sanitarium/support/mid-game.js';
import { scramble as scramblePuzzles } from '../games/mansions-of-madness/scramble.js';
import { scramble as scrambleSanitarium } from '../games/sanitarium/scramble.js';
import * as ticTacToe from '../test-games/tic-tac-toe.js';
import { scramble as scrambleWhispers } from '../test-games/whispers.scramble.js';
import * as whispers from '../test-games/whispers.js';

/* oxlint-disable typescript/no-explicit-any -- games of different states in one list */
export interface Subject {
  readonly rules: Rules;
  /** Numbers of seats, options and situations that make a difference. */
  readonly setups: readonly TestSetup[];
  /** What the many random matches of soak.spec.ts begin with; of a game that is only here to test by, there are none. */
  readonly soaked?: readonly TestSetup[];
  /**
   * Changes in place what the seat may not know into something else that is possible. Written from the table "Hidden
   * information" of the specification, and never from `determinize`, whose faults it has to find.
   */
  readonly scramble: (state: any, seat: Seat, chance: Chance) => void;
  /** A random legal position in the middle of a game, for a set-up. Left out where play from the beginning comes to all. */
  readonly midGame?: (setup: TestSetup, seed: number) => Json;
  /** A random match is over after so many choices. */
  readonly limit: number;
  /** How many random matches of each set-up a property is tried on, and at every how many-th choice. */
  readonly runs: number;
  readonly stride: number;
}
/* oxlint-enable typescript/no-explicit-any */

const puzzles: readonly TestSetup[] = [
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
const modes: readonly TestSetup[] = [
  { seats: 1 },
  ...[2, 3, 4].flatMap((seats) => [{ seats }, { seats, options: { mode: 'cooperative' } }]),
];
const nights: readonly TestSetup[] = [
  { seats: 2 },
  { seats: 4 },
  { seats: 7, options: { version: 'long', coin: 'die' } },
];

export const games: readonly Subject[] = [
  { rules: ticTacToe.rules, setups: [{}], scramble: () => undefined, limit: 9, runs: 20, stride: 1 },
  {
    rules: whispers.rules,
    setups: [{ seats: 2 }, { seats: 3 }, { seats: 4 }],
    scramble: scrambleWhispers,
    limit: 150,
    runs: 8,
    stride: 1,
  },
  {
    rules: mansionsPuzzles,
    setups: puzzles,
    soaked: puzzles,
    scramble: scramblePuzzles,
    limit: 300,
    runs: 2,
    stride: 2,
  },
  {
    rules: sanitarium,
    setups: modes,
    soaked: modes,
    scramble: scrambleSanitarium,
    limit: 1500,
    runs: 1,
    stride: 120,
    midGame: ({ seats, options }, seed) =>
      midGame(seats as number, (options as { mode?: 'cooperative' } | undefined)?.mode ?? 'competitive', seed),
  },
  {
    rules: asylumEscape,
    setups: nights,
    soaked: nights,
    scramble: scrambleAsylum,
    limit: 3000,
    runs: 1,
    stride: 100,
  },
  {
    // What nobody knows is not in the state: there is nothing to scramble.
    rules: lobotomy,
    setups: [
      { seats: 1, options: { scenario: 'S1' } },
      { seats: 4, options: { scenario: 'S4' } },
    ],
    soaked: ['S1', 'S2', 'S3', 'S4', 'DN1', 'DN2', 'DN3', 'DN4'].flatMap((scenario) =>
      [1, 2, 3, 4, 5].map((seats) => ({ seats, options: { scenario } })),
    ),
    scramble: () => undefined,
    limit: 3000,
    runs: 1,
    stride: 250,
  },
];
