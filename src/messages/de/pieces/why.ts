// The texts of the popover that answers “why not?”.
import type en from '../../en/pieces/why.js';

export default {
  again: 'Drücke noch einmal ?, um die Regel zu lesen.',
  rule: 'Regel {rule}',
} satisfies Record<keyof typeof en, string>;
