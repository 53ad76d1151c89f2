// Was um den Tisch von <asylum-escape-game> steht, neben dem, was seine Szene sagt.
import type { Message } from '../../message.js';
import type en from '../../en/asylum-escape/table-panels.js';

export default {
  map: 'Das Haus',
  victims: 'Opfer',
  'patients-here': 'Patienten',
  decks: 'Stapel',
  'deck-left': { one: '{deck}: noch {n} Karte', other: '{deck}: noch {n} Karten' },
  'coin-lies': 'Die Münze',
  die: 'Der Würfel',
  'is-bot': 'Bot',
  'open-table': 'Was alle sehen dürfen',
  'curtain-note': 'Bis dahin sieht niemand, wer sich wo versteckt, und auch keine Karten.',
} satisfies Record<keyof typeof en, Message>;
