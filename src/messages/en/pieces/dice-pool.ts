// What <dice-pool> says while it only draws, in English.
import type { Messages } from '../../message.js';

export default {
  dice: 'Dice',
  die: '{die}: {face}',
  unthrown: '{die}: not thrown yet',
} as const satisfies Messages;
