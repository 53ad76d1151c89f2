// Reads a puzzle that an author wrote in JSON, in the same form as the game's nine puzzles. Returns the puzzle, or a
// fault that says where the mistake is and how to mend it.
import { copy } from '../kernel/copy.js';
import { untrustedJsonFault } from '../kernel/untrusted-json.js';
import type { Fault, Result } from '../kernel/types.js';
import { isSolvable } from './solver/solvability.js';
import { linksOf, socketsOf, type Touch } from './geometry.js';
import { piecesOf, sizeOf } from './puzzles.js';
import type { Kind, Puzzle } from './types.js';

/** The approximate maximum size of a puzzle in bytes of JSON. */
const most = 8_000;
const mostPositions = 10;
/**
 * The id of a deal contains the number of one order among all orders of the pieces. 18 pieces have 18! orders. This
 * number is below 2^53, so it is exact.
 */
const mostPieces = 18;

const fields: Readonly<Record<Kind, readonly (keyof Puzzle)[]>> = {
  wiring: ['id', 'kind', 'at', 'xyA', 'tileCells', 'links', 'start', 'end', 'pieces'],
  lock: ['id', 'kind', 'at', 'xyA', 'tileCells', 'links', 'sockets', 'print', 'steps', 'shift', 'pieces'],
  rune: ['id', 'kind', 'at'],
};
const colours: Readonly<Record<Kind, string>> = { wiring: 'RB-', lock: 'YBR', rune: '' };

