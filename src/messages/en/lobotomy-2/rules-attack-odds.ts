// What the odds of an Attack of Lobotomy 2 offer to be changed on a rules page.
import type { Messages } from '../../message.js';

export default {
  'odds-attacker': 'Who attacks',
  'odds-with': 'With',
  'odds-target': 'Whom',
  'odds-armor': 'Armor',
  'odds-dice': 'Dice alone',
  'odds-bare': 'None',
  'odds-characters': 'Characters',
  'odds-basic': 'Monsters',
  'odds-elite': 'Elite Monsters',
  'odds-boss': 'Bosses',
  'odds-joins': '{list}',
  'odds-row': 'Row {n}: {text}',
  'odds-fire': 'Has Fire',
  'odds-stun': 'Is Stunned',
  'odds-insane': 'INSANE! side',
  'odds-empowered': 'Empowered',
  'odds-out': {
    one: 'This attack reaches {min} to {max} Spaces. The target is {n} Space away.',
    other: 'This attack reaches {min} to {max} Spaces. The target is {n} Spaces away.',
  },
  'odds-out-one': {
    one: 'This attack reaches Spaces at distance {max} only. The target is {n} Space away.',
    other: 'This attack reaches Spaces at distance {max} only. The target is {n} Spaces away.',
  },
} as const satisfies Messages;
