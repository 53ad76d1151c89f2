// What <puzzle-board> says before it has been drawn.
import type { Messages } from '../../message.js';

export default {
  'fault-puzzle':
    'There is no puzzle of this id: 1A, 2A, 3A, 4A, 5A, 6A, 7, 8, 9, “daily”, or a puzzle of your own in JSON.',
  'fault-deal': 'There is no deal of this id; one looks like 2A.4k3j9x1.',
  'fault-solve-in': 'No deal of this puzzle takes that many actions: another number, from 1 on.',
  'fault-number': 'This has to be a whole number from {low} to {high}.',
  'fault-state': 'This move is not possible there.',
  'fault-model': 'A model has version 1, a position and a list of moves.',
  'fault-load': 'The board could not be loaded. Is the page online?',
} as const satisfies Messages;
