// Reads a puzzle position that comes from outside: a page may have saved it, or it was part of a link.
import { copy } from '../kernel/copy.js';
import { isRecord } from '../kernel/json-shape.js';
import { joinPath } from '../kernel/faults.js';
import { untrustedJsonFault } from '../kernel/untrusted-json.js';
import type { Fault, Result } from '../kernel/types.js';
import { readPuzzle } from './read-puzzle.js';
import { piecesOf, puzzleOf, sizeOf } from './puzzles.js';
import type { Position } from './types.js';

/** The approximate maximum size of a position in bytes of JSON, including an author's puzzle. */
const most = 12_000;

/**
 * Returns a position in which play can continue, or a fault. The code of the fault is `position-shape` or
 * `position-pieces`, or a code from `readPuzzle`.
 */
export function readPosition(json: unknown): Result<Position, Fault> {
  const inputFault = untrustedJsonFault(json, most);
  if (inputFault) return { ok: false, error: inputFault };
  const fault = (path: string, message: string, code = 'position-shape'): Result<Position, Fault> => ({
    ok: false,
    error: { code, path, message },
  });
  if (!isRecord(json)) return fault('', 'Write a position as an object.');
  const source: Partial<Record<keyof Position, unknown>> = copy(json);
  const made = typeof source.puzzle === 'object' ? readPuzzle(source.puzzle) : null;
  if (made?.ok === false) return { ok: false, error: { ...made.error, path: joinPath('puzzle', made.error.path) } };
  const puzzle = made?.value ?? (typeof source.puzzle === 'string' ? puzzleOf(source.puzzle) : undefined);
  if (!puzzle) return fault('puzzle', 'Write the id of one of the nine puzzles, or a puzzle of your own as an object.');
  const { pieces, turns, tile, pile, drawn } = source;
  const size = sizeOf(puzzle);
  const prints = piecesOf(puzzle);
  const rune = puzzle.kind === 'rune';
  if (!Array.isArray(pieces) || pieces.length !== size)
    return fault('pieces', `Write a list of ${size} pieces, with null where there is none.`);
  if (!Array.isArray(turns) || turns.length !== size) return fault('turns', `Write a list of ${size} quarter turns.`);
  const turned = turns.findIndex((turn) => !(rune ? [0] : [0, 1, 2, 3]).includes(turn as number));
  if (turned >= 0)
    return fault(
      `turns/${turned}`,
      rune ? 'Fragments of a rune cannot be turned; write 0.' : 'Write 0, 1, 2 or 3 quarter turns.',
    );
  if (!Number.isInteger(tile) || (tile as number) < 0 || (tile as number) >= (puzzle.steps ?? 1))
    return fault('tile', `Write how many steps the setup tile is turned: 0 to ${(puzzle.steps ?? 1) - 1}.`);
  if (!Array.isArray(pile)) return fault('pile', 'Write a list of pieces, with the top piece first.');
  const seen = new Set<unknown>();
  const all = [
    ...pieces.map((piece, i) => [`pieces/${i}`, piece] as const),
    ...pile.map((piece, i) => [`pile/${i}`, piece ?? 'none'] as const),
    ['drawn', drawn] as const,
  ];
  for (const [path, piece] of all) {
    if (piece === null) continue;
    if (typeof piece !== 'string' || !Object.hasOwn(prints, piece))
      return fault(path, 'The puzzle has no such piece; write one of its pieces.', 'position-pieces');
    if (seen.has(piece))
      return fault(path, 'This piece is listed twice; remove it from one of its places.', 'position-pieces');
    seen.add(piece);
  }
  if (rune && drawn !== null) return fault('drawn', 'In a rune, no piece can be drawn; write null.');
  return { ok: true, value: { puzzle: made ? puzzle : puzzle.id, pieces, turns, tile, pile, drawn } as Position };
}
