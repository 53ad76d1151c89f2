// Was jedes Spiel um die Liste dessen sagt, was belasten kann.
import type { Message } from '../../message.js';
import type en from '../../en/game/content-warnings.js';

export default {
  'notes-title': 'Bevor ihr spielt',
  'notes-none': 'Wer diese Karten gemacht hat, nennt nichts, was belasten kann.',
  'notes-read': 'Gelesen. Anfangen',
} satisfies Record<keyof typeof en, Message>;
