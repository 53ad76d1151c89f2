// What <tile-grid> says of lines of sight.
import type { Messages } from '../../message.js';

export default {
  looks: 'One looks from here.',
  unseen: 'Out of sight.',
  clear: 'Nothing in the way.',
  gaps: { one: 'Through a gap.', other: 'Through {n} gaps.' },
  'past-door': 'Past an open door.',
  'through-breach': 'Through a breach.',
  'one-way': 'It does not see back.',
  'by-wall': 'A wall is in the way.',
  'by-closed-door': 'A closed door is in the way.',
  'by-past-opening': 'A line ends one space past a door or breach.',
  'by-no-line': 'No straight line goes there.',
  'why-wall': 'Wall',
  'why-closed-door': 'Closed door',
  'why-past-opening': 'Past a door',
  'why-no-line': 'No line',
} as const satisfies Messages;
