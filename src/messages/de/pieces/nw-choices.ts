// The texts of <nw-choices>.
import type { Message } from '../../message.js';
import type en from '../../en/pieces/nw-choices.js';

export default {
  cost: 'Kosten: {cost}',
  again: 'Noch einmal gefragt ({n}).',
  'show-list': 'Alle Möglichkeiten als Liste anzeigen',
  'hide-list': 'Liste ausblenden',
  more: { one: '{n} weitere Möglichkeit', other: '{n} weitere Möglichkeiten' },
  below: 'noch {n} ↓',
} satisfies Record<keyof typeof en, Message>;
