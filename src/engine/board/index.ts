// nightward/board: spaces, what stands between them, and the three questions about it: how far on foot, how far apart, and who sees whom.
export { assemble } from './tiles/assemble.js';
export { edges, type Board } from './board.js';
export { board } from './checked-board.js';
export { boardFromText } from './text/board-from-text.js';
export { paths, range, type Distances, type Nearest } from './distances.js';
export { presets } from './example-boards.js';
export { parseBoard, parseState } from './read-board.js';
export { sight, type Sight } from './sight/sight.js';
export { boardToText } from './text/board-to-text.js';
export type { Placement } from './tiles/join-tiles.js';
export type {
  BoardData,
  BoardEdge,
  BoardPoint,
  BoardSpace,
  BoardState,
  Boundary,
  BoundaryKind,
  Cell,
  Point,
  Policy,
  Side,
  SightLine,
  Stop,
} from './types.js';
