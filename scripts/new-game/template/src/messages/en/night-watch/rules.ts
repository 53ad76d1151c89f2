// Why something is not possible now in Night Watch.
export default {
  'not-your-turn': 'It is not your turn.',
  'at-least-one': 'Put out at least one candle.',
  'at-most': 'At most {n} candles go out in one turn.',
  'too-few-burn': { one: 'Only one candle burns.', other: 'Only {n} candles burn.' },
} as const;
