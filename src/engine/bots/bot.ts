// A bot answers the questions of its seat. It never sees the real match. It plans on imagined matches, in which
// everything that its seat does not know is made up.
import type { Chance, Match, Seat } from '../kernel/index.js';

/** An answer to question `n` of the bot's seat: the id of an option. */
export interface Answer {
  readonly n: number;
  readonly id: string;
}

export interface Bot {
  readonly id: string;
  /**
   * Chooses an answer in small steps: each `yield` lets the page do other work. Each call of `imagine` returns another
   * imagined match, which the seat cannot distinguish from the real one. The bot may continue an imagined match to see
   * what would happen.
   */
  think(imagine: () => Match, seat: Seat, chance: Chance): Generator<void, Answer>;
}
