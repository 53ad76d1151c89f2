// Was <lobotomy-game> um seinen Tisch sagt.
import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/table.js';

export default {
  map: 'Die Station',
  objectives: 'Was zu tun ist',
  monsters: { one: 'Eine Art von Monster im Spiel', other: '{n} Arten von Monstern im Spiel' },
  first: 'Erster Charakter',
  'wounds-of': { one: '1 Wunde bei {of} Gesundheit', other: '{n} Wunden bei {of} Gesundheit' },
  'insanity-of': '{n} von {of} Wahnsinn',
  'nothing-held': 'Kein Gerümpel und keine Medikamente.',
  'quest-done': 'Erfüllt.',
  'quest-at': '{n} von {of}',
  used: 'in diesem Zug benutzt',
  upgrades: 'Verbesserungen, die zu haben sind',
  trade: 'Der Tausch',
  gives: '{player} gibt',
  won: 'Lebend heraus',
  lost: 'Verloren',
} satisfies Record<keyof typeof en, Message>;
