// The measured modes of Coma Ward: different numbers of players. The Clues select the Phenomenon, as at a table, so each
// Phenomenon gets about a thirteenth of the matches.
import type { Mode as Counted } from '../game.js';

export interface Mode extends Counted {
  readonly seats: number;
}

/** The cards are balanced for this number of players. */
export const usual = 4;

export const modes: readonly Mode[] = [2, 3, 4, 5, 6].map((seats) => ({
  id: `coma-ward-${seats}`,
  seats,
  matches: seats === usual ? 13_000 : 2600,
}));
