// The ground under a match: how far, what is seen, where one can go. LOB-MAP, LOB-LOS, LOB-RNG
// A thin layer over the map of the Scenario that leaves out tiles that are not revealed yet.
import type { BoardState, BoundaryKind, Policy, SightLine } from '../../../../board/types.js';
import { named, type Edge, type Ground, type Known, type Ways } from '../../cards/scenario-map.js';
import { sight } from '../../../../board/sight/sight.js';
import type { M } from '../../state/step-context.js';
import type { Space } from '../../state/state.js';

/** By the list of changed edges, which is replaced and never changed. */
const known = new WeakMap<BoardState, Known>();

/** The one that was asked for last: mostly it is asked for again. */
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

/** The number of the Space of that id. */
export function spaceOf(m: M, id: string): Space {
  const found = groundOf(m).numbers.get(id);
  if (found === undefined) throw new RangeError(`no space ${id}`);
  return found;
}

export function idOf(m: M, space: Space): string {
  return named(groundOf(m).ids, space);
}

/** On a tile that lies on the table. */
export const isShown = (m: M, space: Space): boolean =>
  (m.state.tiles & (1 << (groundOf(m).tileOf[space] ?? 31))) !== 0;

/** LOB-LOS-03 */
export const sees = (m: M, from: Space, to: Space): boolean => now(m).sees(from, to);

/** Steps over shared edges, walls ignored; Infinity where there is no way. LOB-RNG-03 */
export const range = (m: M, from: Space, to: Space): number => now(m).range(from, to);

/** Revealed Spaces at most so many away, the own one included. */
export const within = (m: M, from: Space, n: number): readonly Space[] => now(m).within(from, n);

/** Those that are nearest, whatever that is. */
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

/** Where one step leads. LOB-MOV-03, LOB-MMV-02 */
export const exits = (m: M, from: Space, policy: Policy): readonly Space[] => now(m).ways(policy).exits(from);

/** All of that for one mover. */
export const onFoot = (m: M, policy: Policy): Ways => now(m).ways(policy);

/** Walking distance; Infinity without a way. LOB-RUL-15 */
export const distance = (m: M, from: Space, to: Space, policy: Policy): number =>
  now(m).ways(policy).distance(from, to);

/** Next Spaces on any shortest way there. LOB-MMV-01 */
export const towards = (m: M, from: Space, to: Space, policy: Policy): readonly Space[] =>
  now(m).ways(policy).towards(from, to);

/** Spawn Points on revealed tiles. LOB-RUL-14 */
export const spawnPoints = (m: M): Ground['points'] => now(m).points;

/** The boundaries of a Space, as they are now. */
export const edgesOf = (m: M, space: Space): readonly Edge[] => now(m).edges(space);

/** A door is opened or closed, a token laid. */
export function setEdge(m: M, id: string, kind: BoundaryKind): void {
  m.state.edges = { ...m.state.edges, [id]: kind };
}

export const lineTo = (m: M, from: Space, to: Space): SightLine =>
  sight(m.content.ground(m.state.scenario).laid(m.state.tiles), m.state.edges).line(idOf(m, from), idOf(m, to));