class InputFault extends Error {
  constructor(
    readonly code: string,
    readonly path: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads a puzzle as an author writes it, for example `{"id": "cellar", "kind": "wiring", "at": [[0, 0], [0, 1]],
 * "links": "1E-2W", "start": "1W:R", "end": "2E:B"}`. A puzzle has at most 10 positions and at most 18 pieces of its
 * own.
 * Faults: `puzzle-shape`, `puzzle-unknown` (a field that does not exist for this kind), `puzzle-touch` (sides that
 * cannot touch), `puzzle-pieces`, and `puzzle-unsolvable` (no arrangement of the pieces solves the puzzle, or it would
 * take too long to find out).
 */
export function readPuzzle(json: unknown): Result<Puzzle, Fault> {
  const inputFault = untrustedJsonFault(json, most);
  if (inputFault) return { ok: false, error: inputFault };
  try {
    return { ok: true, value: read(copy(json)) };
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    const { code, path, message } = error;
    return { ok: false, error: { code, path, message } };
  }
}

function read(json: unknown): Puzzle {
  const is = (yes: boolean, path: string, message: string, code = 'puzzle-shape'): void => {
    if (!yes) throw new InputFault(code, path, message);
  };
  is(typeof json === 'object' && json !== null && !Array.isArray(json), '', 'Write a puzzle as an object.');
  const source = json as Partial<Record<keyof Puzzle, unknown>>;
  const { id } = source;
  is(
    matches(id, /^[a-z][a-z0-9-]{0,23}$/),
    'id',
    'An id must begin with a lower-case letter, followed by up to 23 lower-case letters, digits and dashes.',
  );
  is(
    typeof source.kind === 'string' && Object.hasOwn(fields, source.kind),
    'kind',
    'The kind must be "wiring", "lock" or "rune".',
  );
  const kind = source.kind as Kind;
  for (const field of Object.keys(source))
    is(
      (fields[kind] as readonly string[]).includes(field),
      field.slice(0, 40),
      `Remove this field; a ${kind} puzzle may have only ${fields[kind].join(', ')}.`,
      'puzzle-unknown',
    );
  is(
    (source.at === undefined) !== (source.xyA === undefined),
    'at',
    'Give the positions either in "at" or, outside a grid, in "xyA".',
  );
  if (source.at !== undefined) cells(source.at, 'at', mostPositions, is);
  if (source.xyA !== undefined)
    list(
      source.xyA,
      'xyA',
      mostPositions,
      is,
      (entry) => tuple(entry, [20, 20, 360], false),
      'Write [x, y, degrees], with x and y from -20 to 20.',
    );
  if (source.tileCells !== undefined) cells(source.tileCells, 'tileCells', 30, is);
  const taken = new Set<string>();
  for (const [path, all] of [
    ['at', source.at],
    ['tileCells', source.tileCells],
  ] as const)
    ((all ?? []) as unknown[]).forEach((cell, i) => {
      is(!taken.has(String(cell)), `${path}/${i}`, 'Another position or tile has the same cell; move one of the two.');
      taken.add(String(cell));
    });
  const pattern = {
    links: /^\d+[NESW]-\d+[NESW]( \d+[NESW]-\d+[NESW])*$/,
    sockets: /^\d+[NESW]:\d+( \d+[NESW]:\d+)*$/,
    start: /^\d+[NESW]:[RB]$/,
    end: /^\d+[NESW]:[RB]$/,
    print: /^[YBR]{1,24}$/,
  };
  const example = { links: '1E-2W 1S-3N', sockets: '2S:0 3S:1', start: '4S:R', end: '6S:B', print: 'YBBRYR' };
  for (const field of ['links', 'sockets', 'start', 'end', 'print'] as const)
    if (source[field] !== undefined)
      is(
        matches(source[field], pattern[field]) && source[field].length <= 300,
        field,
        `Write it like "${example[field]}".`,
      );
  for (const field of ['steps', 'shift'] as const)
    if (source[field] !== undefined) is(whole(source[field], 1, 24), field, 'Write a whole number from 1 to 24.');
  if (source.pieces !== undefined) readPieces(source.pieces, kind, is);

  const puzzle = source as Puzzle;
  is(
    kind !== 'wiring' || (puzzle.start !== undefined && puzzle.end !== undefined),
    'start',
    'A wiring puzzle needs a "start" and an "end"; add them.',
  );
  // MOM-RUL-117
  is(
    kind !== 'wiring' || puzzle.start?.slice(-1) !== puzzle.end?.slice(-1),
    'end',
    'The start and the end must have different colours; change one of the two.',
  );
  is(
    kind !== 'lock' || Boolean(puzzle.sockets) === Boolean(puzzle.print),
    'sockets',
    'A lock with a setup tile needs both "sockets" and "print"; add the missing one, or remove both.',
  );
  is(
    kind !== 'lock' || Boolean(puzzle.links ?? puzzle.sockets),
    'links',
    'A lock needs touching sides; add "links" or "sockets".',
  );
  const m = puzzle.print?.length ?? 0;
  is(
    ((puzzle.steps ?? 1) * (puzzle.shift ?? 0)) % (m || 1) === 0 &&
      (puzzle.steps === undefined) === (puzzle.shift === undefined) &&
      (m > 0 || !puzzle.steps),
    'steps',
    'Give "print", "steps" and "shift" so that steps × shift is a multiple of the number of symbols in "print".',
  );
  touching(puzzle, is);
  const count = Object.keys(piecesOf(puzzle)).length;
  is(count >= sizeOf(puzzle), 'pieces', 'There are fewer pieces than positions; add pieces.', 'puzzle-pieces');
  const solvable = kind === 'rune' ? connected(puzzle) : isSolvable(puzzle);
  const [path, why] =
    kind === 'rune'
      ? ['at', 'some fragments can never be swapped to their places; put all positions in one connected group']
      : ['pieces', 'no choice of pieces fits, however they are turned; change the pieces'];
  is(solvable !== false, path, `No arrangement solves this puzzle: ${why}.`, 'puzzle-unsolvable');
  is(
    solvable === true,
    path,
    'The puzzle is too large to find out whether it can be solved; use fewer pieces or positions.',
    'puzzle-unsolvable',
  );
  return puzzle;
}

type Is = (yes: boolean, path: string, message: string, code?: string) => void;

const matches = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value);
const whole = (value: unknown, from: number, to: number): boolean =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to;

/**
 * Whether the value is a list of numbers as long as `far`, in which no number has a larger absolute value than the
 * number of `far` at the same index. If `integers` is true, the numbers must be whole and not negative.
 */
const tuple = (value: unknown, far: readonly number[], integers: boolean): boolean =>
  Array.isArray(value) &&
  value.length === far.length &&
  far.every(
    (limit, i) =>
      typeof value[i] === 'number' && Math.abs(value[i]) <= limit && (!integers || whole(value[i], 0, limit)),
  );

function list(
  value: unknown,
  path: string,
  limit: number,
  is: Is,
  each: (entry: unknown) => boolean,
  message: string,
): void {
  is(Array.isArray(value) && value.length > 0 && value.length <= limit, path, `Write a list of 1 to ${limit} entries.`);
  (value as unknown[]).forEach((entry, i) => {
    is(each(entry), `${path}/${i}`, message);
  });
}

function cells(value: unknown, path: string, limit: number, is: Is): void {
  list(
    value,
    path,
    limit,
    is,
    (entry) => tuple(entry, [9, 9], true),
    'Write a cell as [row, column], each from 0 to 9.',
  );
}

function readPieces(value: unknown, kind: Kind, is: Is): void {
  is(
    typeof value === 'object' && value !== null && !Array.isArray(value),
    'pieces',
    'Write an object: the ids of pieces, each with its print.',
  );
  const pieces = Object.entries(value as object);
  is(
    pieces.length <= mostPieces,
    'pieces',
    `A puzzle may have at most ${mostPieces} pieces; remove some.`,
    'puzzle-pieces',
  );
  for (const [id, print] of pieces) {
    is(
      /^[A-Za-z][A-Za-z0-9]{0,7}$/.test(id),
      `pieces/${id.slice(0, 40)}`,
      'The id of a piece must be a letter, followed by up to seven letters and digits.',
      'puzzle-pieces',
    );
    is(
      typeof print === 'string' &&
        print.length === 4 &&
        Array.from(print).every((sign) => colours[kind].includes(sign)),
      `pieces/${id}`,
      `A print must be four of ${Array.from(colours[kind]).join(' ')}, for the sides N, E, S and W.`,
      'puzzle-pieces',
    );
  }
}

/** Checks that each side touches at most one other side or socket, and that in a grid only neighbours touch. */
function touching(puzzle: Puzzle, is: Is): void {
  const { at, print = '' } = puzzle;
  const sides = new Set<string>();
  const pairs = new Set<string>();
  const use = (position: number, side: number, path: string): void => {
    is(
      position >= 1 && position <= sizeOf(puzzle),
      path,
      `There is no position ${position}; positions are numbered from 1 to ${sizeOf(puzzle)}.`,
      'puzzle-touch',
    );
    is(
      !sides.has(`${position}:${side}`),
      path,
      `The ${'NESW'.charAt(side)} side of position ${position} is listed twice; list it once.`,
      'puzzle-touch',
    );
    sides.add(`${position}:${side}`);
  };
  const beyond = ({ at: n, side }: Touch): readonly number[] | null => {
    const [row, column] = at?.[n - 1] ?? [0, 0];
    const [down, right] = (
      [
        [-1, 0],
        [0, 1],
        [1, 0],
        [0, -1],
      ] as const
    )[side];
    return at ? [row + down, column + right] : null;
  };
  for (const link of linksOf(puzzle)) {
    const { at: n, side, to, toSide } = link;
    use(n, side, 'links');
    use(to ?? 0, toSide, 'links');
    const there = beyond(link);
    const fits =
      there === null ? n !== to : String(at?.[(to ?? 0) - 1]) === String(there) && toSide === ((side + 2) & 3);
    is(
      fits && !pairs.has(`${n}-${to ?? 0}`) && !pairs.has(`${to ?? 0}-${n}`),
      'links',
      `Positions ${n} and ${to ?? 0} cannot touch there; name touching sides of neighbours, each pair once.`,
      'puzzle-touch',
    );
    pairs.add(`${n}-${to ?? 0}`);
  }
  for (const socket of socketsOf(puzzle)) {
    const path = puzzle.kind === 'lock' ? 'sockets' : socket.toSide ? 'end' : 'start';
    use(socket.at, socket.side, path);
    const there = beyond(socket);
    is(
      !there || !at?.some((cell) => String(cell) === String(there)),
      path,
      `Position ${socket.at} has another position on that side; name a free side.`,
      'puzzle-touch',
    );
    is(
      puzzle.kind !== 'lock' || socket.toSide < print.length,
      path,
      `The print has no socket ${socket.toSide}; sockets are numbered from 0.`,
      'puzzle-touch',
    );
  }
}

function connected(puzzle: Puzzle): boolean {
  const reached = new Set([1]);
  const links = linksOf(puzzle);
  for (const n of reached)
    for (const { at, to } of links)
      for (const [a, b] of [
        [at, to],
        [to, at],
      ])
        if (a === n && b) reached.add(b);
  return reached.size === sizeOf(puzzle);
}
