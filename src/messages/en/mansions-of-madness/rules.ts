// Why an act of the puzzles of Mansions of Madness is not possible now.
export default {
  'not-yours': 'Only the investigator who attempts the puzzle may do anything about it.',
  'not-now': 'That is not what is asked now.',
  'no-step': 'No step is left for it in this turn.',
  open: 'There is no such card any more.',
} as const;
