// Was <nw-rule> selbst sagt.
import type en from '../../en/pieces/nw-rule.js';

export default {
  rule: 'Regel {rule}',
  'fault-rule': 'Kein Spiel hat eine Regel „{rule}“. Die Kennung einer Regel sieht aus wie SAN-TURN-07.',
} satisfies Record<keyof typeof en, string>;
