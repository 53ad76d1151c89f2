// Was das Feld sagt, das auf „warum nicht?“ antwortet.
import type en from '../../en/pieces/nw-why.js';

export default {
  again: 'Noch einmal ?, und du liest die Regel.',
  rule: 'Regel {rule}',
} satisfies Record<keyof typeof en, string>;
