// The reasons why something is not possible now in the puzzles of Mansions of Madness.
export default {
  'not-yours': 'Only the investigator who attempts the puzzle may act on it.',
  'not-now': 'This is not possible now.',
  'no-step': 'You have no step of this kind left this turn.',
  open: 'That card is no longer there.',
} as const;
