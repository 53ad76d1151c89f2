// Lists the actions that are possible in a puzzle, and carries them out. An action does not change the position, but
// returns a new one.
import type { Refusal, Result } from '../kernel/types.js';
import { linksOf, neighbours } from './geometry.js';
import { puzzleOf } from './puzzles.js';
import type { Action, Position, Puzzle, Turn } from './types.js';

/** The number of puzzle actions that an action costs. Replacing a piece is free, because it is part of the draw. */
export const costOf = (action: Action): number => (action.do === 'draw' ? 2 : action.do === 'replace' ? 0 : 1);

/** The numbers of the positions that hold a piece. */
const filled = ({ pieces }: Position): number[] => pieces.flatMap((piece, i) => (piece === null ? [] : [i + 1]));

/** Every legal action, whatever it costs. */
export function actions(position: Position): Action[] {
  const puzzle = puzzleOf(position.puzzle) as Puzzle;
  const held = filled(position);
  if (position.drawn !== null) return held.map((at) => ({ do: 'replace', at }));
  const swaps = linksOf(puzzle).flatMap(({ at, to }): Action[] =>
    to && held.includes(at) && held.includes(to) ? [{ do: 'swap', at: [at, to] }] : [],
  );
  // MOM-RUL-106
  if (puzzle.kind === 'rune') return swaps;
  return [
    ...swaps,
    ...held.flatMap((at): Action[] => [
      { do: 'rotate', at, by: 1 },
      { do: 'rotate', at, by: -1 },
    ]),
    ...((puzzle.steps ?? 1) > 1 ? [{ do: 'turn-tile', by: 1 } as const, { do: 'turn-tile', by: -1 } as const] : []),
    ...(position.pile.length ? [{ do: 'draw' } as const] : []),
  ];
}

/** Whether a value, which a caller without types may have made, has the form of an action. */
function isAction(value: unknown): value is Action {
  const { do: what, at } = Object(value) as { readonly do?: unknown; readonly at?: unknown };
  switch (what) {
    case 'swap':
      return Array.isArray(at) && at.length === 2;
    case 'rotate':
    case 'replace':
      return Number.isInteger(at);
    case 'turn-tile':
    case 'draw':
      return true;
    default:
      return false;
  }
}

const isOneStep = ({ by }: { readonly by: unknown }): boolean => by === 1 || by === -1;

/** Why the action is not legal now; null if it is legal. Refuses every value that is no action. */
export function refusalOf(position: Position, action: Action): Refusal | null {
  const puzzle = puzzleOf(position.puzzle) as Puzzle;
  const { kind, steps = 1 } = puzzle;
  const refuse = (rule: string, reason: string, message: string): Refusal => ({ rule, reason, message });
  if (!isAction(action)) return refuse('MOM-PUZ-08', 'no-such-action', 'There is no such puzzle action.');
  if ((position.drawn === null) === (action.do === 'replace'))
    return position.drawn === null
      ? refuse('MOM-PUZ-12', 'nothing-drawn', 'Draw a piece before you replace one.')
      : refuse('MOM-PUZ-13', 'replace-first', 'First replace a piece with the one that was drawn.');
  if (kind === 'rune' && action.do !== 'swap')
    return refuse('MOM-RUL-106', 'swap-only', 'The fragments of a rune can only be swapped.');
  const held = filled(position);
  switch (action.do) {
    case 'swap': {
      const [a, b] = action.at;
      if (!held.includes(a) || !held.includes(b))
        return refuse('MOM-RUL-105', 'no-piece', 'A piece can be swapped only with another piece.');
      return neighbours(puzzle, a).includes(b)
        ? null
        : refuse('MOM-PUZ-25', 'not-adjacent', 'Only pieces that share an edge can be swapped.');
    }
    case 'rotate':
      if (!held.includes(action.at)) return refuse('MOM-PUZ-10', 'nothing-there', 'There is no piece to rotate.');
      return isOneStep(action) ? null : refuse('MOM-PUZ-10', 'one-step', 'An action rotates a piece by a quarter.');
    case 'turn-tile':
      if (kind !== 'lock' || steps === 1)
        return refuse('MOM-PUZ-11', 'tile-fixed', 'This setup tile cannot be turned.');
      return isOneStep(action) ? null : refuse('MOM-PUZ-11', 'one-step', 'An action turns the tile by one step.');
    case 'draw':
      return position.pile.length ? null : refuse('MOM-PUZ-30', 'pile-empty', 'All pieces of this kind are in use.');
    case 'replace':
      return held.includes(action.at) ? null : refuse('MOM-PUZ-12', 'nothing-there', 'There is no piece to replace.');
  }
}

/** Returns the position after the action, or the reason why the action is not legal. */
export function act(position: Position, action: Action): Result<Position> {
  const error = refusalOf(position, action);
  return error ? { ok: false, error } : { ok: true, value: after(position, action) };
}

function after(position: Position, action: Action): Position {
  const pieces = [...position.pieces];
  const turns = [...position.turns];
  const pieceAt = (n: number): string | null => pieces[n - 1] ?? null;
  const put = (n: number, piece: string | null, turn: number): void => {
    pieces[n - 1] = piece;
    turns[n - 1] = (turn & 3) as Turn;
  };
  const turnAt = (n: number): number => turns[n - 1] ?? 0;
  switch (action.do) {
    case 'swap': {
      const [a, b] = action.at;
      const [piece, turn] = [pieceAt(a), turnAt(a)];
      put(a, pieceAt(b), turnAt(b));
      put(b, piece, turn);
      return { ...position, pieces, turns };
    }
    case 'rotate':
      put(action.at, pieceAt(action.at), turnAt(action.at) + action.by);
      return { ...position, turns };
    case 'turn-tile': {
      const { steps = 1 } = puzzleOf(position.puzzle) as Puzzle;
      return { ...position, tile: (position.tile + action.by + steps) % steps };
    }
    case 'draw': {
      // MOM-RUL-104: the new piece comes from the top of the pile; the replaced piece goes to its bottom.
      const [drawn = null, ...pile] = position.pile;
      return { ...position, drawn, pile };
    }
    case 'replace': {
      const pile = [...position.pile, pieceAt(action.at)].filter((piece) => piece !== null);
      put(action.at, position.drawn, 0);
      return { ...position, pieces, turns, pile, drawn: null };
    }
  }
}
