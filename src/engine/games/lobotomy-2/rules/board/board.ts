// Distance, sight and routes on the map as it is now, without tiles that are not revealed yet. LOB-MAP, LOB-LOS,
// LOB-RNG
import type { BoardState, BoundaryKind, Policy, SightLine } from '../../../../board/types.js';
import { spaceIdOf, type Edge, type ScenarioMap, type MapKnowledge, type Routes } from '../../cards/scenario-map.js';
import { sight } from '../../../../board/sight/sight.js';
import type { Position } from '../../state/step-context.js';
import type { Space } from '../../state/state.js';

/** Maps by their list of changed boundaries. That list is replaced, never changed in place. */
const known = new WeakMap<BoardState, MapKnowledge>();

/** The last answer: most of the time the next question is about the same map. */
let latest: { readonly changed: BoardState; readonly found: MapKnowledge } | null = null;

function currentMap(m: Position): MapKnowledge {
  const { edges: changed, tiles } = m.state;
  if (latest?.changed === changed && latest.found.tiles === tiles) return latest.found;
  let found = known.get(changed);
  if (found?.tiles !== tiles) known.set(changed, (found = mapOf(m).knowledge(tiles, changed)));
  latest = { changed, found };
  return found;
}

const mapOf = (m: Position): ScenarioMap => m.content.map(m.state.scenario);

/** The number of the Space with that id. */
export function spaceOf(m: Position, id: string): Space {
  const found = mapOf(m).numbers.get(id);
  if (found === undefined) throw new RangeError(`no space ${id}`);
  return found;
}

export function spaceId(m: Position, space: Space): string {
  return spaceIdOf(mapOf(m).ids, space);
}

/** Whether the Space is on a revealed tile. */
export const isRevealed = (m: Position, space: Space): boolean =>
  (m.state.tiles & (1 << (mapOf(m).tileOf[space] ?? 31))) !== 0;

/** LOB-LOS-03 */
export const sees = (m: Position, from: Space, to: Space): boolean => currentMap(m).sees(from, to);

/** Distance through walls, in steps over shared edges; Infinity if there is no connection. LOB-RNG-03 */
export const range = (m: Position, from: Space, to: Space): number => currentMap(m).range(from, to);

/** Revealed Spaces at most `n` away, including the Space itself. */
export const spacesWithin = (m: Position, from: Space, n: number): readonly Space[] => currentMap(m).within(from, n);

/** All elements with the smallest distance. */
export function nearestOf<T>(all: readonly T[], away: (each: T) => number): T[] {
  let least = Infinity;
  let nearest: T[] = [];
  for (const each of all) {
    const far = away(each);
    if (far < least) {
      least = far;
      nearest = [each];
    } else if (far === least && far < Infinity) nearest.push(each);
  }
  return nearest;
}

/** The Spaces one step away. LOB-MOV-03, LOB-MMV-02 */
export const exits = (m: Position, from: Space, policy: Policy): readonly Space[] =>
  currentMap(m).routes(policy).exits(from);

/** Exits, distances and routes for one way of moving. */
export const routesOf = (m: Position, policy: Policy): Routes => currentMap(m).routes(policy);

/** Walking distance; Infinity if there is no route. LOB-RUL-15 */
export const distance = (m: Position, from: Space, to: Space, policy: Policy): number =>
  currentMap(m).routes(policy).distance(from, to);

/** The next Spaces on all shortest routes. LOB-MMV-01 */
export const towards = (m: Position, from: Space, to: Space, policy: Policy): readonly Space[] =>
  currentMap(m).routes(policy).towards(from, to);

/** Spawn Points on revealed tiles. LOB-RUL-14 */
export const spawnPoints = (m: Position): ScenarioMap['points'] => currentMap(m).points;

/** The boundaries of a Space as they are now. */
export const edgesOf = (m: Position, space: Space): readonly Edge[] => currentMap(m).edges(space);

/** Opens or closes a Door, or lays a token. */
export function setEdge(m: Position, id: string, kind: BoundaryKind): void {
  m.state.edges = { ...m.state.edges, [id]: kind };
}

export const sightLine = (m: Position, from: Space, to: Space): SightLine =>
  sight(m.content.map(m.state.scenario).board(m.state.tiles), m.state.edges).line(spaceId(m, from), spaceId(m, to));
