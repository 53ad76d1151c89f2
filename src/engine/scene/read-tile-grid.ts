// Checks an untrusted model of a grid before it is drawn.
import type { Result } from '../kernel/types.js';
import { EMPTY_GRID, type GridModel } from './tile-grid-model.js';

/** An error in a grid, and its path, such as `spaces/2/exits/0/to`. */
export interface GridFault {
  readonly code: 'grid-shape' | 'grid-twice' | 'grid-unknown';
  readonly path: string;
}

/**
 * The required type of a value. `id` is an id that no other value has, `ref` is an id from elsewhere in the grid,
 * `part` is a number from 0 to 1, and a set allows any of its members. A field whose name ends in `?` is optional.
 */
type Shape =
  | 'id'
  | 'ref'
  | 'text'
  | 'number'
  | 'part'
  | 'cell'
  | Set<unknown>
  | readonly [Shape]
  | { readonly [field: string]: Shape };

const cells: Shape = ['cell'];
const doorways: Shape = [{ cell: 'cell', side: 'number' }];
const flag = new Set([true, false]);
const GRID: Shape = {
  tiles: [{ id: 'id', kind: 'text', name: 'text', 'title?': 'text', cells, 'doorways?': doorways }],
  spaces: [
    {
      id: 'id',
      name: 'text',
      'title?': 'text',
      'kind?': 'text',
      'cells?': cells,
      'at?': 'cell',
      'exits?': [{ to: 'ref' }],
    },
  ],
  tokens: [
    {
      id: 'id',
      space: 'ref',
      kind: new Set(['person', 'monster', 'mark']),
      shape: 'number',
      name: 'text',
      'marks?': [{ kind: 'text', 'n?': 'number' }],
      'isOwn?': flag,
    },
  ],
  targets: [{ id: 'text', state: 'text' }],
  ghosts: [
    {
      id: 'id',
      cells,
      'doorways?': doorways,
      'name?': 'text',
      'target?': 'text',
      'tile?': { kind: 'text', name: 'text', 'title?': 'text' },
    },
  ],
  paths: [{ from: 'ref', to: 'ref', kind: 'text' }],
  'trails?': [{ figure: 'text', through: ['text'] }],
  'boundaries?': [
    {
      'id?': 'id',
      cell: 'cell',
      side: new Set([0, 1, 2, 3]),
      kind: new Set(['open', 'gap', 'wall', 'closed-door', 'open-door', 'breach']),
      'from?': 'part',
      'to?': 'part',
      'name?': 'text',
    },
  ],
  'points?': [
    { id: 'id', space: 'ref', colour: new Set(['green', 'blue', 'red', 'yellow']), letter: 'text', 'name?': 'text' },
  ],
  'sight?': [
    {
      from: 'ref',
      to: 'ref',
      seen: flag,
      'line?': ['cell'],
      'by?': new Set(['wall', 'closed-door', 'past-opening', 'no-line']),
      'at?': 'cell',
      'back?': flag,
    },
  ],
  'rings?': [{ space: 'ref', distance: 'number' }],
};
/** The greatest coordinate, in cells. */
const FAR = 999;

/** Checks an untrusted grid. Missing lists become empty lists. */
export function parseGrid(data: unknown): Result<GridModel, GridFault> {
  const refs: (readonly [id: string, path: string])[] = [];
  const ids = new Set<string>();
  let fault: GridFault | undefined;
  const wrong = (path: string, code: GridFault['code'] = 'grid-shape'): void => {
    fault ??= { code, path };
  };
  const near = (n: unknown): boolean => Math.abs(n as number) <= FAR && typeof n === 'number';

  const check = (shape: Shape, value: unknown, path: string): void => {
    if (shape === 'number' || shape === 'part' || shape === 'cell') {
      const numbers: unknown = shape === 'cell' ? value : [value, 0];
      if (!Array.isArray(numbers) || numbers.length !== 2 || !numbers.every(near)) wrong(path);
      else if (shape === 'part' && !((value as number) >= 0 && (value as number) <= 1)) wrong(path);
    } else if (shape instanceof Set) {
      if (!shape.has(value)) wrong(path);
    } else if (typeof shape === 'string') {
      if (typeof value !== 'string') wrong(path);
      else if (shape === 'ref') refs.push([value, path]);
      else if (shape === 'id') {
        if (ids.has(value)) wrong(path, 'grid-twice');
        ids.add(value);
      }
    } else if (Array.isArray(shape)) {
      if (Array.isArray(value)) value.forEach((each, n) => check(shape[0] as Shape, each, `${path}/${n}`));
      else wrong(path);
    } else if (value && typeof value === 'object') {
      for (const [field, kind] of Object.entries<Shape>(shape)) {
        const name = field.replace('?', '');
        const inner = (value as Record<string, unknown>)[name];
        if (inner !== undefined || name === field) check(kind, inner, path ? `${path}/${name}` : name);
      }
    } else wrong(path);
  };

  const grid = { ...EMPTY_GRID, version: 0, ...(data as Partial<GridModel> | null | undefined) };
  if (grid.version !== 1) wrong('version');
  check(GRID, grid, '');
  for (const [id, path] of refs) if (!ids.has(id)) wrong(path, 'grid-unknown');
  if (!fault)
    for (const [n, { from = 0, to = 1 }] of (grid.boundaries ?? []).entries())
      if (from >= to) wrong(`boundaries/${n}/to`);
  if (!fault)
    for (const [n, { line }] of (grid.sight ?? []).entries())
      if (line && (line as readonly unknown[]).length !== 2) wrong(`sight/${n}/line`);
  if (!fault)
    for (const [n, { at, cells: own }] of grid.spaces.entries()) if (!at && !own?.length) wrong(`spaces/${n}/cells`);
  return fault ? { ok: false, error: fault } : { ok: true, value: { ...grid, version: 1 } };
}
