// What every game answers to the question why something is not possible, beside its rules.
export default {
  'can-now': 'This can be done now.',
  'is-over': 'The match is over.',
  'ask-why': 'What is not possible now?',
  'no-undo': 'You can take back only your own last choice, and only if it revealed nothing.',
} as const;
