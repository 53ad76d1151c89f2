// Was <lobotomy-game> sagt, wenn eine Partie vorbei ist.
import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/table-end.js';

export default {
  'end-rounds': { one: 'Es hat eine Runde gedauert.', other: 'Es hat {n} Runden gedauert.' },
  'end-numbers': 'Die Nacht in Zahlen',
  'end-defeated': 'besiegte Monster',
  'end-wounds': 'zugefügte Wunden',
  'end-taken': 'erlittene Wunden',
  'end-deaths': 'Tode',
  'end-spaces': 'betretene Felder',
  'end-next': 'Weiter: {scenario}',
  'end-again': 'Noch einmal, andere Karten',
  'end-same': 'Dieselbe Nacht noch einmal',
} satisfies Record<keyof typeof en, Message>;
