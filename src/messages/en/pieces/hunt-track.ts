// What <hunt-track> says before it has been drawn.
import type { Messages } from '../../message.js';

export default {
  'fault-load': 'The track could not be loaded. Is the page online?',
} as const satisfies Messages;
