// nightward/board: boards that consist of spaces, with walls, doors and gaps between them. It answers three questions:
// how long a path on foot is, how far apart two spaces are, and which spaces see each other.
export { board, edges, type Board } from './board.js';
export { boardFromText } from './text/board-from-text.js';
export { paths, range, type Distances, type Nearest } from './distances.js';
export { presets } from './example-boards.js';
export { comaWardFloors, floorPlan } from './floor-plan.js';
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
  SpaceKind,
  Stop,
} from './types.js';
