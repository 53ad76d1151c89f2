// What <nw-choices> says.
import type { Message } from '../../message.js';
import type en from '../../en/pieces/nw-choices.js';

export default {
  cost: 'Kosten: {cost}',
  again: 'Dieselbe Wahl noch einmal (Nr. {n}).',
  'show-list': 'Alle Möglichkeiten als Liste zeigen',
  'hide-list': 'Die Liste verbergen',
  more: { one: 'Noch {n} zur Wahl', other: 'Noch {n} zur Wahl' },
} satisfies Record<keyof typeof en, Message>;
