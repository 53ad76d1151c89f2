// What Night Watch says at the table: questions, choices, what happens, hints, the end.
import type { Message } from '../../message.js';
import type en from '../../en/night-watch/table.js';

export default {
  map: 'Der Tisch',
  candles: 'Kerzen',
  'ask-turn': '{player}: Wie viele Kerzen löschst du?',
  'ask-wait': '{player} überlegt.',
  'ask-over': 'Die Partie ist zu Ende.',
  'do-put-out': { one: 'Eine Kerze löschen.', other: '{n} Kerzen löschen.' },
  'on-lit': { one: 'Eine Kerze brennt.', other: '{n} Kerzen brennen.' },
  'on-put-out': { one: '{player} löscht eine Kerze.', other: '{player} löscht {n} Kerzen.' },
  'over-dark': '{player} hat die letzte Kerze gelöscht und sitzt im Dunkeln. Alle anderen gewinnen.',
  won: 'Es ist hell',
  lost: 'Dunkel',
  'end-again': 'Noch einmal spielen',
  'end-same': 'Partie neu starten',
  'hint-turn': 'Lösche so wenige oder so viele, wie du magst, aber lass die letzte Kerze jemand anderem.',
} satisfies Record<keyof typeof en, Message>;
