// How a Map Tile is drawn: 5 × 5 cells with a way out in the middle of each side, so that any two lie together in any quarter turn
// (LOB-RUL-12). Gaps are as wide as a doorway, and are where Scenarios lay Doors; a `window` is art in a wall (LOB-MAP-05).
// How to read a drawing: docs/boards.md.
import { boardFromText } from '../../../board/text/board-from-text.js';
import type { MapTile } from '../cards/scenario-types.js';

const doorway = { from: 0.35, to: 0.65 };

/** @throws {RangeError} Where the drawing is none. */
export function tile(id: string, drawing: string): MapTile {
  const read = boardFromText(drawing);
  if (!read.ok) throw new RangeError(`${id}: ${read.error.path}: ${read.error.message}`);
  const boundaries = read.value.boundaries.map((each) => ({ ...(each.kind === 'gap' && doorway), ...each }));
  return { id, board: { ...read.value, boundaries } };
}
