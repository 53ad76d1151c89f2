// The texts of <nw-attack-odds>.
import type { Messages } from '../../message.js';

export default {
  attack: 'The attack',
  against: 'The defense',
  'no-dice': 'No dice',
  odds: 'Chance of each number of Wounds',
  percent: '{n}%',
  rare: '< 0.1%',
  sure: '> 99.9%',
  falls: {
    one: 'With {n} Wound or more, the target is defeated',
    other: 'With {n} Wounds or more, the target is defeated',
  },
  average: 'Wounds on average',
  told: 'Chance to defeat the target: {chance}. {mean} Wounds on average.',
  'told-average': '{mean} Wounds on average.',
  'fault-game': 'No game of that name has attack odds. Choose one of: {games}.',
  'fault-load': 'The game could not be loaded. Check your connection and reload the page.',
} as const satisfies Messages;
