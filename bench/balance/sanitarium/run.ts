// Plays matches of Sanitarium one after another.
import { pack } from '../../../src/engine/games/sanitarium/content/pack.js';
import type { Pack } from '../../../src/engine/games/sanitarium/cards/card-types.js';
import type { CardKind } from '../../../src/engine/games/sanitarium/cards/card-types.js';
import type { Mode } from './modes.js';
import { playMatch } from './play.js';
import { count, newTally, type Tally } from './tally.js';

/** Returns the kinds of cards whose weight is measured. */
export const kindsOf = ({ items, actions, hallucinations }: Pack = pack): CardKind[] =>
  [...items, ...actions, ...hallucinations].map(({ kind }) => kind);

/** Plays the matches with the seeds from `from` up to, but not including, `to`. */
export function tallyOf(mode: Mode, from: number, to: number, played: Pack = pack): Tally {
  const tally = newTally();
  const kinds = kindsOf(played);
  for (let seed = from; seed < to; seed++)
    count(tally, playMatch(mode, seed, played), kinds, mode.options.mode === 'competitive');
  return tally;
}
