// The texts of <nw-rule>, and of the panel that shows a rule.
import type en from '../../en/pieces/nw-rule.js';

export default {
  rule: 'Regel {rule}',
  'fault-rule': 'Kein Spiel hat eine Regel „{rule}“. Die Kennung einer Regel sieht aus wie SAN-TURN-07.',

  // The panel
  close: 'Schließen',
  back: 'Zurück zu {rule}',
  missing: 'Der Text dieser Regel ist hier nicht verfügbar.',
} satisfies Record<keyof typeof en, string>;
