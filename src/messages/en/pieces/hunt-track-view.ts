// What <hunt-track> shows and says once it is drawn.
import type { Messages } from '../../message.js';

export default {
  track: { one: 'Track of {n} space', other: 'Track of {n} spaces' },
  huntmaster: 'The Huntmaster',
  // Where the walker is.
  'at-start': '{who} waits before the first space.',
  at: '{who} is on space {n} of {of}.',
  ended: '{who} has left the last space. This is the end.',
  waiting: { one: '{n} card waits for the next Hunt Phase.', other: '{n} cards wait for the next Hunt Phase.' },
  // The spaces.
  'space-named': 'Space {n}: {name}.',
  'space-down': 'Space {n}: a card, face down.',
  'space-known': 'Space {n}: {name}, face down.',
  here: '{who} is here.',
  waits: 'It waits for the next Hunt Phase.',
} as const satisfies Messages;
