// nightward/board: spaces, what stands between them, and the three questions about it: how far on foot, how far apart, and who sees whom.
export { assemble } from './assemble.js';
export { edges, type Board } from './board.js';
export { board } from './check-board.js';
export { boardFromText } from './board-text.js';
export { paths, range, type Distances, type Nearest } from './distances.js';
export { presets } from './presets.js';
export { parseBoard, parseState } from './read-board.js';
export { sight, type Sight } from './sight.js';
export { boardToText } from './write-text.js';
export type { Placement } from './tiles.js';
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
