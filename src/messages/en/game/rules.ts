// The answers to “why not?” that all games share.
export default {
  'can-now': 'You can do that now.',
  'is-over': 'The match is over.',
  'ask-why': 'What can’t I do now?',
  'no-undo': 'You can undo only your own last choice, and only if it revealed nothing.',
} as const;
