// What <nw-attack-odds> says of its own.
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
    one: '{n} Wound or more, and the target is defeated',
    other: '{n} Wounds or more, and the target is defeated',
  },
  average: 'Wounds on average',
  told: '{chance} that the target is defeated. {mean} Wounds on average.',
  'told-average': '{mean} Wounds on average.',
  'fault-game': 'No game of that name reckons attacks. There are: {games}.',
  'fault-load': 'The game could not be fetched. Check the connection and load the page again.',
} as const satisfies Messages;
