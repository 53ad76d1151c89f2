// What a game says while a match that was passed on stands in place of its table.
export default {
  'go-on': 'Go on from here',
  'go-on-note': 'This takes the place of the match that is kept here.',
  'leave-replay': 'Back to the game',
} as const;
