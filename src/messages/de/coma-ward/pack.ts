// What is wrong with the options of a match.
import type { Message } from '../../message.js';
import type en from '../../en/coma-ward/pack.js';

export default {
  quirks: 'Schreibe true, um mit Marotten zu spielen, oder false.',
  first: 'Schreibe die Nummer eines Platzes, 0 bis {n}, oder lass es weg.',
} satisfies Record<keyof typeof en, Message>;
