// Was das Blatt, auf dem eine Regel steht, selbst sagt.
import type en from '../../en/pieces/nw-rule-panel.js';

export default {
  rule: 'Regel {rule}',
  close: 'Schließen',
  back: 'Zurück zu {rule}',
  missing: 'Zu dieser Regel steht hier kein Text.',
} satisfies Record<keyof typeof en, string>;
