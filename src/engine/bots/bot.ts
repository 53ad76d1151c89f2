// A bot answers its seat's questions. It plans only on imagined matches, never on the real one.
import type { Chance, Match, Seat } from '../kernel/index.js';

/** An answer to question `n` of the bot's seat: the id of an option. */
export interface Answer {
  readonly n: number;
  readonly id: string;
}

export interface Bot {
  readonly id: string;
  /**
   * Thinks in small steps: each `yield` lets the page do other work. Each call of `imagine` gives another match that the seat cannot
   * tell from the real one, and that the bot may play on.
   */
  think(imagine: () => Match, seat: Seat, chance: Chance): Generator<void, Answer>;
}
