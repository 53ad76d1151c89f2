// Was <lobotomy-game> vor einer Partie sagt: das Formular.
import type { Message } from '../message.js';
import type en from '../en/lobotomy-start.js';

export default {
  'title': 'Lobotomy 2: Manhunt',
  'scenario': 'Welche Nacht ist es?',
  'characters-each': { one: 'Jeder von euch spielt einen Charakter.', other: 'Jeder von euch spielt {n} Charaktere.' },
  'as-character': 'als',
  'difficulty': 'Wie schwer soll es sein?',
  'difficulty-recommended': 'wie empfohlen',
  'difficulty-normal': 'normal',
  'difficulty-easiest': 'am leichtesten: zwei Karten helfen sehr',
  'difficulty-easier': 'leichter: zwei Karten helfen',
  'difficulty-harder': 'schwerer: zwei Karten hindern',
  'difficulty-hardest': 'am schwersten: zwei Karten hindern sehr',
  'player-0': 'Ada',
  'player-1': 'Bruno',
  'player-2': 'Cleo',
  'player-3': 'Dov',
  'player-4': 'Esme',
  'bot-crew': 'Bot, der vernünftig spielt',
  'fault-seats': 'seats nennt für jeden von einem bis fünf Plätzen „person“, „crew“ oder „random“.',
} satisfies Record<keyof typeof en, Message>;
