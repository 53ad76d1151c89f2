// The texts of <hunt-track>.
import type { Messages } from '../../message.js';

export default {
  track: { one: 'Track of {n} space', other: 'Track of {n} spaces' },
  huntmaster: 'The Huntmaster',
  pawn: 'The pawn',
  aura: 'Insanity',
  // Where the figure is.
  'at-start': '{who} waits before the first space.',
  at: '{who} is on space {n} of {of}.',
  ended: '{who} has left the last space. This is the end.',
  waiting: { one: '{n} card waits for the next Hunt Phase.', other: '{n} cards wait for the next Hunt Phase.' },
  'waiting-step': {
    one: '{n} card will be turned over in the next step.',
    other: '{n} cards will be turned over in the next step.',
  },
  due: { one: '{n} card has to be turned over.', other: '{n} cards have to be turned over.' },
  // The spaces.
  'space-named': 'Space {n}: {name}.',
  'space-down': 'Space {n}: a card, face down.',
  'space-known': 'Space {n}: {name}, face down.',
  here: '{who} is here.',
  waits: 'It waits for the next Hunt Phase.',
  'waits-step': 'It will be turned over in the next step.',
  space: 'Space {n}.',
  'space-up': 'Space {n}: a card, face up.',
  'can-act': 'You can act here.',
  'can-reveal': 'You can turn it over now.',
  selected: 'Chosen.',
  // What can be done.
  acts: 'What you can do',
  hunt: 'Hunt Phase',
  step: 'Step and turn over',
  on: 'Forward',
  reveal: 'Turn over',
  death: 'Somebody dies',
  back: 'Back',
  reset: 'Start over',
  // What was done.
  'did-set-out': '{who} goes to space {n}.',
  'did-back': '{who} goes back to space {n}.',
  'did-back-out': '{who} goes back before the first space.',
  'did-turn': 'Turned over: {name}.',
  'did-turn-unnamed': 'The card on space {n} is turned over.',
  // What is wrong.
  'fault-number': 'This must be a whole number from {low} to {high}.',
  'fault-spaces':
    'Spaces must be a whole number from 1 to 60, or a list of 1 to 60 names or objects. An object may have “name”, “text”, “mark”, “card” and “at” (how far right and down it lies: two numbers up to 99, measured in spaces).',
  'fault-revealed': 'This must list the numbers of spaces that have a card, such as 1-5 7.',
  'fault-mark': 'A mark must be up to three letters, or the name of a drawing, such as lamp.',
  'fault-cards': 'Cards must be a list of names, or of objects with “name”, “text” and “mark”.',
  'fault-layout': 'This must be row, u, ring or free.',
  'fault-free': 'In the layout “free”, every space needs “at”: how far it lies to the right and down, in spaces.',
  'fault-model': 'A model must have version 1, a list of spaces and a position.',
  'fault-hidden': 'A face-down card must have no name, text or mark here; remove them.',
  'fault-state': 'This is not a state of this track; set a state that this track has returned.',
} as const satisfies Messages;
