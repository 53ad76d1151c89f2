// Was <lobotomy-game> vor einer Partie sagt: das Formular.
import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/page.js';

export default {
  title: 'Lobotomy 2: Manhunt',
  scenario: 'Welche Nacht ist es?',
  'characters-each': { one: 'Jeder von euch spielt einen Charakter.', other: 'Jeder von euch spielt {n} Charaktere.' },
  'as-character': 'als',
  difficulty: 'Wie schwer soll es sein?',
  'difficulty-recommended': 'wie empfohlen',
  'difficulty-normal': 'normal',
  'difficulty-easiest': 'zwei Karten helfen sehr',
  'difficulty-easier': 'zwei Karten helfen',
  'difficulty-harder': 'zwei Karten hindern',
  'difficulty-hardest': 'zwei Karten hindern sehr',
  'player-0': 'Ada',
  'player-1': 'Bruno',
  'player-2': 'Cleo',
  'player-3': 'Dov',
  'player-4': 'Esme',
  'bot-crew': 'Bot, spielt vernünftig',
  contains: 'Enthält: {notes}.',
  'all-notes':
    'Gewalt, Blut, Tod, Verfolgung, Eingesperrtsein, psychische Krankheit, Zwangsbehandlung, Medikamente, Operationen, Körperhorror, Ertrinken, Kannibalismus, ein Kind in Gefahr, häusliche Gewalt, angreifende Tiere, Dunkelheit, Stimmen, Feuer, Religion',
  nearest: 'Wo kommen Monster herein?',
  'nearest-range': 'am nächsten, Luftlinie',
  'nearest-walking': 'am nächsten, zu Fuß',
  'fault-scenario': 'scenario ist „S1“ bis „S4“ oder, für einen Täglichen Albtraum, „DN1“ bis „DN4“.',
  'fault-characters': 'characters: „{id}“ ist niemand; es gibt {ids}. Ein Komma beendet die eines Platzes.',
  'fault-difficulty': 'difficulty ist „recommended“, „normal“ oder so viele Karten einer Stufe: „2 easier“.',
  'fault-nearest': 'nearest ist „range“ oder „walking“.',
  'fault-seats': 'seats nennt für jeden von einem bis fünf Plätzen „person“, „crew“ oder „random“.',
} satisfies Record<keyof typeof en, Message>;
