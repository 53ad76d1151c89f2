// What Night Watch says at the table: questions, choices, what happens, hints, the end.
export default {
  map: 'The table',
  candles: 'Candles',
  'ask-turn': '{player}: how many candles do you put out?',
  'ask-wait': '{player} is thinking.',
  'ask-over': 'The match is over.',
  'do-put-out': { one: 'Put out one candle.', other: 'Put out {n} candles.' },
  'on-lit': { one: 'One candle burns.', other: '{n} candles burn.' },
  'on-put-out': { one: '{player} puts out one candle.', other: '{player} puts out {n} candles.' },
  'over-dark': '{player} has put out the last candle and sits in the dark. Everybody else wins.',
  won: 'There is light',
  lost: 'Dark',
  'end-again': 'Play again',
  'end-same': 'Restart match',
  'hint-turn': 'Put out as few or as many as you like, but leave the last candle to somebody else.',
} as const;
