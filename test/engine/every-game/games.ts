// The games that the tests of this folder run on: all games in src/engine/games, each described by its subject.ts, and
// two games that exist only for tests.
import { games as found } from '../../../scripts/support/games.js';
import type { Subject } from '../../support/subject.js';
import * as ticTacToe from '../test-games/tic-tac-toe.js';
import { scramble as scrambleWhispers } from '../test-games/whispers.scramble.js';
import * as whispers from '../test-games/whispers.js';

export type { Subject } from '../../support/subject.js';

export interface PublishedGame extends Subject {
  readonly id: string;
  /** The bots of the game, the strongest first. */
  readonly bots: readonly string[];
}

export const published: readonly PublishedGame[] = await Promise.all(
  found.map(async ({ id, bots }) => {
    const { subject } = (await import(`../games/${id}/subject.js`)) as { readonly subject: Subject };
    return { ...subject, id, bots };
  }),
);

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
  ...published,
];
