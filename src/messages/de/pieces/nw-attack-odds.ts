import type { Message } from '../../message.js';
import type en from '../../en/pieces/nw-attack-odds.js';

export default {
  attack: 'Der Angriff',
  against: 'Die Verteidigung',
  'no-dice': 'Keine Würfel',
  odds: 'Chance jeder Zahl von Wunden',
  percent: '{n} %',
  rare: '< 0,1 %',
  sure: '> 99,9 %',
  falls: { one: 'Ab {n} Wunde ist das Ziel besiegt', other: 'Ab {n} Wunden ist das Ziel besiegt' },
  average: 'Wunden im Mittel',
  told: 'Das Ziel ist mit {chance} besiegt. Im Mittel {mean} Wunden.',
  'told-average': 'Im Mittel {mean} Wunden.',
  'fault-game': 'Kein Spiel dieses Namens berechnet Angriffe. Es gibt: {games}.',
  'fault-load': 'Das Spiel war nicht zu laden. Prüfe die Verbindung und lade die Seite neu.',
} satisfies Record<keyof typeof en, Message>;
