// What Sanitarium says when a match is over: how it feels, what happened in numbers, and what next.
export default {
  'end-out': 'The street lamps are still on.',
  'end-shut': 'The door falls shut behind {player}.',
  'end-dark': 'The candle is out.',
  'end-numbers': 'The match in numbers',
  'end-turns': 'Turns',
  'end-moves': 'Moves',
  'end-laid': 'Cards laid',
  'end-used': 'Cards used',
  'end-horror': 'Horror Rolls',
  'end-safe': 'Safe Things',
  'end-left': { one: 'One card was left in the deck.', other: '{n} cards were left in the deck.' },
  'end-empty': 'No card was left in the deck.',
  'end-again': 'Play again',
  'end-same': 'Same cards again',
  'end-map': 'Look at the map',
} as const;
