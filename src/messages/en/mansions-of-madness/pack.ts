// The faults of a situation of the puzzles of Mansions of Madness, explained to its author. The path of a fault says
// where it is.
export default {
  'not-object': 'This must be an object.',
  'unknown-field': 'There is no such field here; remove it or correct its name. Fields are: {fields}.',
  'not-whole': 'This must be a whole number from {min} to {max}.',
  'not-yes-no': 'This must be true or false.',
  'not-name': 'This must be text of at most {n} characters.',
  'not-id':
    'The id of a card must begin with a lower-case letter, followed by up to 23 lower-case letters, digits and dashes.',
  'not-so-many': 'There must be {min} to {max} entries here.',
  'no-puzzle': 'A puzzle must be 1A, 2A, 3A, 4A, 5A, 6A, 7, 8 or 9, or a puzzle of your own as an object.',
  'puzzle-twice': 'Another puzzle of this kind has the same id and would share its pieces; change one of the two.',
} as const;
