// What Asylum Escape says when a match is over: how it feels, where everybody was, and what next.
export default {
  won: 'Won',
  lost: 'Lost',
  'end-out': 'The gate is open, and it is getting light.',
  'end-dark': 'Nobody is left to put out the light.',
  'end-routes': 'Where everybody was',
  'end-alive': 'alive',
  'end-dead': 'dead',
  'end-again': 'Play again',
  'end-same': 'The same house again',
} as const;
