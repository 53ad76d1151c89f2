// The texts of <nw-patient-mat>.
import type { Messages } from '../../message.js';
import type en from '../../en/pieces/nw-patient-mat.js';

export default {
  mat: 'Tafel eines Patienten',
  health: 'Gesundheit',
  terror: 'Angst',
  strength: 'Stärke',
  dexterity: 'Geschick',
  focus: 'Konzentration',
  neurosis: 'Neurose',
  adrenaline: 'Adrenalin',
  'level-1': 'I',
  'level-2': 'II',
  'level-3': 'III',
  extra: { one: '+{n} Würfel', other: '+{n} Würfel' },
  'with-adrenaline': {
    one: '{name} {value}, und {n} Würfel durch Adrenalin',
    other: '{name} {value}, und {n} Würfel durch Adrenalin',
  },
  dead: 'Bei 0 Gesundheit ist der Patient tot.',
  'fault-number': 'Hier muss eine ganze Zahl von 0 bis {most} stehen.',
  'fault-statistic': 'Hier muss strength, dexterity oder focus stehen.',
} satisfies Messages<keyof typeof en>;
