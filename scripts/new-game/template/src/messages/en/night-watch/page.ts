// What Night Watch says before a match.
export default {
  title: 'Night Watch',
  'what-it-is': 'Put out candles in turn, and do not be the one who sits in the dark.',
  'player-0': 'Ada',
  'player-1': 'Bruno',
  'player-2': 'Cleo',
  'player-3': 'Dov',
  'bot-nightwatch': 'bot',
  'how-many-candles': 'How many candles burn?',
  contains: 'Contains: {notes}.',
  'warning-darkness': 'darkness',
  'fault-seats': 'seats must name “person”, “nightwatch” or “random” for each of two to four seats.',
  'fault-candles': 'candles must be a whole number from {min} to {max}.',
} as const;
