// What <tile-grid> says of boards with walls and doors.
import type { Messages } from '../../message.js';

export default {
  several: '{n} × {name}',
  gap: '{name} ({side}, gap)',
  breach: '{name} ({side}, breach)',
  'door-closed': 'Closed door between {a} and {b}',
  'door-open': 'Open door between {a} and {b}',
  'outer-closed': 'Closed door of {a}',
  'outer-open': 'Open door of {a}',
  passage: 'Between {a} and {b}',
  side: 'The side of {a}',
  carries: { one: '{kind}', other: '{n} × {kind}' },
  with: '{name} ({list})',
  wound: 'wound',
  stun: 'stunned',
  fire: 'on fire',
  frost: 'frozen',
} as const satisfies Messages;
