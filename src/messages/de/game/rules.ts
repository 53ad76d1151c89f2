// Was jedes Spiel neben seinen Regeln antwortet, wenn gefragt wird, warum etwas nicht geht.
import type { Message } from '../../message.js';
import type en from '../../en/game/rules.js';

export default {
  'can-now': 'Das geht gerade.',
  'is-over': 'Die Partie ist zu Ende.',
  'ask-why': 'Was geht gerade nicht?',
  'no-undo':
    'Zurücknehmen kannst du nur deine eigene letzte Wahl, und nur solange seither nichts ans Licht gekommen ist.',
} satisfies Record<keyof typeof en, Message>;
