// Tracks of a page: with spaces that have no card, and such as do not run in rows, but round about, or as it says.
import type { HuntSpace } from '../../engine/scene/hunt-track-model.js';
import {
  BELOW,
  GAP,
  LEAD,
  NARROW,
  placed,
  rows,
  type Kind,
  type Laid,
  type Layout,
  type Measure,
  type Point,
} from './layout.js';

/** Where no cards are, the way runs through the spaces; how far a space without a card reaches around it. */
const THROUGH = 5;
const [UP, DOWN] = [1.7, 4.7];

/** @param room How much width there is, in em. */
export function layOut(kind: Kind, spaces: readonly HuntSpace[], room: number): Layout {
  const foot = spaces.some(({ card }) => card) ? BELOW : THROUGH;
  const measure = { foot, row: foot + (spaces.some(({ card }) => !card) ? DOWN : GAP) };
  return placed(wayOf(kind, spaces, room, measure), (i) => (spaces[i]?.card ? BELOW : UP));
}

function wayOf(kind: Kind, spaces: readonly HuntSpace[], room: number, measure: Measure): Laid {
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

/** Round about, from the top; as small as the spaces may lie without touching. */
function ring(n: number, { foot, row }: Measure): Laid {
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
    return [size + NARROW / 2 + 1 + x, size + foot + y];
  };
  const stops = [0.5, ...Array.from({ length: n }, (_, i) => i + 1), n + 0.5];
  const legs = stops.slice(1).map((to, i) =>
    [1, 2, 3, 4, 5, 6].map((k) => {
      const from = stops[i] ?? to;
      return at(from + ((to - from) * k) / 6);
    }),
  );
  return { width: 2 * size + NARROW + 2, height: 2 * size + row, pitch: NARROW, feet: stops.map(at), legs };
}

/** As a page says, in spaces to the right and down. */
function free(all: readonly Point[], { foot, row }: Measure): Laid {
  const [left, top] = [0, 1].map((axis) => Math.min(...all.map((at) => at[axis] as number))) as [number, number];
  const on = all.map(([x, y]): Point => [LEAD + (x - left + 0.5) * NARROW, (y - top) * row + foot]);
  const aside = ([x, y]: Point = [0, 0], by: number): Point => [x + by * (NARROW / 2 + LEAD - 0.8), y];
  const feet = [aside(on[0], -1), ...on, aside(on.at(-1), 1)];
  return {
    width: Math.max(...on.map(([x]) => x)) + NARROW / 2 + LEAD,
    height: Math.max(...on.map(([, y]) => y)) + row - foot,
    pitch: NARROW,
    feet,
    legs: feet.slice(1).map((to) => [to]),
  };
}
