// The map: cards of two cells on an unbounded square grid, their doorways, spaces, exits and distances. SAN-RUL-01 to
// -08. Uses only public knowledge, so it works on a view as well as on a state.
import type { Facing, Tile, Monster, CardCell, Player, State } from './state.js';

/** North, East, South, West. */
export type Side = 0 | 1 | 2 | 3;
const steps = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
export const opposite = (side: Side): Side => ((side + 2) % 4) as Side;

/** The sides on which the first and the second cell of a card have outer doorways. SAN-RUL-01 */
const doorways = {
  h: [
    [0, 3],
    [1, 2],
  ],
  v: [
    [0, 1],
    [2, 3],
  ],
} as const satisfies Record<Facing, unknown>;

/**
 * The sides on which a cell has outer doorways. `place` is a card cell, or only 0 or 1 for the first or second cell of
 * a card.
 */
export const sidesOf = (facing: Facing, place: CardCell): readonly Side[] => doorways[facing][(place & 1) as 0 | 1];

export type TileShape = Pick<Tile, 'x' | 'y' | 'facing' | 'face'>;
/** The part of a state that geometry needs. */
export interface MapView {
  readonly map: readonly TileShape[];
  readonly shut: State['shut'];
}

const key = (x: number, y: number): number => (x + 512) * 1024 + y + 512;

export const placeOf = (index: number, cell: number): CardCell => index * 2 + cell;
export const indexOf = (place: CardCell): number => place >> 1;

export function cellOf(
  { x, y, facing }: Pick<TileShape, 'x' | 'y' | 'facing'>,
  cell: number,
): readonly [x: number, y: number] {
  return cell === 0 ? [x, y] : facing === 'h' ? [x + 1, y] : [x, y + 1];
}

/**
 * Lookups for the first `cards` cards of a map. Laid cards never move, so the lookups stay valid when the map grows.
 */
interface Grid {
  cards: number;
  readonly places: Map<number, CardCell>;
  /**
   * The results of `neighbourAcross`. The index is card cell × 4 + side. There is no entry while the cell beyond the
   * doorway is empty.
   */
  readonly beyond: CardCell[];
}
const grids = new WeakMap<readonly TileShape[], Grid>();

function gridOf(map: readonly TileShape[]): Grid {
  let grid = grids.get(map);
  if (!grid || grid.cards > map.length) grids.set(map, (grid = { cards: 0, places: new Map(), beyond: [] }));
  for (; grid.cards < map.length; grid.cards++) {
    const ground = map[grid.cards];
    if (!ground) break;
    for (const cell of [0, 1]) {
      const [x, y] = cellOf(ground, cell);
      grid.places.set(key(x, y), placeOf(grid.cards, cell));
    }
  }
  return grid;
}

export function tileAt({ map }: MapView, place: CardCell): TileShape {
  const ground = map[indexOf(place)];
  if (!ground) throw new RangeError(`The map has no card cell ${place}.`);
  return ground;
}

/** The space that a card cell belongs to. A Room or a Dark Hallway is one space, named by its first cell. SAN-RUL-02 */
export function spaceAt(plan: MapView, place: CardCell): CardCell {
  return tileAt(plan, place).face === 'down' ? place : place & ~1;
}

export const inRoom = (plan: MapView, place: CardCell): boolean => place >= 0 && tileAt(plan, place).face === 'room';
export const inDark = (plan: MapView, place: CardCell): boolean => place >= 0 && tileAt(plan, place).face === 'dark';

/** The card cells of a space. */
const placesOf = (plan: MapView, space: CardCell): readonly CardCell[] =>
  tileAt(plan, space).face === 'down' ? [space] : [space, space + 1];

export interface Exit {
  /** The space beyond the doorway. */
  readonly to: CardCell;
  /** The card cell of the doorway. */
  readonly from: CardCell;
  /** The side of the doorway; −1 for the inner doorway between the two cells of a card. */
  readonly side: number;
}

/**
 * What lies beyond an outer doorway: the card cell whose doorway meets it, a blank wall (−1), or nothing yet (null).
 * SAN-RUL-03, SAN-RUL-05
 */
export function neighbourAcross(plan: MapView, place: CardCell, side: Side): CardCell | null {
  const grid = gridOf(plan.map);
  const known = grid.beyond[place * 4 + side];
  if (known !== undefined) return known;
  const [x, y] = cellOf(tileAt(plan, place), place & 1);
  const [dx, dy] = steps[side];
  const next = grid.places.get(key(x + dx, y + dy));
  if (next === undefined) return null;
  return (grid.beyond[place * 4 + side] = sidesOf(tileAt(plan, next).facing, next).includes(opposite(side))
    ? next
    : -1);
}

const isShut = ({ shut }: MapView, place: CardCell, side: Side): boolean =>
  shut.some((door) => door.place === place && door.side === side);

/** All exits of a space that can be used now, one for each space beyond. SAN-RUL-03 */
export function exitsOf(plan: MapView, space: CardCell): Exit[] {
  const ways: Exit[] = [];
  for (const from of placesOf(plan, space)) {
    const ground = tileAt(plan, from);
    for (const side of sidesOf(ground.facing, from)) {
      const next = neighbourAcross(plan, from, side);
      if (next === null || next < 0) continue;
      if (plan.shut.length > 0 && (isShut(plan, from, side) || isShut(plan, next, opposite(side)))) continue;
      const to = spaceAt(plan, next);
      if (to !== space && !ways.some((way) => way.to === to)) ways.push({ to, from, side });
    }
    if (ground.face === 'down') ways.push({ to: from ^ 1, from, side: -1 });
  }
  return ways;
}

