// Was bei Asylum Escape neben den Karten auf dem Tisch steht, im Notizbuch und in den Zügen, die noch kommen; und was man nur hört.
import type { Message } from '../../message.js';
import type en from '../../en/asylum-escape/table-scene.js';

export default {
  // Wer spielt
  'player-0': 'Ada',
  'player-1': 'Bruno',
  'player-2': 'Cleo',
  'player-3': 'Dov',
  'player-4': 'Esme',
  'player-5': 'Finn',
  'player-6': 'Greta',

  // Karten
  'on-card': 'Eine Karte, die du nicht kennst',
  'on-sealed': 'Gewählt: Gespielt wird sie, wenn alle geantwortet haben.',
  'on-table': 'Karten auf dem Tisch',
  'on-held': 'Karten, die vor den Opfern ausliegen',
  'on-hand-known': 'Von diesen Handkarten weißt du: {cards}.',
  'on-hand-limit': { one: 'Höchstens {n} Karte auf der Hand.', other: 'Höchstens {n} Karten auf der Hand.' },
  'on-number': { one: 'Zuletzt gezogen: {n} Raum', other: 'Zuletzt gezogen: {n} Räume' },
  'on-stumbled': 'Zuletzt gezogen: Stolpern',

  // Züge
  'on-turn-of': 'Zug {n} von {last}',
  'on-turn': 'Zug {n}',
  'on-rooms': { one: 'Jeder Patient darf {n} Raum weit gehen.', other: 'Jeder Patient darf {n} Räume weit gehen.' },
  'on-setup': 'Vor dem ersten Zug',

  // Das Notizbuch
  'on-own': 'Du bist hier: {room}.',
  'on-own-nowhere': 'Du hast keinen Raum.',
  'on-route': 'Du warst hier: {rooms}.',
  'on-said': 'In Zug {n} wurde {victim} gefunden: {room}.',
  'on-never-said': 'Noch nicht gefunden: {victim}.',
  'on-since': 'Seitdem:',
  'on-suspects': { one: '{victim} kann nur hier sein: {rooms}.', other: '{victim} kann in {n} Räumen sein.' },

  // Warten, und was man nur hört
  'ask-wait-others': 'Die anderen wählen.',
  'hear-choices': 'Möglichkeiten: {n}.',
} satisfies Record<keyof typeof en, Message>;
