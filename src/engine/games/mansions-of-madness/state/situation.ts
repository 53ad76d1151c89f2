// Reads the situation that a match starts from: the cards with their puzzles, and the investigators. It comes from a
// page, so every field is checked.
import { joinPath } from '../../../kernel/faults.js';
import type { Fault, Json, Result } from '../../../kernel/index.js';
import { noPuzzles, puzzleOf, readPuzzle, type Puzzle } from '../../../puzzle/index.js';
import { speak, type Params } from '../../../speech/speak.js';
import faults from '../../../../messages/en/mansions-of-madness/pack.js';
import { movementOf, type Card, type Investigator, type State } from './state.js';

/** The form of a situation; every field may be left out. */
export interface Situation {
  /** The cards by id. Default: one card for each kind of puzzle. */
  readonly cards?: Readonly<Record<string, Partial<Card>>>;
  /** By seat. */
  readonly investigators?: readonly Partial<Omit<Investigator, 'dead'>>[];
  readonly turns?: number;
}

export interface Options {
  /** The seconds that an attempt may take (MOM-OPT-02); null if there is no limit. */
  readonly timeLimit: number | null;
}

class InputFault extends Error {
  constructor(
    readonly path: string,
    readonly code: string,
    readonly params: Params = {},
    readonly puzzleMessage?: string,
  ) {
    super(code);
  }
}

function guarded<T>(read: () => T): Result<T, Fault> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    const { path, code, params, puzzleMessage } = error;
    return {
      ok: false,
      error: { path, code, params, message: puzzleMessage ?? speak<string>(faults, 'en', code, params) },
    };
  }
}

/** Reads a value, or returns the default if it is undefined. `path` names the value in faults. */
type Read<T> = (value: unknown, path: string) => T;

const record = (value: unknown, path: string): Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new InputFault(path, 'not-object');
  return value as Record<string, unknown>;
};

/** Reads an object that has only these fields. */
const fields =
  <T>(known: { readonly [K in keyof T]-?: Read<T[K]> }): Read<T> =>
  (value = {}, path) => {
    const object = record(value, path);
    const unknownField = Object.keys(object).find((name) => !Object.hasOwn(known, name));
    if (unknownField !== undefined)
      throw new InputFault(`${path}/${unknownField.slice(0, 40)}`, 'unknown-field', {
        fields: Object.keys(known).join(', '),
      });
    return Object.fromEntries(
      Object.entries(known).map(([name, read]) => [name, (read as Read<unknown>)(object[name], `${path}/${name}`)]),
    ) as T;
  };

const whole =
  (min: number, max: number, otherwise: number): Read<number> =>
  (value = otherwise, path) => {
    if (!Number.isInteger(value) || (value as number) < min || (value as number) > max)
      throw new InputFault(path, 'not-whole', { min, max });
    return value as number;
  };

const yesNo: Read<boolean> = (value = false, path) => {
  if (typeof value !== 'boolean') throw new InputFault(path, 'not-yes-no');
  return value;
};

const name: Read<string> = (value = '', path) => {
  if (typeof value !== 'string' || value.length > 60) throw new InputFault(path, 'not-name', { n: 60 });
  return value;
};

/** MOM-RUL-130 */
const puzzle: Read<string | Puzzle> = (value, path) => {
  if (typeof value === 'string' && puzzleOf(value)) return value;
  const made = typeof value === 'object' && value !== null ? readPuzzle(value) : null;
  if (made?.ok) return made.value;
  if (made) throw new InputFault(joinPath(path, made.error.path), made.error.code, {}, made.error.message);
  throw new InputFault(path, 'no-puzzle');
};

const card = fields<Card>({ puzzle, name, lock: yesNo, dark: yesNo, deadly: yesNo });
const figure = fields<Omit<Investigator, 'dead'>>({
  intellect: whole(-9, 99, 4),
  luck: whole(0, 99, 2),
  skillPoints: whole(0, 99, 1),
  stunned: yesNo,
});

const oneOfEachKind = {
  door: { puzzle: '1A', lock: true },
  desk: { puzzle: '4A' },
  wall: { puzzle: '7' },
} satisfies NonNullable<Situation['cards']>;
const mostCards = 12;

const cards: Read<Readonly<Record<string, Card>>> = (value = oneOfEachKind, path) => {
  const named = Object.entries(record(value, path));
  if (named.length < 1 || named.length > mostCards)
    throw new InputFault(path, 'not-so-many', { min: 1, max: mostCards });
  const made = new Map<string, string>();
  return Object.fromEntries(
    named.map(([id, each]) => {
      const at = `${path}/${id.slice(0, 40)}`;
      if (!/^[a-z][a-z0-9-]{0,23}$/.test(id)) throw new InputFault(at, 'not-id');
      const read = card(each, at);
      if (typeof read.puzzle === 'object') {
        // Puzzles with the same kind and id share a pile, so they must be equal.
        const { kind, id: puzzleId } = read.puzzle;
        const text = JSON.stringify(read.puzzle);
        if ((made.get(`${kind}-${puzzleId}`) ?? text) !== text) throw new InputFault(`${at}/puzzle/id`, 'puzzle-twice');
        made.set(`${kind}-${puzzleId}`, text);
      }
      return [id, read];
    }),
  );
};

const investigators =
  (seats: number): Read<Investigator[]> =>
  (value = [], path) => {
    if (!Array.isArray(value) || value.length > seats)
      throw new InputFault(path, 'not-so-many', { min: 0, max: seats });
    return Array.from({ length: seats }, (_, seat) => ({ ...figure(value[seat], `${path}/${seat}`), dead: false }));
  };

/** The state before the first turn, or the fault in the situation. */
export function readSituation(json: Json, seats: number, timeLimit: number | null): Result<State, Fault> {
  return guarded(() => {
    const situation = fields<Pick<State, 'cards' | 'investigators' | 'turns'>>({
      cards,
      investigators: investigators(seats),
      turns: whole(1, 99, 12),
    })(json ?? {}, 'situation');
    const [first] = situation.investigators;
    return {
      ...situation,
      timeLimit,
      turn: 0,
      movement: first ? movementOf(first) : 0,
      action: 1,
      discarded: [],
      puzzles: noPuzzles(),
    };
  });
}

export function readOptions(json: unknown): Result<Options, Fault> {
  return guarded(() =>
    fields<Options>({ timeLimit: (value, path) => (value == null ? null : whole(1, 3600, 60)(value, path)) })(
      json ?? {},
      'options',
    ),
  );
}
