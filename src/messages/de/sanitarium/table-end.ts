// Was Sanitarium sagt, wenn eine Partie vorbei ist: wie es sich anfühlt, was geschah in Zahlen, und was nun.
import type { Message } from '../../message.js';
import type en from '../../en/sanitarium/table-end.js';

export default {
  'end-out': 'Die Laternen brennen noch.',
  'end-shut': 'Hinter {player} fällt die Tür zu.',
  'end-dark': 'Die Kerze ist aus.',
  'end-numbers': 'Die Partie in Zahlen',
  'end-turns': 'Züge',
  'end-moves': 'Schritte',
  'end-laid': 'Karten gelegt',
  'end-used': 'Karten benutzt',
  'end-horror': 'Schreckenswürfe',
  'end-safe': 'Geborgenheiten',
  'end-left': { one: 'Eine Karte war noch im Stapel.', other: '{n} Karten waren noch im Stapel.' },
  'end-empty': 'Keine Karte war mehr im Stapel.',
  'end-again': 'Noch einmal spielen',
  'end-same': 'Dieselben Karten noch einmal',
  'end-map': 'Das Haus ansehen',
} satisfies Record<keyof typeof en, Message>;
