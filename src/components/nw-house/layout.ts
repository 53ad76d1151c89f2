// The positions of rooms, figures and roofs in a house, and the changes between two layouts. The unit is the size of a
// room; x grows to the right, y upwards.
import type { HouseFigure, HouseModel, HouseRoom } from '../../engine/scene/house-model.js';

/** The left edge and the floor of a room. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of a figure (x), and the floor on which it stands (y). */
export interface Stand extends Spot {
  /** The width that is available to the figure, as a fraction of the room's width. */
  readonly share: number;
  /** The height of the figure's name above the floor, in lines of text. */
  readonly line: number;
}

/** A roof over neighbouring columns, or the ruined roof (`isTorn`) of one column that has lost rooms. */
export interface Roof extends Spot {
  /** The id of the room below the left end of the roof. */
  readonly over: string;
  readonly columns: number;
  readonly isTorn: boolean;
}

export interface Layout {
  readonly rooms: ReadonlyMap<string, Spot>;
  readonly figures: ReadonlyMap<string, Stand>;
  readonly roofs: readonly Roof[];
  /** The number of columns. */
  readonly width: number;
  /** The number of storeys before any rooms were lost. */
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

/**
 * Figures in one room stand side by side, and their names are one above the other. A figure by itself stands further to
 * the right, since the name of the room begins at the left. In the viewer's own room, the viewer's mark is to the left
 * of all figures.
 */
function standsOf(model: HouseModel, rooms: Layout['rooms']): Layout['figures'] {
  return new Map(
    [...rooms].flatMap(([id, { x, y }]) => {
      const here = figuresIn(model, id);
      const first = model.own === id ? 0.24 : here.length === 1 ? 0.3 : 0;
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

/** A thing that has moved. `dx` and `dy` lead from its present position back to its previous one. */
export interface Shift {
  readonly id: string;
  readonly dx: number;
  readonly dy: number;
}

export interface Changes {
  /** The rooms that have disappeared, at their previous positions. */
  readonly broken: readonly (Spot & { readonly id: string })[];
  readonly rooms: readonly Shift[];
  /** The roofs that have moved. The id of a roof is the id of the room below its left end. */
  readonly roofs: readonly Shift[];
  readonly figures: readonly Shift[];
}

const NONE: Changes = { broken: [], rooms: [], roofs: [], figures: [] };

/** Returns the changes between two layouts of a house; no changes if the layouts have no room in common. */
export function changesOf(before: Layout | null, after: Layout): Changes {
  if (!before || ![...after.rooms.keys()].some((id) => before.rooms.has(id))) return NONE;
  const shifted = (id: string, was: Spot | undefined, { x, y }: Spot): Shift[] =>
    was && (was.x !== x || was.y !== y) ? [{ id, dx: was.x - x, dy: was.y - y }] : [];
  const all = (from: ReadonlyMap<string, Spot>, to: ReadonlyMap<string, Spot>): Shift[] =>
    [...to].flatMap(([id, spot]) => shifted(id, from.get(id), spot));
  /** The previous number of storeys of the column with this index. */
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
