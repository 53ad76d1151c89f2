// The texts of <nw-patient-mat>.
import type { Messages } from '../../message.js';

export default {
  mat: 'Mat of a patient',
  health: 'Health',
  terror: 'Terror',
  strength: 'Strength',
  dexterity: 'Dexterity',
  focus: 'Focus',
  neurosis: 'Neurosis',
  adrenaline: 'Adrenaline',
  'level-1': 'I',
  'level-2': 'II',
  'level-3': 'III',
  extra: { one: '+{n} die', other: '+{n} dice' },
  'with-adrenaline': {
    one: '{name} {value}, and {n} die of Adrenaline',
    other: '{name} {value}, and {n} dice of Adrenaline',
  },
  dead: 'At 0 Health, the patient is dead.',
  'fault-number': 'This must be a whole number from 0 to {most}.',
  'fault-statistic': 'This must be strength, dexterity or focus.',
} as const satisfies Messages;
