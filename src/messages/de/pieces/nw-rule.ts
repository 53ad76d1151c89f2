// What <nw-rule> says, and what the panel with the text of a rule says.
import type en from '../../en/pieces/nw-rule.js';

export default {
  rule: 'Regel {rule}',
  'fault-rule': 'Kein Spiel hat eine Regel „{rule}“. Die Kennung einer Regel sieht aus wie SAN-TURN-07.',

  // The panel
  close: 'Schließen',
  back: 'Zurück zu {rule}',
  missing: 'Der Text dieser Regel ist hier nicht verfügbar.',
} satisfies Record<keyof typeof en, string>;
