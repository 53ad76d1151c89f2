// Was der Zettel, der sagt, warum etwas nicht geht, selbst sagt.
import type en from '../../en/pieces/nw-why.js';

export default {
  again: 'Noch einmal ?, und du liest die Regel.',
  rule: 'Regel {rule}',
  why: 'Warum nicht',
} satisfies Record<keyof typeof en, string>;
