// Small positions for tests of Sanitarium: rows of cards, and what lies on them.
import type { Json } from '../../../../../src/engine/kernel/index.js';
import type { Situation } from '../../../../../src/engine/games/sanitarium/state/situation.js';

type Cards = Situation['map'];

/**
 * Cards side by side from (x, y) to the East, all lying H, so that each is joined to the next by a doorway. Card i
 * covers the cells (x + 2i, y) and (x + 2i + 1, y). In the first row of a map, card i has the space 2i and, if it lies
 * face down, also the space 2i + 1.
 */
export const row = (cards: readonly string[], x = 0, y = 0): Cards => cards.map((card, i) => [card, 'h', x + 2 * i, y]);

/** A situation with this map. It begins in the Actions phase of player 0, unless `more` says otherwise. */
export const situation = (map: Cards, more: Omit<Situation, 'map'> = {}): Json => ({ map, ...more }) as unknown as Json;

/** Scripted dice, in the order of throwing. */
export const dice = (...faces: readonly number[]): { die: string; face: number }[] =>
  faces.map((face) => ({ die: 'd6', face }));

/** Scripted cards, in the order of drawing from the Sanitarium deck. */
export const draws = (...cards: readonly string[]): { deck: string; card: string }[] =>
  cards.map((card) => ({ deck: 'sanitarium', card }));
