// What is wrong with the options of a match, or with a situation.
import type { Message } from '../../message.js';
import type en from '../../en/night-watch/pack.js';

export default {
  candles: 'Das muss eine ganze Zahl von {min} bis {max} sein.',
  'not-a-situation': 'candles muss eine ganze Zahl von 1 bis 99 sein, active, das fehlen darf, eine von 0 bis {n}.',
} satisfies Record<keyof typeof en, Message>;
