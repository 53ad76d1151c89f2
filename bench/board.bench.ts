// Measures lines of sight on the largest board of Lobotomy 2: nine tiles of twelve spaces. The lines between all pairs
// of spaces are calculated without cached results, as in a match after a door has been opened.
import { createChance } from '../src/engine/kernel/chance.js';
import {
  assemble,
  board,
  paths,
  range,
  sight,
  type Board,
  type BoardData,
  type Boundary,
  type BoundaryKind,
  type Cell,
} from '../src/engine/board/index.js';
import { quantile, type Measure } from './measure.js';

const STATES = 12;
const SIDE = 6;

/** A tile of six by six cells: twelve spaces of three cells each, with random boundaries between them. */
function tile(seed: string, kinds: readonly BoundaryKind[]): BoardData {
  const chance = createChance(seed);
  const spaces = Array.from({ length: 12 }, (_, n) => ({
    id: `s${n}`,
    cells: [0, 1, 2].map((along): Cell => [(n % 2) * 3 + along, Math.floor(n / 2)]),
  }));
  const owner = ([x, y]: Cell): number => Math.floor(y) * 2 + Math.floor(x / 3);
  const edges = spaces.flatMap(({ cells }) =>
    cells.flatMap((cell): Boundary[] =>
      ([0, 1, 2, 3] as const).flatMap((side): Boundary[] => {
        const beyond: Cell = [cell[0] + [0, 1, 0, -1][side]!, cell[1] + [-1, 0, 1, 0][side]!];
        const outer = beyond.some((place) => place < 0 || place >= SIDE);
        if (!outer && (side === 0 || side === 3 || owner(beyond) === owner(cell))) return [];
        return [{ cell, side, kind: outer ? 'open' : kinds[chance.below(kinds.length)]! }];
      }),
    ),
  );
  return { version: 1, spaces, boundaries: edges };
}

function largest(name: string, kinds: readonly BoundaryKind[]): Board {
  const tiles = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`t${n}`, tile(`${name} ${n}`, kinds)]));
  const whole = assemble(
    tiles,
    Object.keys(tiles).map((id, n) => ({ tile: id, at: [(n % 3) * SIDE, Math.floor(n / 3) * SIDE] as const })),
  );
  if (!whole.ok) throw new Error(whole.error.message);
  return board(whole.value);
}

function measure(what: string, of: Board): Measure[] {
  const doors = of.edges.filter(({ spaces }) => !spaces.includes(null));
  const [pairs, rows, kept, lines]: number[][] = [[], [], [], []];
  for (let n = 0; n < STATES; n++) {
    const state = { [doors[n * 7]!.id]: n % 2 ? 'open' : 'wall' } as const;
    const began = performance.now();
    for (const viewer of of.spaces) {
      const started = performance.now();
      sight(of, state).seenFrom(viewer);
      rows!.push(performance.now() - started);
    }
    pairs!.push(((performance.now() - began) * 1000) / of.spaces.length ** 2);
    const again = performance.now();
    for (const viewer of of.spaces) sight(of, state).sees(viewer, of.spaces[n]!);
    kept!.push(((performance.now() - again) * 1000) / of.spaces.length);
    for (let line = 0; line < 5; line++) {
      const drawing = performance.now();
      sight(of, state).line(
        of.spaces[(n * 31 + line * 17) % of.spaces.length]!,
        of.spaces[(n * 7 + line * 41) % of.spaces.length]!,
      );
      lines!.push(performance.now() - drawing);
    }
  }
  return [
    { what: `${what}, all pairs, for a pair`, value: quantile(pairs!, 0.5), unit: 'µs', atMost: 50 },
    { what: `${what}, one viewer, 90 of 100`, value: quantile(rows!, 0.9), unit: 'ms', atMost: 8 },
    { what: `${what}, a pair calculated before`, value: quantile(kept!, 0.5), unit: 'µs', atMost: 50 },
    { what: `${what}, a line to draw, median`, value: quantile(lines!, 0.5), unit: 'ms', atMost: 50 },
  ];
}

export default function bench(): Measure[] {
  const ward = largest('ward', ['wall', 'wall', 'wall', 'open', 'open', 'gap', 'open-door', 'closed-door', 'breach']);
  const began = performance.now();
  for (let n = 0; n < 50; n++)
    paths(ward, { [ward.edges[n]!.id]: 'wall' }, 'prowler').nearest('t0.s0', ['t8.s11', 't4.s4']);
  const walking = (performance.now() - began) / 50;
  const started = performance.now();
  for (const one of ward.spaces) for (const other of ward.spaces) range(ward).distance(one, other);
  const ranging = ((performance.now() - started) * 1000) / ward.spaces.length ** 2;
  return [
    ...measure('ward', ward),
    ...measure('gaps', largest('gaps', ['gap'])),
    ...measure('halls', largest('halls', ['open', 'open', 'open', 'wall', 'gap'])),
    { what: 'nearest, in a new state', value: walking, unit: 'ms', atMost: 8 },
    { what: 'range, all pairs, for a pair', value: ranging, unit: 'µs', atMost: 10 },
  ];
}
