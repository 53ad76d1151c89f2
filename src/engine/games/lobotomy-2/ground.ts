// The map of a Scenario under a match: how far, what is seen, where one can go. LOB-MAP, LOB-LOS, LOB-RNG
// A thin layer over nightward/board that speaks of Spaces by number and leaves out tiles that are not revealed yet.
import { assemble, board, edges, paths, range as ranges, sight, type Board, type BoardEdge, type BoardState, type BoundaryKind, type Distances, type Policy, type Sight } from '../../board/index.js';
import type { SpawnColour } from './cards.js';
import type { M } from './play.js';
import type { Space } from './state.js';
import type { MapTile, Scenario } from './story.js';

export type { Policy };

export interface Ground {
  /** Spaces by number: `<tile>.<space>`. */
  readonly ids: readonly string[];
  readonly numbers: ReadonlyMap<string, Space>;
  /** The place of the Space's tile in the Scenario's map. */
  readonly tileOf: readonly number[];
  readonly points: readonly { readonly space: Space; readonly colour: SpawnColour }[];
  /** The Board of the tiles that lie on the table, as bits. */
  laid(tiles: number): Board;
}

/** @throws {RangeError} Where the map of the Scenario is none that a valid pack may have. */
export function ground(tiles: ReadonlyMap<string, MapTile>, { map, tokens }: Scenario): Ground {
  const boards = Object.fromEntries([...tiles].map(([id, tile]) => [id, tile.board]));
  const ids = map.flatMap(({ tile }) => (boards[tile]?.spaces ?? []).map(({ id }) => `${tile}.${id}`));
  const numbers = new Map(ids.map((id, n) => [id, n]));
  const laid = new Map<number, Board>();
  const lay = (mask: number): Board => {
    const there = map.filter((_, n) => mask & (1 << n));
    const isThere = (space: string): boolean => there.some(({ tile }) => space.startsWith(`${tile}.`));
    const whole = assemble(boards, there, tokens.filter(({ between }) => between.every(isThere)));
    if (!whole.ok) throw new RangeError(`${whole.error.path}: ${whole.error.message}`);
    return board(whole.value);
  };
  return {
    ids,
    numbers,
    tileOf: map.flatMap(({ tile }, n) => (boards[tile]?.spaces ?? []).map(() => n)),
    points: map.flatMap(({ tile }) => (boards[tile]?.points ?? []).map(({ space, colour }) => ({ space: numbers.get(`${tile}.${space}`) ?? -1, colour: colour as SpawnColour }))),
    laid: (mask) => {
      const known = laid.get(mask) ?? lay(mask);
      laid.set(mask, known);
      return known;
    },
  };
}

/** What is known about the map as it is now. */
interface Known {
  readonly board: Board;
  readonly sight: Sight;
  readonly range: Distances;
  readonly ways: Partial<Record<Policy, Distances>>;
  readonly edges: Map<Space, Edge[]>;
}
export interface Edge {
  readonly id: string;
  readonly kind: BoundaryKind;
  /** null at the outer edge of the map. */
  readonly to: Space | null;
}

/** By the list of changed edges, which is replaced and never changed. */
const known = new WeakMap<BoardState, Map<number, Known>>();

function now(m: M): Known {
  const { edges: changed, tiles, scenario } = m.state;
  const maps = known.get(changed) ?? new Map<number, Known>();
  known.set(changed, maps);
  let found = maps.get(tiles);
  if (!found) {
    const laid = m.content.ground(scenario).laid(tiles);
    found = { board: laid, sight: sight(laid, changed), range: ranges(laid), ways: {}, edges: new Map() };
    maps.set(tiles, found);
  }
  return found;
}

const groundOf = (m: M): Ground => m.content.ground(m.state.scenario);
const ways = (m: M, policy: Policy): Distances => {
  const all = now(m);
  return (all.ways[policy] ??= paths(all.board, m.state.edges, policy));
};
const spaces = (m: M, ids: readonly string[]): Space[] => ids.map((id) => spaceOf(m, id));

/** The number of the Space of that id. */
export function spaceOf(m: M, id: string): Space {
  const found = groundOf(m).numbers.get(id);
  if (found === undefined) throw new RangeError(`no space ${id}`);
  return found;
}

export function idOf(m: M, space: Space): string {
  const found = groundOf(m).ids[space];
  if (found === undefined) throw new RangeError(`no space ${String(space)}`);
  return found;
}

/** On a tile that lies on the table. */
export const isShown = (m: M, space: Space): boolean => (m.state.tiles & (1 << (groundOf(m).tileOf[space] ?? 31))) !== 0;

/** LOB-LOS-03 */
export const sees = (m: M, from: Space, to: Space): boolean => now(m).sight.sees(idOf(m, from), idOf(m, to));

/** Steps over shared edges, walls ignored; Infinity where there is no way. LOB-RNG-03 */
export const range = (m: M, from: Space, to: Space): number => now(m).range.distance(idOf(m, from), idOf(m, to)) ?? Infinity;

/** Revealed Spaces at most so many away, the own one included. */
export const within = (m: M, from: Space, n: number): Space[] => spaces(m, now(m).range.within(idOf(m, from), 0, n));

/** Where one step leads. LOB-MOV-03, LOB-MMV-02 */
export const exits = (m: M, from: Space, policy: Policy): Space[] => spaces(m, ways(m, policy).steps(idOf(m, from)));

/** Walking distance; Infinity without a way. LOB-RUL-15 */
export const distance = (m: M, from: Space, to: Space, policy: Policy): number => ways(m, policy).distance(idOf(m, from), idOf(m, to)) ?? Infinity;

/** Next Spaces on any shortest way there. LOB-MMV-01 */
export const towards = (m: M, from: Space, to: Space, policy: Policy): Space[] => spaces(m, ways(m, policy).towards(idOf(m, from), idOf(m, to)));

/** Spawn Points on revealed tiles. LOB-RUL-14 */
export const spawnPoints = (m: M): Ground['points'] => groundOf(m).points.filter(({ space }) => isShown(m, space));

/** The boundaries of a Space, as they are now. */
export function edgesOf(m: M, space: Space): Edge[] {
  const { board: laid, edges: listed } = now(m);
  const all = listed.get(space) ?? edges(laid, m.state.edges).flatMap((edge) => sideOf(m, edge, idOf(m, space)));
  listed.set(space, all);
  return all;
}

function sideOf(m: M, { id, kind, spaces: [one, other] }: BoardEdge, here: string): Edge[] {
  if (here !== one && here !== other) return [];
  const beyond = here === one ? other : one;
  return [{ id, kind, to: beyond === null ? null : spaceOf(m, beyond) }];
}

/** A door is opened or closed, a token laid. */
export function setEdge(m: M, id: string, kind: BoundaryKind): void {
  m.state.edges = { ...m.state.edges, [id]: kind };
}
