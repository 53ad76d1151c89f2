// The reasons why something is not possible now in the puzzles of Mansions of Madness.
import type { Message } from '../../message.js';
import type en from '../../en/mansions-of-madness/rules.js';

export default {
  'not-yours': 'Nur wer das Rätsel gerade versucht, darf es verändern.',
  'not-now': 'Das ist jetzt nicht möglich.',
  'no-step': 'Du hast in diesem Zug keinen Schritt dieser Art mehr übrig.',
  open: 'Diese Karte liegt nicht mehr da.',
} satisfies Record<keyof typeof en, Message>;
