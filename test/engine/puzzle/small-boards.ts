// Small puzzles of every kind for tests of the solver, and a function that finds the smallest number of actions from
// each position by trying everything.
import {
  act,
  actions,
  isSolved,
  lay,
  piecesOf,
  puzzles,
  type Action,
  type Position,
  type Puzzle,
} from '../../../src/engine/puzzle/index.js';
import type { Chance } from '../../../src/engine/kernel/index.js';

const square = {
  at: [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ],
  links: '1E-2W 3E-4W 1S-3N 2S-4N',
} as const;
const row = {
  at: [
    [0, 0],
    [0, 1],
    [0, 2],
  ],
  links: '1E-2W 2E-3W',
} as const;

export const small: readonly Puzzle[] = [
  {
    id: 'pair of wires',
    kind: 'wiring',
    at: [
      [0, 0],
      [0, 1],
    ],
    links: '1E-2W',
    start: '1S:R',
    end: '2S:B',
  },
  { id: 'row of wires', kind: 'wiring', ...row, start: '1W:B', end: '3N:B' },
  { id: 'one wire and a spare', kind: 'wiring', ...row, start: '2N:R', end: '2S:B' },
  { id: 'square of wires', kind: 'wiring', ...square, start: '1N:R', end: '4S:B' },
  {
    id: 'pair of wires and one apart',
    kind: 'wiring',
    at: [
      [0, 0],
      [0, 1],
      [0, 3],
    ],
    links: '1E-2W',
    start: '1S:R',
    end: '2S:B',
  },
  {
    id: 'two wires apart',
    kind: 'wiring',
    at: [
      [0, 0],
      [0, 2],
    ],
    links: '',
    start: '1S:R',
    end: '2S:B',
  },
  {
    id: 'pair in a lock',
    kind: 'lock',
    at: [
      [0, 0],
      [0, 1],
    ],
    links: '1E-2W',
    sockets: '1S:0 2S:1',
    print: 'YBRRBY',
    steps: 2,
    shift: 3,
  },
  { id: 'row in a lock', kind: 'lock', ...row, sockets: '1S:0 3S:2', print: 'YBRB', steps: 4, shift: 1 },
  {
    id: 'two parts of a lock',
    kind: 'lock',
    at: [
      [0, 0],
      [0, 1],
      [0, 3],
    ],
    links: '1E-2W',
    sockets: '1S:0 3S:2 3W:1',
    print: 'YBR',
    steps: 3,
    shift: 1,
  },
  { id: 'square in a lock', kind: 'lock', ...square, sockets: '1N:0', print: 'YB', steps: 1, shift: 1 },
  { id: 'row in a lock without a tile that turns', kind: 'lock', ...row, sockets: '2S:0', print: 'Y' },
  { id: 'square rune', kind: 'rune', at: square.at },
  {
    id: 'bent rune',
    kind: 'rune',
    at: [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
    ],
  },
  {
    id: 'broken rune',
    kind: 'rune',
    at: [
      [0, 0],
      [0, 1],
      [2, 0],
      [2, 1],
    ],
  },
];

/** Deals a puzzle at random. `puzzle` may also be the id of one of the nine puzzles of the game. */
export function dealt(puzzle: string | Puzzle, chance: Chance): Position {
  const left = Object.keys(piecesOf(typeof puzzle === 'string' ? puzzles[puzzle]! : puzzle));
  return lay(
    puzzle,
    [...left].map(() => chance.draw('pieces', left)),
  );
}

export function done(position: Position, action: Action): Position {
  const result = act(position, action);
  if (!result.ok) throw new Error(`${JSON.stringify(action)} is refused: ${result.error.message}`);
  return result.value;
}

export const withoutDraw = (position: Position): Action[] => actions(position).filter((action) => action.do !== 'draw');

/**
 * All positions that can be reached without a draw, each with the smallest number of actions that solve it, or Infinity
 * if it cannot be solved.
 */
export function leastOfAll(start: Position): { readonly position: Position; readonly least: number }[] {
  const key = ({ pieces, turns, tile }: Position): string => [pieces, turns, tile].join();
  const all = new Map([[key(start), start]]);
  const next = new Map<string, string[]>();
  for (const [name, position] of all)
    next.set(
      name,
      withoutDraw(position).map((action) => {
        const reached = done(position, action);
        if (!all.has(key(reached))) all.set(key(reached), reached);
        return key(reached);
      }),
    );
  // Every action can be reversed by another action. So the search starts at the solved positions: the way from them to
  // a position is as long as the way back.
  const least = new Map([...all].filter(([, position]) => isSolved(position)).map(([name]) => [name, 0]));
  for (const [name, count] of least)
    for (const reached of next.get(name) ?? []) if (!least.has(reached)) least.set(reached, count + 1);
  return [...all].map(([name, position]) => ({ position, least: least.get(name) ?? Infinity }));
}
