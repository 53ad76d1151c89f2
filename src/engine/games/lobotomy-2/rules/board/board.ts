// Distances, lines of sight and routes on the revealed part of the current map. LOB-MAP, LOB-LOS, LOB-RNG
import type { BoardState, BoundaryKind, Policy, SightLine } from '../../../../board/types.js';
import { spaceIdOf, type Edge, type ScenarioMap, type MapKnowledge, type Routes } from '../../cards/scenario-map.js';
import { sight } from '../../../../board/sight/sight.js';
import type { Position } from '../../state/step-context.js';
import type { Space } from '../../state/state.js';

/**
 * Caches the facts about a map. The key is the object with its changed boundaries, which is replaced and never changed
 * in place.
 */
const known = new WeakMap<BoardState, MapKnowledge>();

/** The last result. Most calls ask about the same map. */
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

export function spaceOf(m: Position, id: string): Space {
  const found = mapOf(m).numbers.get(id);
  if (found === undefined) throw new RangeError(`The map has no Space "${id}".`);
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

/** The number of steps over shared edges, ignoring walls. It is Infinity between unconnected Spaces. LOB-RNG-03 */
export const range = (m: Position, from: Space, to: Space): number => currentMap(m).range(from, to);

/** The revealed Spaces within `n` steps, including the Space itself. */
export const spacesWithin = (m: Position, from: Space, n: number): readonly Space[] => currentMap(m).within(from, n);

/** Returns all elements with the smallest distance. */
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

/** The Spaces that a mover with this policy can reach in one step. LOB-MOV-03, LOB-MMV-02 */
export const exits = (m: Position, from: Space, policy: Policy): readonly Space[] =>
  currentMap(m).routes(policy).exits(from);

/** The exits, distances and routes for one policy of movement. */
export const routesOf = (m: Position, policy: Policy): Routes => currentMap(m).routes(policy);

/** The walking distance. It is Infinity if there is no route. LOB-RUL-15 */
export const distance = (m: Position, from: Space, to: Space, policy: Policy): number =>
  currentMap(m).routes(policy).distance(from, to);

/** The Spaces that can come first on a shortest route. LOB-MMV-01 */
export const towards = (m: Position, from: Space, to: Space, policy: Policy): readonly Space[] =>
  currentMap(m).routes(policy).towards(from, to);

/** The Spawn Points on revealed tiles. LOB-RUL-14 */
export const spawnPoints = (m: Position): ScenarioMap['points'] => currentMap(m).points;

export const edgesOf = (m: Position, space: Space): readonly Edge[] => currentMap(m).edges(space);

/** Changes a boundary: opens or closes a Door, or places a token. */
export function setEdge(m: Position, id: string, kind: BoundaryKind): void {
  m.state.edges = { ...m.state.edges, [id]: kind };
}

export const sightLine = (m: Position, from: Space, to: Space): SightLine =>
  sight(m.content.map(m.state.scenario).board(m.state.tiles), m.state.edges).line(spaceId(m, from), spaceId(m, to));
