// Sets up a puzzle: its pile is shuffled and dealt from the top into the positions, in order. The arrows on all pieces
// point up.
import { createChance, type Chance } from '../kernel/chance.js';
import type { Result } from '../kernel/types.js';
import { pileOf, piecesOf, puzzleOf, sizeOf } from './puzzles.js';
import type { Position, Puzzle } from './types.js';

/** Returns the pieces in a random order, from the top of the pile. Scripted draws for this pile are used first. */
export function shuffle(pile: string, pieces: readonly string[], chance: Pick<Chance, 'draw'>): string[] {
  // Sorted first, because the hidden order of the pieces must not influence the new order.
  const left = [...pieces].sort();
  return pieces.map(() => chance.draw(pile, left));
}

/**
 * Deals a puzzle from a pile in this order (MOM-PUZ-04, -05, -06).
 * @param puzzle The id of one of the nine puzzles, or an author's puzzle that `readPuzzle` has accepted.
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
 * Makes a fresh deal. The same seed gives the same deal. A seed that begins with the id of the puzzle and a dot is read
 * as the id of a deal (see `dealId`). Returns a refusal if the puzzle id is not one of the nine (MOM-RUL-130) or if no
 * deal has this id.
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
 * The id of the deal in a fresh position, such as `2A.4k3j9x1`. It consists of the id of the puzzle, a dot, and the
 * number of the pile's order in base 36. Null if another puzzle holds pieces of the pile.
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
 * All orders of the pieces are numbered. Returns the order with the number `text`, which is in base 36; null if there
 * is none. The number is exact, because there are at most 18 pieces.
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
