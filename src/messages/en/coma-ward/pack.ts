// What is wrong with the options of a match.
export default {
  quirks: 'Write true to play with Quirk Cards, or false.',
  first: 'Write the number of a seat, 0 to {n}, or leave it out.',
} as const;
