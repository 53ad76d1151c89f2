import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/table-spoken.js';

// Was von einer Partie Lobotomy 2 nur zu hören ist: Fragen, die schon gestellt waren, mit einem Wort, und vieles auf einmal.
export default {
  'hear-act': 'Aktionspunkte: {n}.',
  'hear-act-moving': 'Aktionspunkte: {ap}, Bewegungspunkte: {mp}.',
  'hear-choices': 'Möglichkeiten: {n}.',
  'hear-spawned': 'Neu da: {minis}.',
  'hear-come': { one: '{minis} kommt zu {players}.', other: '{minis} kommen zu {players}.' },
  'hear-prowl': { one: 'Ein Monster bewegt sich anderswo.', other: '{n} Monster bewegen sich anderswo.' },
  'n-monsters': '{n} Monster',
  'hear-hunt': 'Der Jagdmeister ist auf Feld {to}.',
  'hear-hunt-card': '„{card}“, Feld {space} der Jagd.',
  'hear-turn': '{player} ist am Zug.',
  'hear-no-wound': '{mini} nimmt keine Wunde.',
  'hear-open-door': { one: 'Eine Tür geht auf.', other: '{n} Türen gehen auf.' },
  'hear-closed-door': { one: 'Eine Tür geht zu.', other: '{n} Türen gehen zu.' },
} as const satisfies Record<keyof typeof en, Message>;
