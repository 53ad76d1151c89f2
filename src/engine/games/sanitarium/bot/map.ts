// How the bot reads the map: where each Move leads, how far away everything is, and which spaces are safe.
import type { PlayerId } from '../../../kernel/index.js';
import type { SanitariumView } from '../state/knowledge.js';
import { inRoom, exitsOf } from '../state/map.js';
import type { CardCell } from '../state/state.js';

/** Returns the neighbouring spaces of a space. They are looked up only once for each space. */
export type Ways = (space: CardCell) => readonly CardCell[];

export function waysOf(view: SanitariumView): Ways {
  const known = new Map<CardCell, readonly CardCell[]>();
  return (space) => {
    let next = known.get(space);
    if (!next) known.set(space, (next = exitsOf(view, space).map(({ to }) => to)));
    return next;
  };
}

/** For every reachable space, the distance in doorways to the nearest of the spaces `from`. */
export function spread(ways: Ways, from: readonly CardCell[]): Map<CardCell, number> {
  const far = new Map(from.map((space) => [space, 0]));
  for (const [at, n] of far) for (const to of ways(at)) if (!far.has(to)) far.set(to, n + 1);
  return far;
}

export interface BestWay {
  readonly moves: number;
  /** How often a monster is met on the way. */
  readonly scares: number;
  readonly before: CardCell;
}

/** To avoid one monster, the player accepts a detour of this many Moves. */
const detour = 3;

/**
 * The best way to every space, with few Moves and few monsters. Going from one Room to another takes one Move.
 * SAN-ACT-05
 */
export function reachFrom(
  ways: Ways,
  from: CardCell,
  rooms: readonly CardCell[],
  haunted: ReadonlySet<CardCell>,
): Map<CardCell, BestWay> {
  const found = new Map<CardCell, BestWay>();
  const ahead: [CardCell, BestWay][][] = [[[from, { moves: 0, scares: 0, before: from }]]];
  for (let effort = 0; effort < ahead.length; effort++)
    for (const [at, reach] of ahead[effort] ?? []) {
      if (found.has(at)) continue;
      found.set(at, reach);
      for (const to of rooms.includes(at) ? [...ways(at), ...rooms] : ways(at)) {
        if (found.has(to)) continue;
        const moves = reach.moves + 1;
        const scares = reach.scares + (haunted.has(to) ? 1 : 0);
        (ahead[moves + detour * scares] ??= []).push([to, { moves, scares, before: at }]);
      }
    }
  return found;
}

/** The space that the player has reached after this many Moves on the way to `to`. */
export function along(reach: ReadonlyMap<CardCell, BestWay>, to: CardCell, moves: number): CardCell {
  let at = to;
  for (let step = reach.get(at); step && step.moves > moves; step = reach.get(at)) at = step.before;
  return at;
}

export const roomsOf = ({ map }: SanitariumView): CardCell[] =>
  map.flatMap(({ face }, index) => (face === 'room' ? [index * 2] : []));
export const darksOf = ({ map }: SanitariumView): CardCell[] =>
  map.flatMap(({ face }, index) => (face === 'dark' ? [index * 2] : []));

/** Whether the player would be safe from monsters in that space. SAN-MON-03, SAN-MON-04 */
export const isSafe = (view: SanitariumView, player: PlayerId, at: CardCell): boolean =>
  inRoom(view, at) || view.players.some((other, id) => id !== player && other.at === at);

/** Spaces where a monster would frighten the player. */
export const hauntedFor = (view: SanitariumView, player: PlayerId): Set<CardCell> =>
  new Set(view.monsters.flatMap(({ at }) => (isSafe(view, player, at) ? [] : [at])));
