// Checks JSON that a page has set: a puzzle of its own, a position, or a model.
import { joinPath } from '../../engine/kernel/faults.js';
import type { Fault, Result } from '../../engine/kernel/types.js';
import { readPuzzle } from '../../engine/puzzle/read-puzzle.js';
import type { PuzzleModel } from '../../engine/puzzle/puzzle-model.js';
import { readPosition } from '../../engine/puzzle/read-position.js';
import type { Position, Puzzle } from '../../engine/puzzle/types.js';

/** More moves than are ever possible in one position. */
const MOST_MOVES = 100;

const isCount = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 99;

/** Prefixes the path of a fault with `path`. */
const below = <T>(path: string, read: Result<T, Fault>): Result<T, Fault> =>
  read.ok ? read : { ok: false, error: { ...read.error, path: joinPath(path, read.error.path) } };

export const checkPuzzle = (json: unknown): Result<Puzzle, Fault> => below('puzzle', readPuzzle(json));

export const checkPosition = (json: unknown, path: string): Result<Position, Fault> => below(path, readPosition(json));

export function checkModel(json: unknown): Result<PuzzleModel, Fault> {
  const { version, position, moves, left, luck, over, next, investigator } = Object(json) as Readonly<
    Record<keyof PuzzleModel, unknown>
  >;
  const wrong = Object.entries({
    version: version === 1,
    moves: Array.isArray(moves) && moves.length <= MOST_MOVES && moves.every((id) => typeof id === 'string'),
    left: left == null || isCount(left),
    luck: luck == null || isCount(luck),
    over: over == null || ['solved', 'used-up', 'stopped', 'time'].includes(over as string),
    next: next == null || typeof next === 'string',
    investigator: investigator == null || typeof investigator === 'string',
  }).find(([, right]) => !right);
  if (wrong) return { ok: false, error: { code: 'fault-model', path: `model/${wrong[0]}`, message: '' } };
  const read = checkPosition(position, 'model/position');
  return read.ok ? { ok: true, value: { ...(json as PuzzleModel), position: read.value } } : read;
}
