// Matches for the stories and tests of <match-replay>. Bots play them when they are needed.
import { random } from '../../src/engine/bots/random.js';
import { rules } from '../../src/engine/games/sanitarium/rules/rules.js';
import type { Replay } from '../../src/engine/table/replay.js';
import { playOut } from '../../test/support/bot-matches.js';

const names = ['Ida', 'Rufus', 'Theodora Vandermeer-Whitlock', 'Wo'];

/** A whole match, played to its end, with all its secrets. */
export function whole(seats = 2, mode = 'competitive', seed = 'a night'): Replay {
  return {
    game: 'sanitarium',
    names,
    save: playOut(
      rules,
      { seed, seats, options: { mode } },
      Array.from({ length: seats }, () => random),
    ).save(),
  };
}

/**
 * The record of one seat in the match that `whole` returns by default. If `seat` is null, it is a record of what
 * everybody saw.
 */
export function seenBy(seat: number | null, seats = 2): Replay {
  return {
    game: 'sanitarium',
    names,
    record: playOut(
      rules,
      { seed: 'a night', seats, options: { mode: 'competitive' } },
      Array.from({ length: seats }, () => random),
    ).record(seat),
  };
}
