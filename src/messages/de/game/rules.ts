// The answers to “why not?” that all games share.
import type { Message } from '../../message.js';
import type en from '../../en/game/rules.js';

export default {
  'can-now': 'Das kannst du jetzt tun.',
  'is-over': 'Die Partie ist zu Ende.',
  'ask-why': 'Was kann ich gerade nicht tun?',
  'no-undo': 'Du kannst nur deine eigene letzte Wahl rückgängig machen, und nur, wenn sie nichts aufgedeckt hat.',
} satisfies Record<keyof typeof en, Message>;
