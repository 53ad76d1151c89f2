// Sets up a puzzle: its pile is shuffled and dealt from the top into the positions in order, arrows up.
import { createChance, type Chance } from '../kernel/chance.js';
import type { Result } from '../kernel/types.js';
import { pileOf, piecesOf, puzzleOf, sizeOf } from './puzzles.js';
import type { Position, Puzzle } from './types.js';

/** The pieces in a random order, the top first; scripted draws for this pile are used first. */
export function shuffle(pile: string, pieces: readonly string[], chance: Pick<Chance, 'draw'>): string[] {
  // Sorted first: the hidden order must not influence the new one.
  const left = [...pieces].sort();
  return pieces.map(() => chance.draw(pile, left));
}

/**
 * The puzzle (one of the nine, or an author's puzzle that was read), dealt from a pile in this order (MOM-PUZ-04, -05,
 * -06).
 */
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
 * A fresh deal. The same seed gives the same deal. The id of a deal (`dealId`) also gives that deal; no ordinary seed
 * has this form. Refused: an id that is not one of the nine (MOM-RUL-130), and the id of an impossible deal.
 */
export function deal(puzzle: string | Puzzle, seed: string | number): Result<Position> {
  const known = puzzleOf(puzzle);
  if (!known)
    return {
      ok: false,
      error: { rule: 'MOM-RUL-130', reason: 'no-puzzle', message: 'No puzzle has this id.' },
    };
  const pieces = Object.keys(piecesOf(known));
  const prefix = `${known.id}.`;
  if (!String(seed).startsWith(prefix))
    return { ok: true, value: lay(puzzle, shuffle(pileOf(known), pieces, createChance(seed))) };
  const order = orderOf(String(seed).slice(prefix.length), pieces);
  return order
    ? { ok: true, value: lay(puzzle, order) }
    : { ok: false, error: { rule: 'MOM-PUZ-04', reason: 'no-deal', message: 'No deal has this id.' } };
}

/**
 * The id of the deal of a fresh position, such as `2A.4k3j9x1`: the puzzle's id and, in base 36, the number of the
 * pile's order. Null if another puzzle holds pieces of the pile.
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

/**
 * The order with that number among all orders; null if there is none. At most 18 pieces, so that the number is exact.
 */
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

/**
 * MOM-PUZ-26: all pieces go back into the pile, which is shuffled, and the puzzle is dealt again with its tile
 * unrotated (MOM-RUL-109).
 */
export function reset({ puzzle, pieces, pile, drawn }: Position, chance: Pick<Chance, 'draw'>): Position {
  const all = [...pieces, drawn, ...pile].filter((piece) => piece !== null);
  return lay(puzzle, shuffle(pileOf(puzzleOf(puzzle) as Puzzle), all, chance));
}
