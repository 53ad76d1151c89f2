// Where everything of a house stands, in rooms to the right and rooms up; and what is different from the last time.
import type { HouseFigure, HouseModel, HouseRoom } from '../../engine/scene/house-model.js';

/** A room's left edge and floor. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A figure's middle, its floor, how much room it has across, and how high its name hangs, in lines. */
export interface Stand extends Spot {
  readonly share: number;
  readonly line: number;
}

/** Neighbouring columns under one roof, or one that has lost rooms and stands open. */
export interface Roof extends Spot {
  /** The room it lies on, the first from the left. */
  readonly over: string;
  readonly columns: number;
  readonly isTorn: boolean;
}

export interface Layout {
  readonly rooms: ReadonlyMap<string, Spot>;
  readonly figures: ReadonlyMap<string, Stand>;
  readonly roofs: readonly Roof[];
  /** Columns across. */
  readonly width: number;
  /** Storeys it was built with. */
  readonly storeys: number;
}

type Column = HouseModel['columns'][number];

export const roomsOf = ({ columns }: Pick<HouseModel, 'columns'>): readonly HouseRoom[] =>
  columns.flatMap(({ rooms }) => rooms);

export const figuresIn = ({ figures }: Pick<HouseModel, 'figures'>, room: string): readonly HouseFigure[] =>
  figures.filter((figure) => figure.room === room);

export function layoutOf(model: HouseModel): Layout {
  const { columns } = model;
  const storeys = Math.max(model.storeys ?? 0, ...columns.map(({ rooms }) => rooms.length));
  const rooms = new Map(columns.flatMap((column, x) => column.rooms.map(({ id }, y) => [id, { x, y }] as const)));
  return { rooms, figures: standsOf(model, rooms), roofs: roofsOf(columns, storeys), width: columns.length, storeys };
}

/** Those in one room stand side by side, whoever looks on at the left of them, and their names one above the other. */
function standsOf(model: HouseModel, rooms: Layout['rooms']): Layout['figures'] {
  return new Map(
    [...rooms].flatMap(([id, { x, y }]) => {
      const here = figuresIn(model, id);
      const first = model.own === id ? 0.24 : 0;
      const share = (1 - first) / here.length;
      return here.map((figure, i) => [figure.id, { x: x + first + share * (i + 0.5), y, share, line: i }] as const);
    }),
  );
}

function roofsOf(columns: readonly Column[], storeys: number): readonly Roof[] {
  const roofs: Roof[] = [];
  columns.forEach(({ rooms }, x) => {
    const y = rooms.length;
    const isTorn = y < storeys;
    const last = roofs.at(-1);
    if (last && !isTorn && !last.isTorn) roofs[roofs.length - 1] = { ...last, columns: last.columns + 1 };
    else roofs.push({ over: rooms.at(-1)?.id ?? '', x, y, columns: 1, isTorn });
  });
  return roofs;
}

/** How far something came, in rooms: where it was before, seen from where it is now. */
export interface Shift {
  readonly id: string;
  readonly dx: number;
  readonly dy: number;
}

export interface Changes {
  /** Rooms that are no more, where they were. */
  readonly broken: readonly (Spot & { readonly id: string })[];
  /** Rooms that are elsewhere now. */
  readonly rooms: readonly Shift[];
  /** Roofs, by the room they lie on. */
  readonly roofs: readonly Shift[];
  readonly figures: readonly Shift[];
}

const NONE: Changes = { broken: [], rooms: [], roofs: [], figures: [] };

/** What has happened to a house between two pictures of it; nothing if it is another house. */
export function changesOf(before: Layout | null, after: Layout): Changes {
  if (!before || ![...after.rooms.keys()].some((id) => before.rooms.has(id))) return NONE;
  const shifted = (id: string, was: Spot | undefined, { x, y }: Spot): Shift[] =>
    was && (was.x !== x || was.y !== y) ? [{ id, dx: was.x - x, dy: was.y - y }] : [];
  const all = (from: ReadonlyMap<string, Spot>, to: ReadonlyMap<string, Spot>): Shift[] =>
    [...to].flatMap(([id, spot]) => shifted(id, from.get(id), spot));
  /** How high the column was in which a room was. */
  const top = (column: number): number =>
    Math.max(...[...before.rooms.values()].filter(({ x }) => x === column).map(({ y }) => y)) + 1;
  return {
    broken: [...before.rooms].flatMap(([id, spot]) => (after.rooms.has(id) ? [] : [{ id, ...spot }])),
    rooms: all(before.rooms, after.rooms),
    roofs: after.roofs.flatMap((roof) => {
      const under = before.rooms.get(roof.over);
      return shifted(roof.over, under && { x: under.x, y: top(under.x) }, roof);
    }),
    figures: all(before.figures, after.figures),
  };
}
