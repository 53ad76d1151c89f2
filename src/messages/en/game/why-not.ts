// What every game answers to whoever asks why not, beside its rules.
export default {
  'can-now': 'This can be done now.',
  'is-over': 'The match is over.',
  'ask-why': 'What is not possible now?',
  'no-undo': 'Only your own last choice can be taken back, and only while nothing has come to light since.',
} as const;
