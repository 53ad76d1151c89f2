// The games that can be played on a page. test/package/games/<id>/<suite>.js contains what a test suite has to know
// about a game; without that file, the suite uses its defaults.
import { existsSync } from 'node:fs';
import { games } from '../../../scripts/support/games.js';

/** Games without bots are left out, because they have only puzzles. */
const playable = games.filter(({ bots }) => bots.length > 0);

/** Returns every game, with the exports of its file for a suite. */
export const gamesIn = (suite) =>
  Promise.all(
    playable.map(async (game) => {
      const file = new URL(`../games/${game.id}/${suite}.js`, import.meta.url);
      return { ...game, ...(existsSync(file) && (await import(file.href))) };
    }),
  );
