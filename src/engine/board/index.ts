// nightward/board: spaces, what is between them, and three questions: how far a way on foot is, how far apart spaces
// are, and who sees whom.
export { board, edges, type Board } from './board.js';
export { boardFromText } from './text/board-from-text.js';
export { paths, range, type Distances, type Nearest } from './distances.js';
export { presets } from './example-boards.js';
export { parseBoard, parseState } from './read-board.js';
export { sight, type Sight } from './sight/sight.js';
export { boardToText } from './text/board-to-text.js';
export { assemble, type Placement } from './tiles.js';
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
