// What <tile-grid> says of a map of a page's own, and of what a page asks of it.
import type { Messages } from '../../message.js';

export default {
  threatened: 'Threatened.',
  disabled: 'Not possible now.',
  fault: 'The map cannot be drawn: a value here is missing or wrong.',
  'fault-board':
    'This has to be M1, L1, L2, R1 or V1, a board in JSON, or one drawn in several lines of text; as a child, in a <pre>.',
  'fault-viewer': 'The board has no space “{id}”, but {ids}.',
  'fault-show': 'This can be sight, range, paths, list and legend, apart by spaces.',
  'fault-load': 'The board could not be fetched. Try again later.',
} as const satisfies Messages;
