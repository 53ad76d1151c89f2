// Warum etwas bei den Rätseln von Mansions of Madness gerade nicht geht.
import type { Message } from '../../message.js';
import type en from '../../en/mansions-of-madness/rules.js';

export default {
  'not-yours': 'Nur wer das Rätsel gerade versucht, darf es verändern.',
  'not-now': 'Das ist jetzt nicht möglich.',
  'no-step': 'Dafür hast du in diesem Zug keinen Schritt mehr übrig.',
  open: 'Diese Karte liegt nicht mehr da.',
} satisfies Record<keyof typeof en, Message>;