/** The smallest number of doorways from a space to every reachable space. SAN-RUL-07 */
export function distancesFrom(plan: MapView, space: CardCell): Map<CardCell, number> {
  const found = new Map([[space, 0]]);
  for (const [at, far] of found) for (const { to } of exitsOf(plan, at)) if (!found.has(to)) found.set(to, far + 1);
  return found;
}

/**
 * The exits that bring a walker closer to the goal. The list is empty if the walker has reached the goal, or if no way
 * leads there. SAN-RUL-07
 */
export function exitsToward(plan: MapView, from: CardCell, goal: CardCell): Exit[] {
  const far = distancesFrom(plan, goal);
  const here = far.get(from);
  return here === undefined ? [] : exitsOf(plan, from).filter(({ to }) => far.get(to) === here - 1);
}

export interface CardPosition {
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
}

const isTaken = ({ map }: MapView, spot: CardPosition): boolean =>
  [0, 1].some((cell) => gridOf(map).places.has(key(...cellOf(spot, cell))));

/** Whether a card may be laid in this position, and if not, why. SAN-EXP-05, SAN-EXP-06, SAN-RUL-04 */
export function placement(plan: MapView, spot: CardPosition): 'legal' | 'overlap' | 'no-doorway-meets' {
  if (isTaken(plan, spot)) return 'overlap';
  return meets(plan, spot, () => true) ? 'legal' : 'no-doorway-meets';
}

/**
 * Whether a card in this position would have a doorway that meets a doorway of the map. `accepts` says which card cells
 * of the map count.
 */
export const meets = (plan: MapView, spot: CardPosition, accepts: (place: CardCell) => boolean): boolean =>
  doorwaysMet(plan, spot).some(({ place }) => accepts(place));

/** The doorways of the map that a card in this position would meet. */
export function doorwaysMet(plan: MapView, spot: CardPosition): { readonly place: CardCell; readonly side: Side }[] {
  const { places } = gridOf(plan.map);
  return [0, 1].flatMap((cell) => {
    const [x, y] = cellOf(spot, cell);
    return sidesOf(spot.facing, cell).flatMap((side) => {
      const [dx, dy] = steps[side];
      const place = places.get(key(x + dx, y + dy));
      const met = place !== undefined && sidesOf(tileAt(plan, place).facing, place).includes(opposite(side));
      return met ? [{ place, side: opposite(side) }] : [];
    });
  });
}

/**
 * Every legal position for a new card, row by row. In such a position, a doorway of the card meets a doorway of the
 * map. With `nextTo`, only the doorways of these card cells count. SAN-EXP-08, SAN-RUL-05
 */
export function placements(plan: MapView, nextTo?: readonly CardCell[]): CardPosition[] {
  const spots = new Map<number, CardPosition>();
  const from = nextTo ?? plan.map.flatMap((_, index) => [placeOf(index, 0), placeOf(index, 1)]);
  for (const place of from) {
    const ground = tileAt(plan, place);
    const [x, y] = cellOf(ground, place & 1);
    for (const side of sidesOf(ground.facing, place)) {
      if (neighbourAcross(plan, place, side) !== null) continue;
      const [dx, dy] = steps[side];
      for (const spot of covering(x + dx, y + dy, opposite(side))) {
        const id = key(spot.x, spot.y) * 2 + (spot.facing === 'v' ? 1 : 0);
        // The new card covers the cell beyond this doorway and has a doorway on the same edge, so the two doorways
        // meet.
        if (!spots.has(id) && !isTaken(plan, spot)) spots.set(id, spot);
      }
    }
  }
  return [...spots.values()].sort((a, b) => a.y - b.y || a.x - b.x || (a.facing < b.facing ? -1 : 1));
}

/** The card positions that would cover this cell with a doorway on that side. */
function covering(x: number, y: number, side: Side): CardPosition[] {
  const spots: CardPosition[] = [];
  for (const facing of ['h', 'v'] as const)
    for (const cell of [0, 1]) {
      if (!sidesOf(facing, cell).includes(side)) continue;
      spots.push(cell === 0 ? { x, y, facing } : facing === 'h' ? { x: x - 1, y, facing } : { x, y: y - 1, facing });
    }
  return spots;
}

/** The card cells of the player's own space. The Explore action lays a card next to one of them. SAN-RUL-05 */
export const buildingPlaces = (plan: MapView, space: CardCell): readonly CardCell[] => placesOf(plan, space);

/**
 * The target of the Explore action. It stands for all open doorways of the player's space: the player chooses one of
 * them only after seeing the card.
 */
export const OPENING = 'opening';

/** The cells beyond the open doorways of a space, each with the side that faces the doorway. SAN-ACT-11 */
export const openings = (
  plan: MapView,
  space: CardCell,
): { readonly cell: readonly [x: number, y: number]; readonly side: Side }[] =>
  placesOf(plan, space).flatMap((place) =>
    sidesOf(tileAt(plan, place).facing, place).flatMap((side) => {
      if (neighbourAcross(plan, place, side) !== null) return [];
      const [x, y] = cellOf(tileAt(plan, place), place & 1);
      const [dx, dy] = steps[side];
      return { cell: [x + dx, y + dy] as const, side: opposite(side) };
    }),
  );

/**
 * Whether the player is exposed to the monster: both are in the same space, the space is not a Room, nobody else is
 * there, and no card hides the player. SAN-MON-03, SAN-MON-04, SAN-RUL-09
 */
export function isExposed(
  plan: MapView & { readonly players: readonly Pick<Player, 'at' | 'hidden'>[] },
  player: number,
  monster: Pick<Monster, 'at'>,
): boolean {
  const me = plan.players[player];
  if (!me || me.at < 0 || me.hidden || me.at !== monster.at || inRoom(plan, me.at)) return false;
  return !plan.players.some((other, i) => i !== player && other.at === me.at);
}
