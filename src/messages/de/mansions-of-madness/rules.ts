// Warum etwas bei den Rätseln von Mansions of Madness gerade nicht geht.
import type { Message } from '../../message.js';
import type en from '../../en/mansions-of-madness/rules.js';

export default {
  'not-yours': 'Nur wer das Rätsel gerade versucht, darf daran etwas tun.',
  'not-now': 'Danach wird jetzt nicht gefragt.',
  'no-step': 'Dafür ist in diesem Zug kein Schritt mehr übrig.',
  open: 'Eine solche Karte liegt nicht mehr da.',
} satisfies Record<keyof typeof en, Message>;
