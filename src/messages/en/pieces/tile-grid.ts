// What <tile-grid> says.
import type { Messages } from '../../message.js';

export default {
  map: { one: 'Map, {n} space', other: 'Map, {n} spaces' },
  exits: { one: '{n} exit: {list}.', other: '{n} exits: {list}.' },
  exit: '{name} ({side})',
  open: '{name} ({side}, open door)',
  closed: '{name} ({side}, closed door)',
  here: 'Here: {list}.',
  'can-act': 'You can act here.',
  cost: { one: 'You can act here for {n} point.', other: 'You can act here for {n} points.' },
  selected: 'Chosen.',
  seen: 'In sight.',
  side0: 'north',
  side1: 'east',
  side2: 'south',
  side3: 'west',
} as const satisfies Messages;
