// Distance, sight and routes on the map as it is now, without tiles that are not revealed yet. LOB-MAP, LOB-LOS,
// LOB-RNG
import type { BoardState, BoundaryKind, Policy, SightLine } from '../../../../board/types.js';
import { named, type Edge, type Ground, type Known, type Ways } from '../../cards/scenario-map.js';
import { sight } from '../../../../board/sight/sight.js';
import type { M } from '../../state/step-context.js';
import type { Space } from '../../state/state.js';

/** By the list of changed boundaries, which is replaced and never changed in place. */
const known = new WeakMap<BoardState, Known>();

/** The last answer: most of the time the next question is about the same map. */
let latest: { readonly changed: BoardState; readonly found: Known } | null = null;

function now(m: M): Known {
  const { edges: changed, tiles } = m.state;
  if (latest?.changed === changed && latest.found.tiles === tiles) return latest.found;
  let found = known.get(changed);
  if (found?.tiles !== tiles) known.set(changed, (found = groundOf(m).known(tiles, changed)));
  latest = { changed, found };
  return found;
}

const groundOf = (m: M): Ground => m.content.ground(m.state.scenario);

/** The number of the Space with that id. */
export function spaceOf(m: M, id: string): Space {
  const found = groundOf(m).numbers.get(id);
  if (found === undefined) throw new RangeError(`no space ${id}`);
  return found;
}

export function idOf(m: M, space: Space): string {
  return named(groundOf(m).ids, space);
}

/** Whether the Space is on a revealed tile. */
export const isShown = (m: M, space: Space): boolean =>
  (m.state.tiles & (1 << (groundOf(m).tileOf[space] ?? 31))) !== 0;

/** LOB-LOS-03 */
export const sees = (m: M, from: Space, to: Space): boolean => now(m).sees(from, to);

/** Distance through walls, in steps over shared edges; Infinity if there is no connection. LOB-RNG-03 */
export const range = (m: M, from: Space, to: Space): number => now(m).range(from, to);

/** Revealed Spaces at most `n` away, with the Space itself. */
export const within = (m: M, from: Space, n: number): readonly Space[] => now(m).within(from, n);

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
export const exits = (m: M, from: Space, policy: Policy): readonly Space[] => now(m).ways(policy).exits(from);

/** Exits, distances and routes for one way of moving. */
export const onFoot = (m: M, policy: Policy): Ways => now(m).ways(policy);

/** Walking distance; Infinity if there is no route. LOB-RUL-15 */
export const distance = (m: M, from: Space, to: Space, policy: Policy): number =>
  now(m).ways(policy).distance(from, to);

/** The next Spaces on all shortest routes. LOB-MMV-01 */
export const towards = (m: M, from: Space, to: Space, policy: Policy): readonly Space[] =>
  now(m).ways(policy).towards(from, to);

/** Spawn Points on revealed tiles. LOB-RUL-14 */
export const spawnPoints = (m: M): Ground['points'] => now(m).points;

/** The boundaries of a Space as they are now. */
export const edgesOf = (m: M, space: Space): readonly Edge[] => now(m).edges(space);

/** Opens or closes a Door, or lays a token. */
export function setEdge(m: M, id: string, kind: BoundaryKind): void {
  m.state.edges = { ...m.state.edges, [id]: kind };
}

export const lineTo = (m: M, from: Space, to: Space): SightLine =>
  sight(m.content.ground(m.state.scenario).laid(m.state.tiles), m.state.edges).line(idOf(m, from), idOf(m, to));
