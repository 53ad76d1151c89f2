// Measures Lobotomy 2.
import type { Game } from '../game.js';
import { bandsOf } from './bands.js';
import { modes } from './modes.js';
import { playMatch } from './play.js';
import { cards, overview } from './report.js';
import { count, newTally, type Tally } from './tally.js';

export const game: Game<Tally> = {
  modes,
  tallyOf: (id, from, to) => {
    const mode = modes.find((each) => each.id === id);
    if (!mode) throw new RangeError(`no mode ${id}`);
    const tally = newTally();
    for (let number = from; number < to; number++) count(tally, playMatch(mode, number));
    return tally;
  },
  overview,
  cards,
  bands: bandsOf,
};
