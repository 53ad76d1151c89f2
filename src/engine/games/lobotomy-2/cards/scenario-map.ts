// The map of a Scenario, built once for all its matches: its Spaces by number, and distances, sight and routes for the
// tiles that are revealed and the boundaries as they are now. LOB-MAP
import { boardOf, edges, spaceNumber, type Board } from '../../../board/board.js';
import { visibilityOf, type Visibility } from '../../../board/sight/visibility.js';
import { memoByBoard } from '../../../board/memo.js';
import { stepsInRange, stepsOnFoot, type Steps } from '../../../board/neighbours.js';
import { joinTiles } from '../../../board/tiles.js';
import type { BoardEdge, BoardState, BoundaryKind, Policy } from '../../../board/types.js';
import type { SpawnColour } from './card-types.js';
import { memoByIdentity } from './memo.js';
import type { Space } from '../state/state.js';
import type { MapTile, Scenario } from './scenario-types.js';

export interface ScenarioMap {
  /** The ids of the Spaces, by number: `<tile>.<space>`. */
  readonly ids: readonly string[];
  readonly numbers: ReadonlyMap<string, Space>;
  /** For each Space the index of its tile in the Scenario's map. */
  readonly tileOf: readonly number[];
  readonly points: readonly { readonly space: Space; readonly colour: SpawnColour }[];
  /** The Board of the revealed tiles, given as bits. */
  laid(tiles: number): Board;
  /** Distances, sight and routes on that Board with these boundaries changed. */
  known(tiles: number, changed: BoardState): MapKnowledge;
}

/** What depends on the revealed tiles alone, and not on the boundaries. */
interface RevealedTiles {
  readonly tiles: number;
  readonly points: ScenarioMap['points'];
  readonly range: (from: Space, to: Space) => number;
  readonly within: (from: Space, n: number) => readonly Space[];
}

/** What is known about the map at one moment, by Space. */
export interface MapKnowledge extends RevealedTiles {
  readonly edges: (space: Space) => readonly Edge[];
  readonly sees: (from: Space, to: Space) => boolean;
  readonly ways: (policy: Policy) => Routes;
}
export interface Routes {
  readonly exits: (from: Space) => readonly Space[];
  readonly distance: (from: Space, to: Space) => number;
  readonly towards: (from: Space, to: Space) => readonly Space[];
}
export interface Edge {
  readonly id: string;
  readonly kind: BoundaryKind;
  /** null at the outer edge of the map. */
  readonly to: Space | null;
}

// Each answer is computed on first use.
function bySpace<T extends object>(n: number, answer: (space: Space) => T): (space: Space) => T {
  const known = Array<T | undefined>(n);
  return (space) => (known[space] ??= answer(space));
}
function byPair<T extends number | boolean | object>(
  n: number,
  answer: (from: Space, to: Space) => T,
): (from: Space, to: Space) => T {
  const rows = bySpace(n, () => Array<T | undefined>(n));
  return (from, to) => (rows(from)[to] ??= answer(from, to));
}
/** @throws {BoardFault} If the map of the Scenario is not one that a valid pack can have. */
export function scenarioMap(tiles: ReadonlyMap<string, MapTile>, { map, tokens }: Scenario): ScenarioMap {
  const boards = Object.fromEntries([...tiles].map(([id, tile]) => [id, tile.board]));
  const ids = map.flatMap(({ tile }) => (boards[tile]?.spaces ?? []).map(({ id }) => `${tile}.${id}`));
  const numbers = new Map(ids.map((id, n) => [id, n]));
  const tileOf = map.flatMap(({ tile }, n) => (boards[tile]?.spaces ?? []).map(() => n));
  const points = map.flatMap(({ tile }) =>
    (boards[tile]?.points ?? []).map(({ space, colour }) => ({
      space: numbers.get(`${tile}.${space}`) ?? -1,
      colour: colour as SpawnColour,
    })),
  );
  const maps: Record<number, ReturnType<typeof mapOfTiles>> = {};
  const mapOf = (mask: number) => (maps[mask] ??= lay(mask));
  const lay = (mask: number) => {
    const there = map.filter((_, n) => mask & (1 << n));
    const isThere = (space: string): boolean => there.some(({ tile }) => space.startsWith(`${tile}.`));
    const board = boardOf(
      joinTiles(
        boards,
        there,
        tokens.filter(({ between }) => between.every(isThere)),
      ),
    );
    const shown = points.filter(({ space }) => mask & (1 << (tileOf[space] ?? 31)));
    return mapOfTiles(board, mask, shown, { ids, numbers });
  };
  return {
    ids,
    numbers,
    tileOf,
    points,
    laid: (mask) => mapOf(mask).board,
    known: (mask, changed) => mapOf(mask).known(changed),
  };
}

/** A Board, addressed by the Space numbers of the Scenario. */
function mapOfTiles(
  laid: Board,
  tiles: number,
  points: ScenarioMap['points'],
  { ids, numbers }: Pick<ScenarioMap, 'ids' | 'numbers'>,
) {
  const n = ids.length;
  const at = (space: Space): number => spaceNumber(laid, spaceIdOf(ids, space));
  const here = laid.spaces.map((id) => numbers.get(id) ?? -1);
  const spaces = (found: readonly number[]): Space[] => found.map((each) => here[each] as Space);
  const { away } = stepsInRange(laid);
  const same: RevealedTiles = {
    tiles,
    points,
    range: byPair(n, (from, to) => away(at(from))[at(to)] as number),
    within(from, most) {
      const far = away(at(from));
      return here.filter((_, each) => (far[each] as number) <= most);
    },
  };
  const ways = memoByIdentity((foot: Steps): Routes => ({
    exits: bySpace(n, (from) => spaces(foot.from(at(from)))),
    distance: byPair(n, (from, to) => foot.away(at(from))[at(to)] as number),
    towards: byPair(n, (from, to) => spaces(foot.towards(at(from), at(to)))),
  }));
  const known = memoByBoard((_, changed): MapKnowledge => {
    const all = edges(laid, changed);
    let seen: Visibility | undefined;
    const on: Partial<Record<Policy, Routes>> = {};
    return {
      ...same,
      edges: bySpace(n, (space) =>
        (laid.around[laid.spaceOfId.get(spaceIdOf(ids, space)) ?? -1] ?? []).map((edge) => {
          const [one, other] = spaces(laid.sides[edge] ?? []);
          const { id, kind } = all[edge] as BoardEdge;
          return { id, kind, to: (one === space ? other : one) ?? null };
        }),
      ),
      sees: byPair(n, (from, to) => (seen ??= visibilityOf(laid, changed))(at(from))[at(to)] === 1),
      ways: (policy) => (on[policy] ??= ways(stepsOnFoot(laid, changed, policy))),
    };
  });
  return { board: laid, known: (changed: BoardState) => known(laid, changed) };
}

/** The id of a Space. */
export function spaceIdOf(ids: readonly string[], space: Space): string {
  const found = ids[space];
  if (found === undefined) throw new RangeError(`no space ${space}`);
  return found;
}
