// Was Asylum Escape sagt, wenn eine Partie vorbei ist: wie es sich anfühlt, wo alle waren, und was nun.
import type { Message } from '../../message.js';
import type en from '../../en/asylum-escape/table-end.js';

export default {
  won: 'Gewonnen',
  lost: 'Verloren',
  'end-out': 'Das Tor steht offen, und es wird hell.',
  'end-dark': 'Niemand ist mehr da, der das Licht löscht.',
  'end-routes': 'Wo alle waren',
  'end-alive': 'am Leben',
  'end-dead': 'tot',
  'end-again': 'Noch einmal spielen',
  'end-same': 'Dasselbe Haus noch einmal',
} satisfies Record<keyof typeof en, Message>;
