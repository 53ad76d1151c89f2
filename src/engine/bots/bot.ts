// An opponent: it answers its seat's questions, and thinks on imagined matches only, never on the real one.
import type { Chance, Match, Seat } from '../kernel/index.js';

export interface Answer {
  readonly n: number;
  readonly id: string;
}

export interface Bot {
  readonly id: string;
  /**
   * Thinks in small parts: each `yield` is a place to rest. Each call of `imagine` gives a match that the seat cannot tell
   * from the real one and that is the bot's to try things on.
   */
  think(imagine: () => Match, seat: Seat, chance: Chance): Generator<void, Answer>;
}
