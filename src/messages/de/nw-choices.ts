// Was <nw-choices> selbst sagt.
import type en from '../en/nw-choices.js';

export default {
  cost: 'Kosten: {cost}',
  again: 'Noch einmal dasselbe, Nr. {n}.',
  'show-list': 'Alle Antworten als Liste zeigen',
  'hide-list': 'Die Liste verbergen',
} satisfies Record<keyof typeof en, string>;
