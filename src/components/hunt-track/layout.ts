// The positions of the spaces and of the path along them, in em. Cards keep their size, and the track wraps.
import type { HuntSpace } from '../../engine/scene/hunt-track-model.js';

export type LayoutKind = 'row' | 'u' | 'ring' | 'free';
export type Point = readonly [x: number, y: number];

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The width of a space. */
  readonly pitch: number;
  /** The upper left corner of each space. */
  readonly spaceCorners: readonly Point[];
  /** Positions of the figure: before the first space, on each space, and after the last. */
  readonly figurePositions: readonly Point[];
  /** The path from each position of the figure to the next. */
  readonly pathSections: readonly (readonly Point[])[];
}

/** The smallest width of a space, except on a phone. */
const NARROW = 5.2;
/** The smallest width of a space on a phone, and the largest width of a space in any box. */
const [SMALL, WIDE] = [4.2, 7.2];
/** If a row has at most this many spaces, as on a phone, they may be as narrow as `SMALL`. */
const FEW = 3;
/** The margin before the first card and after the last; smaller on a phone. */
const LEAD = 1.9;
/** A box that is narrower than this is laid out as on a phone. */
const PHONE = 21;
/** The distance from the top of a card down to the path. */
const BELOW = 7.85;
/** The distance from the path to the top of the next row. */
const GAP = 0.85;

/** On a track without cards, the path runs through the spaces, this far below the top of the row. */
const THROUGH = 5;
/** How far a space without a card extends above and below the path. */
const [UP, DOWN] = [1.7, 4.7];

/** Distances from the top of a row to the path and to the next row. */
interface Measure {
  readonly pathDepth: number;
  readonly row: number;
}

type PathLayout = Omit<Layout, 'spaceCorners'>;

/** @param room The available width in em. */
export function computeLayout(kind: LayoutKind, spaces: readonly HuntSpace[], room: number): Layout {
  const pathDepth = spaces.some(({ card }) => card) ? BELOW : THROUGH;
  const measure = { pathDepth, row: pathDepth + (spaces.some(({ card }) => !card) ? DOWN : GAP) };
  const path = pathLayoutOf(kind, spaces, room, measure);
  return {
    ...path,
    spaceCorners: path.figurePositions
      .slice(1, -1)
      .map(([x, y], i) => [x - path.pitch / 2, y - (spaces[i]?.card ? BELOW : UP)]),
  };
}

function pathLayoutOf(kind: LayoutKind, spaces: readonly HuntSpace[], room: number, measure: Measure): PathLayout {
  const n = spaces.length;
  switch (kind) {
    case 'row':
      return rows(n, room, measure);
    case 'u':
      return rows(n, room, measure, Math.ceil(n / 2));
    case 'ring':
      return ring(n, measure);
    case 'free':
      return free(
        spaces.map(({ at = [0, 0] }) => at),
        measure,
      );
  }
}

/**
 * Arranges the spaces in as few rows as the width allows. Each row runs in the opposite direction to the row above it
 * (LOB-RUL-119).
 * @param room The available width in em.
 * @param most The maximum number of spaces in a row.
 */
function rows(n: number, room: number, { pathDepth, row }: Measure, most = n): PathLayout {
  const lead = room < PHONE ? 1.15 : LEAD;
  const fit = (width: number): number => Math.max(1, Math.floor((room - 2 * lead) / width));
  const fits = Math.min(most, Math.max(fit(NARROW), Math.min(FEW, fit(SMALL))));
  const count = Math.ceil(n / fits);
  const columns = Math.ceil(n / count);
  // The box may be narrower than the margins at both ends together.
  const pitch = Math.min(WIDE, Math.max(0, room - 2 * lead) / columns);
  const width = columns * pitch + 2 * lead;
  const isBack = (i: number): boolean => Math.floor(i / columns) % 2 > 0;
  const on = Array.from({ length: n }, (_, i): Point => [
    lead + pitch * (isBack(i) ? columns - (i % columns) - 0.5 : (i % columns) + 0.5),
    Math.floor(i / columns) * row + pathDepth,
  ]);
  const [x, y] = on.at(-1) ?? [0, pathDepth];
  const figurePositions: Point[] = [
    [0.8, pathDepth],
    ...on,
    [x + (isBack(n - 1) ? -1 : 1) * (pitch / 2 + lead - 0.8), y],
  ];
  const pathSections = figurePositions.slice(1).map((to, i) => {
    const from = figurePositions[i] ?? to;
    if (from[1] === to[1]) return [to];
    // At the end of a row, the path turns and runs back.
    const [edge, bend] = isBack(i - 1) ? [0.7, 0.6] : [width - 0.7, -0.6];
    return [[edge + bend, from[1]], [edge, from[1] + 0.6], [edge, to[1] - 0.6], [edge + bend, to[1]], to] as const;
  });
  return { width, height: Math.ceil(n / columns) * row, pitch, figurePositions, pathSections };
}

/** Arranges the spaces in a ring, starting at the top, as small as possible without overlap. */
function ring(n: number, { pathDepth, row }: Measure): PathLayout {
  const on = (size: number, i: number): Point => {
    const angle = ((i - 1) / n) * 2 * Math.PI - Math.PI / 2;
    return [Math.cos(angle) * size, Math.sin(angle) * size];
  };
  const touch = (size: number): boolean => {
    const all = Array.from({ length: n }, (_, i) => on(size, i + 1));
    return all.some(([x, y], i) =>
      all.slice(i + 1).some(([u, v]) => Math.abs(x - u) < NARROW && Math.abs(y - v) < row),
    );
  };
  let size = 4;
  while (touch(size)) size += 0.5;
  const at = (i: number): Point => {
    const [x, y] = on(size, i);
    return [size + NARROW / 2 + 1 + x, size + pathDepth + y];
  };
  const stops = [0.5, ...Array.from({ length: n }, (_, i) => i + 1), n + 0.5];
  const pathSections = stops.slice(1).map((to, i) =>
    [1, 2, 3, 4, 5, 6].map((k) => {
      const from = stops[i] ?? to;
      return at(from + ((to - from) * k) / 6);
    }),
  );
  return {
    width: 2 * size + NARROW + 2,
    height: 2 * size + row,
    pitch: NARROW,
    figurePositions: stops.map(at),
    pathSections,
  };
}

/** Arranges the spaces at the page's coordinates: one unit is one space to the right, or one row down. */
function free(all: readonly Point[], { pathDepth, row }: Measure): PathLayout {
  const [left, top] = [0, 1].map((axis) => Math.min(...all.map((at) => at[axis] as number))) as [number, number];
  const on = all.map(([x, y]): Point => [LEAD + (x - left + 0.5) * NARROW, (y - top) * row + pathDepth]);
  const aside = ([x, y]: Point = [0, 0], by: number): Point => [x + by * (NARROW / 2 + LEAD - 0.8), y];
  const figurePositions = [aside(on[0], -1), ...on, aside(on.at(-1), 1)];
  return {
    width: Math.max(...on.map(([x]) => x)) + NARROW / 2 + LEAD,
    height: Math.max(...on.map(([, y]) => y)) + row - pathDepth,
    pitch: NARROW,
    figurePositions,
    pathSections: figurePositions.slice(1).map((to) => [to]),
  };
}
