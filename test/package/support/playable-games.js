// The games that can be played on a page, with what the suites of this folder have to know of each. test/package/games/<id>/<suite>.js
// says it. A game without that file is tested with the defaults of the suite.
import { existsSync } from 'node:fs';
import { games } from '../../../scripts/support/games.js';

/** A game without bots has only puzzles. */
const playable = games.filter(({ bots }) => bots.length > 0);

/** Every game with what its file for a suite exports. */
export const gamesIn = (suite) =>
  Promise.all(
    playable.map(async (game) => {
      const file = new URL(`../games/${game.id}/${suite}.js`, import.meta.url);
      return { ...game, ...(existsSync(file) && (await import(file.href))) };
    }),
  );
