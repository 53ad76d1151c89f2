// Setting a puzzle up: its pile is shuffled, and dealt from the top into the positions in their order, arrows up.
import { createChance, type Chance } from '../kernel/chance.js';
import type { Result } from '../kernel/types.js';
import { pileOf, piecesOf, puzzleOf, sizeOf } from './puzzles.js';
import type { Position, Puzzle } from './types.js';

/** The pieces in a random order, the top first; scripted draws of the pile's name come first. */
export function shuffle(pile: string, pieces: readonly string[], chance: Pick<Chance, 'draw'>): string[] {
  // Sorted first: the order in which they lay hidden must have no part in the new one.
  const left = [...pieces].sort();
  return pieces.map(() => chance.draw(pile, left));
}

/** The puzzle, one of the nine or an author's that was read, dealt from a pile that is in this order (MOM-PUZ-04, -05, -06). */
export function lay(puzzle: string | Puzzle, order: readonly string[]): Position {
  const size = sizeOf(puzzleOf(puzzle) as Puzzle);
  return fill({
    puzzle,
    pieces: Array<null>(size).fill(null),
    turns: Array<0>(size).fill(0),
    tile: 0,
    pile: order,
    drawn: null,
  });
}

/** Fills empty positions in deal order, as far as the pile reaches (MOM-RUL-108). */
export function fill(position: Position): Position {
  const pile = [...position.pile];
  return { ...position, pieces: position.pieces.map((piece) => piece ?? pile.shift() ?? null), pile };
}

/**
 * A fresh deal. The same seed gives the same deal, and so does the id of one (`dealId`), which no seed looks like.
 * Refused: an id that is none of the nine (MOM-RUL-130), and the id of a deal that cannot be.
 */
export function deal(puzzle: string | Puzzle, seed: string | number): Result<Position> {
  const known = puzzleOf(puzzle);
  if (!known)
    return {
      ok: false,
      error: { rule: 'MOM-RUL-130', reason: 'no-puzzle', message: 'There is no puzzle of this id.' },
    };
  const pieces = Object.keys(piecesOf(known));
  const prefix = `${known.id}.`;
  if (!String(seed).startsWith(prefix))
    return { ok: true, value: lay(puzzle, shuffle(pileOf(known), pieces, createChance(seed))) };
  const order = orderOf(String(seed).slice(prefix.length), pieces);
  return order
    ? { ok: true, value: lay(puzzle, order) }
    : { ok: false, error: { rule: 'MOM-PUZ-04', reason: 'no-deal', message: 'There is no deal of this id.' } };
}

/**
 * The id of the deal that a fresh position is, such as `2A.4k3j9x1`: the puzzle's, and in base 36 the number of the pile's
 * order. Null where pieces of the pile are in another puzzle.
 */
export function dealId({ puzzle, pieces, pile }: Position): string | null {
  const known = puzzleOf(puzzle) as Puzzle;
  const left = Object.keys(piecesOf(known));
  const order = [...pieces, ...pile];
  if (order.length !== left.length) return null;
  let n = 0;
  for (const piece of order) {
    const at = left.indexOf(piece ?? '');
    n = n * left.length + at;
    left.splice(at, 1);
  }
  return `${known.id}.${n.toString(36)}`;
}

/** The order of that number among all orders; null if there is none. At most 18 pieces, so that it is exact. */
function orderOf(text: string, pieces: readonly string[]): string[] | null {
  let n = /^[0-9a-z]{1,11}$/.test(text) ? parseInt(text, 36) : -1;
  const digits: number[] = [];
  for (let base = 1; base <= pieces.length; base++) {
    digits.unshift(n % base);
    n = Math.floor(n / base);
  }
  const left = [...pieces];
  return n === 0 ? digits.flatMap((at) => left.splice(at, 1)) : null;
}

/** MOM-PUZ-26: all pieces go back into the pile, which is shuffled, and the puzzle is set up anew, its tile unrotated (MOM-RUL-109). */
export function reset({ puzzle, pieces, pile, drawn }: Position, chance: Pick<Chance, 'draw'>): Position {
  const all = [...pieces, drawn, ...pile].filter((piece) => piece !== null);
  return lay(puzzle, shuffle(pileOf(puzzleOf(puzzle) as Puzzle), all, chance));
}
