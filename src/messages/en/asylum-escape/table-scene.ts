// What stands on the table of Asylum Escape beside its cards, in the notebook and in the turns still to come; and what is only heard.
export default {
  // Who plays
  'player-0': 'Ada',
  'player-1': 'Bruno',
  'player-2': 'Cleo',
  'player-3': 'Dov',
  'player-4': 'Esme',
  'player-5': 'Finn',
  'player-6': 'Greta',

  // Cards
  'on-card': 'A card that you do not know',
  'on-sealed': 'Chosen: it is played when all have answered.',
  'on-table': 'Cards on the table',
  'on-held': 'Cards that lie before the Victims',
  'on-hand-known': 'You know of this hand: {cards}.',
  'on-hand-limit': { one: 'At most {n} card in hand.', other: 'At most {n} cards in hand.' },
  'on-number': { one: 'Drew last: {n} room', other: 'Drew last: {n} rooms' },
  'on-stumbled': 'Drew last: Stumble',

  // Turns
  'on-turn-of': 'Turn {n} of {last}',
  'on-turn': 'Turn {n}',
  'on-rooms': { one: 'Each Patient may move {n} room.', other: 'Each Patient may move {n} rooms.' },
  'on-setup': 'Before the first turn',

  // The notebook
  'on-own': 'You are here: {room}.',
  'on-own-nowhere': 'You have no room.',
  'on-route': 'You were here: {rooms}.',
  'on-said': '{victim} was found in turn {n}: {room}.',
  'on-never-said': '{victim} has not been found yet.',
  'on-since': 'Since then:',
  'on-suspects': { one: '{victim} can only be here: {rooms}.', other: '{victim} can be in {n} rooms.' },

  // Waiting, and what is only heard
  'ask-wait-others': 'The others are choosing.',
  'hear-choices': 'Choices: {n}.',
} as const;
