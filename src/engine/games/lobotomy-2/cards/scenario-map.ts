// The map of a Scenario, built once for all its matches: the Spaces by number, and the distances, lines of sight and
// routes for the revealed tiles and the current boundaries. LOB-MAP
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
  /** The ids of all Spaces, written `<tile>.<space>`. The index is the number of the Space. */
  readonly ids: readonly string[];
  readonly numbers: ReadonlyMap<string, Space>;
  /** The index of each Space's tile in the Scenario's map. */
  readonly tileOf: readonly number[];
  readonly points: readonly { readonly space: Space; readonly colour: SpawnColour }[];
  /**
   * Returns the Board that consists of the revealed tiles. Bit t of `tiles` is set if tile t of the map is revealed.
   */
  board(tiles: number): Board;
  /**
   * Returns the distances, lines of sight and routes on the revealed tiles. `changed` holds the boundaries that have
   * changed.
   */
  knowledge(tiles: number, changed: BoardState): MapKnowledge;
}

/** Facts that depend only on the revealed tiles, not on the boundaries. */
interface RevealedTiles {
  readonly tiles: number;
  readonly points: ScenarioMap['points'];
  readonly range: (from: Space, to: Space) => number;
  readonly within: (from: Space, n: number) => readonly Space[];
}

/** Facts that depend on the revealed tiles and the current boundaries. */
export interface MapKnowledge extends RevealedTiles {
  readonly edges: (space: Space) => readonly Edge[];
  readonly sees: (from: Space, to: Space) => boolean;
  readonly routes: (policy: Policy) => Routes;
}
export interface Routes {
  readonly exits: (from: Space) => readonly Space[];
  readonly distance: (from: Space, to: Space) => number;
  readonly towards: (from: Space, to: Space) => readonly Space[];
}
export interface Edge {
  readonly id: string;
  readonly kind: BoundaryKind;
  /** The neighbouring Space; null at the outer edge of the map. */
  readonly to: Space | null;
}

// Computes the result for each Space on first use.
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
/** @throws {BoardFault} If the map is invalid. The maps of a pack that passed all checks are valid. */
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
  const maps: Record<number, ReturnType<typeof boardBySpaceNumber>> = {};
  const mapOfMask = (mask: number) => (maps[mask] ??= build(mask));
  const build = (mask: number) => {
    const placements = map.filter((_, n) => mask & (1 << n));
    const isThere = (space: string): boolean => placements.some(({ tile }) => space.startsWith(`${tile}.`));
    const board = boardOf(
      joinTiles(
        boards,
        placements,
        tokens.filter(({ between }) => between.every(isThere)),
      ),
    );
    const visiblePoints = points.filter(({ space }) => mask & (1 << (tileOf[space] ?? 31)));
    return boardBySpaceNumber(board, mask, visiblePoints, { ids, numbers });
  };
  return {
    ids,
    numbers,
    tileOf,
    points,
    board: (mask) => mapOfMask(mask).board,
    knowledge: (mask, changed) => mapOfMask(mask).known(changed),
  };
}

/**
 * Looks up facts about a Board by the Space numbers of the Scenario. The numbers of the Board can differ, because it
 * has only the revealed tiles.
 */
function boardBySpaceNumber(
  board: Board,
  tiles: number,
  points: ScenarioMap['points'],
  { ids, numbers }: Pick<ScenarioMap, 'ids' | 'numbers'>,
) {
  const n = ids.length;
  const boardSpace = (space: Space): number => spaceNumber(board, spaceIdOf(ids, space));
  const mapSpaces = board.spaces.map((id) => numbers.get(id) ?? -1);
  const spaces = (found: readonly number[]): Space[] => found.map((each) => mapSpaces[each] as Space);
  const { away: distances } = stepsInRange(board);
  const fixed: RevealedTiles = {
    tiles,
    points,
    range: byPair(n, (from, to) => distances(boardSpace(from))[boardSpace(to)] as number),
    within(from, most) {
      const far = distances(boardSpace(from));
      return mapSpaces.filter((_, each) => (far[each] as number) <= most);
    },
  };
  const routesOf = memoByIdentity((foot: Steps): Routes => ({
    exits: bySpace(n, (from) => spaces(foot.from(boardSpace(from)))),
    distance: byPair(n, (from, to) => foot.away(boardSpace(from))[boardSpace(to)] as number),
    towards: byPair(n, (from, to) => spaces(foot.towards(boardSpace(from), boardSpace(to)))),
  }));
  const knowledge = memoByBoard((_, changed): MapKnowledge => {
    const boundaries = edges(board, changed);
    let visibility: Visibility | undefined;
    const byPolicy: Partial<Record<Policy, Routes>> = {};
    return {
      ...fixed,
      edges: bySpace(n, (space) =>
        (board.around[board.spaceOfId.get(spaceIdOf(ids, space)) ?? -1] ?? []).map((edge) => {
          const [one, other] = spaces(board.sides[edge] ?? []);
          const { id, kind } = boundaries[edge] as BoardEdge;
          return { id, kind, to: (one === space ? other : one) ?? null };
        }),
      ),
      sees: byPair(
        n,
        (from, to) => (visibility ??= visibilityOf(board, changed))(boardSpace(from))[boardSpace(to)] === 1,
      ),
      routes: (policy) => (byPolicy[policy] ??= routesOf(stepsOnFoot(board, changed, policy))),
    };
  });
  return { board: board, known: (changed: BoardState) => knowledge(board, changed) };
}

export function spaceIdOf(ids: readonly string[], space: Space): string {
  const found = ids[space];
  if (found === undefined) throw new RangeError(`The map has no Space ${space}.`);
  return found;
}
