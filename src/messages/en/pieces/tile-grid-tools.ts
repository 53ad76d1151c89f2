// What the tools of <tile-grid> say: laying a tile, zoom and pan.
import type { Messages } from '../../message.js';

export default {
  place: 'Place for a tile',
  lies: 'Way {i} of {n}, doorways: {list}.',
  ways: '{n} ways, R turns.',
  turn: 'Turn (R)',
  lay: 'Lay it here',
  back: 'Back',
  in: 'Zoom in',
  out: 'Zoom out',
  fit: 'Show all',
  pan: 'Move the view: {side}',
} as const satisfies Messages;
