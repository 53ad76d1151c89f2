// The texts of <nw-attack-odds>.
import type { Message } from '../../message.js';
import type en from '../../en/pieces/nw-attack-odds.js';

export default {
  attack: 'Der Angriff',
  against: 'Die Verteidigung',
  'no-dice': 'Keine Würfel',
  odds: 'Chance für jede Anzahl Wunden',
  percent: '{n} %',
  rare: '< 0,1 %',
  sure: '> 99,9 %',
  falls: { one: 'Ab {n} Wunde ist das Ziel besiegt', other: 'Ab {n} Wunden ist das Ziel besiegt' },
  average: 'Wunden im Schnitt',
  told: 'Chance, das Ziel zu besiegen: {chance}. Im Schnitt {mean} Wunden.',
  'told-average': 'Im Schnitt {mean} Wunden.',
  'fault-game': 'Kein Spiel mit diesem Namen berechnet Angriffe. Zur Wahl stehen: {games}.',
  'fault-load': 'Das Spiel konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu.',
} satisfies Record<keyof typeof en, Message>;
