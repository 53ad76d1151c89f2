// What a page gives as JSON: a puzzle of its own, a position, a model. It is checked before it is played or drawn.
import type { Fault, Result } from '../../engine/kernel/types.js';
import { readPuzzle } from '../../engine/puzzle/read-puzzle.js';
import type { PuzzleModel } from '../../engine/puzzle/puzzle-model.js';
import { readPosition } from '../../engine/puzzle/read-position.js';
import type { Position, Puzzle } from '../../engine/puzzle/types.js';

/** More than can be done at any moment. */
const MOST_MOVES = 100;

const isCount = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 99;

/** The fault in the language, and from the attribute on. */
async function told<T>(read: Result<T, Fault>, path: string, language: string): Promise<Result<T, Fault>> {
  if (read.ok) return read;
  const { error } = read;
  const words: Readonly<Record<string, string>> | null = language.startsWith('de')
    ? (await import('../../messages/de/pieces/puzzle-board-faults.js')).default
    : null;
  return {
    ok: false,
    error: {
      ...error,
      path: [path, error.path].filter(Boolean).join('/'),
      message: words?.[error.code] ?? error.message,
    },
  };
}

export const givenPuzzle = (json: unknown, language: string): Promise<Result<Puzzle, Fault>> =>
  told(readPuzzle(json), 'puzzle', language);

export const givenPosition = (json: unknown, path: string, language: string): Promise<Result<Position, Fault>> =>
  told(readPosition(json), path, language);

export async function givenModel(json: unknown, language: string): Promise<Result<PuzzleModel, Fault>> {
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
  const read = await told(readPosition(position), 'model/position', language);
  return read.ok ? { ok: true, value: { ...(json as PuzzleModel), position: read.value } } : read;
}
