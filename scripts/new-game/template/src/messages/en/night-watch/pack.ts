// What is wrong with the options of a match, or with a situation.
export default {
  candles: 'This must be a whole number from {min} to {max}.',
  'not-a-situation': 'candles must be a whole number from 1 to 99; active, which may be left out, one from 0 to {n}.',
} as const;
