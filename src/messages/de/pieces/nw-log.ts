// The texts of <nw-log>.
import type en from '../../en/pieces/nw-log.js';

export default {
  all: 'Alles, was passiert ist',
  earlier: 'Frühere Zeilen zeigen',
  nothing: 'Noch ist nichts passiert.',
  rule: 'Regel {rule}',
  turn: 'Zug {n}',
} satisfies Record<keyof typeof en, string>;
