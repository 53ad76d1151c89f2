// Why something is not possible now in Night Watch.
import type { Message } from '../../message.js';
import type en from '../../en/night-watch/rules.js';

export default {
  'not-your-turn': 'Du bist nicht am Zug.',
  'at-least-one': 'Lösche mindestens eine Kerze.',
  'at-most': 'In einem Zug gehen höchstens {n} Kerzen aus.',
  'too-few-burn': { one: 'Es brennt nur eine Kerze.', other: 'Es brennen nur {n} Kerzen.' },
} satisfies Record<keyof typeof en, Message>;
