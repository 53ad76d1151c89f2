// What <hunt-track> shows and says.
import type { Messages } from '../../message.js';

export default {
  track: { one: 'Track of {n} space', other: 'Track of {n} spaces' },
  huntmaster: 'The Huntmaster',
  pawn: 'The pawn',
  aura: 'Insanity',
  // Where the walker is.
  'at-start': '{who} waits before the first space.',
  at: '{who} is on space {n} of {of}.',
  ended: '{who} has left the last space. This is the end.',
  waiting: { one: '{n} card waits for the next Hunt Phase.', other: '{n} cards wait for the next Hunt Phase.' },
  due: { one: '{n} card is to be turned over.', other: '{n} cards are to be turned over.' },
  // The spaces.
  'space-named': 'Space {n}: {name}.',
  'space-down': 'Space {n}: a card, face down.',
  'space-known': 'Space {n}: {name}, face down.',
  here: '{who} is here.',
  waits: 'It waits for the next Hunt Phase.',
  space: 'Space {n}.',
  'space-up': 'Space {n}: a card, face up.',
  'can-act': 'You can act here.',
  'can-reveal': 'It is turned over now.',
  selected: 'Chosen.',
  // What can be done.
  acts: 'What you can do',
  hunt: 'Hunt Phase',
  on: 'On',
  reveal: 'Turn over',
  death: 'A death',
  back: 'Back',
  reset: 'From the start',
  // What was done.
  'did-set-out': '{who} goes to space {n}.',
  'did-back': '{who} goes back to space {n}.',
  'did-back-out': '{who} goes back before the first space.',
  'did-turn': 'Turned over: {name}.',
  'did-turn-unnamed': 'The card of space {n} is turned over.',
  // What is wrong.
  'fault-number': 'This has to be a whole number from {low} to {high}.',
  'fault-spaces':
    'Spaces are a whole number from 1 to 60, or a list of as many: names, or fields “name”, “text”, “mark”, “card”, “at”: two numbers, of spaces, up to 99.',
  'fault-revealed': 'This has to be numbers of spaces that have a card, such as 1-5 7.',
  'fault-mark': 'A mark is up to three letters, or the name of a drawing, such as lamp.',
  'fault-cards': 'Cards are a list of names, or of fields “name”, “text”, “mark”.',
  'fault-layout': 'This has to be row, u, ring or free.',
  'fault-free': 'In free places every space says where it lies: “at”, in spaces to the right and down.',
  'fault-model': 'A model has version 1, a list of spaces and a position.',
  'fault-hidden': 'A card that lies face down has no name, text or mark here: take them out.',
  'fault-state': 'This is no state of this track.',
} as const satisfies Messages;
