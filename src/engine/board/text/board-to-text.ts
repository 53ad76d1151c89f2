// Draws a board as text, in the format that `boardFromText` reads.
import { board } from '../board.js';
import { corner, marks, none, sideLetters } from './board-from-text.js';
import type { BoardData } from '../types.js';

/**
 * The drawing of a board, moved so that its upper left corner is at [0, 0]. Null if the id of a space is not one letter
 * or digit, if an id or a name would change when the drawing is read again, or if the board has `sight` or spaces with a
 * `kind`.
 */
export function boardToText(data: BoardData): string | null {
  const { points = [] } = data;
  const words = [...data.boundaries.flatMap(({ id }) => id ?? []), ...points.flatMap(({ id, colour }) => [id, colour])];
  const lines = data.spaces.flatMap(({ name }) => name ?? []);
  const plain =
    data.sight === undefined &&
    data.spaces.every(({ id, kind }) => /^[A-Za-z0-9]$/.test(id) && kind === undefined) &&
    words.every((word) => !/\s/.test(word)) &&
    lines.every((line) => /^[^\s;<&…]+(?: [^\s;<&…]+)*$/.test(line));
  if (!plain) return null;
  const { cells, spaceOf, spaces, edges, edgeAt, openings } = board(data);
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const row = (_: unknown, y: number): string[] =>
    Array.from({ length: (Math.max(...xs) - left) * 2 + 3 }, (_mark, x) => (x % 2 || y % 2 ? none : corner));
  const drawing = Array.from({ length: (Math.max(...ys) - top) * 2 + 3 }, row);
  const put = (x: number, y: number, mark: string): void => void drawing[y]?.splice(x, 1, mark);

  const own = new Set(data.boundaries.map(({ id }) => id));
  const given = new Map(edges.map(({ id }, n) => [id, openings[n]]));
  const notes = data.spaces.flatMap(({ id, name }) => (name === undefined ? [] : [`name ${id} ${name}`]));
  for (const [cell, [x, y]] of cells.entries()) {
    const [column, line] = [(x - left) * 2 + 1, (y - top) * 2 + 1];
    put(column, line, spaces[spaceOf[cell] as number] as string);
    for (const [side, [dx, dy]] of (
      [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ] as const
    ).entries()) {
      const edge = edges[edgeAt[cell * 4 + side] as number];
      if (!edge) continue;
      put(column + dx, line + dy, marks[edge.kind]);
      const opening = given.get(edge.id);
      // Each edge gets at most one note, which is written for the first of its two cells.
      if (!given.delete(edge.id)) continue;
      const more = [...(opening && edge.kind !== 'open' ? opening : []), ...(own.has(edge.id) ? [edge.id] : [])];
      if (more.length) notes.push(['edge', `${x - left},${y - top}`, sideLetters.charAt(side), ...more].join(' '));
    }
  }
  for (const { id, space, colour } of points) notes.push(`point ${id} ${space} ${colour}`);
  return [...drawing.map((marksOfRow) => marksOfRow.join('')), ...notes].join('\n');
}
