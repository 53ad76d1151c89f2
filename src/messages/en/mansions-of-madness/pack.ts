// What is wrong with a situation of the puzzles of Mansions of Madness, said to its author; the fault's path says where.
export default {
  'not-object': 'This has to be an object.',
  'unknown-field': 'There is no such field here; take it out, or correct its name. Fields are: {fields}.',
  'not-whole': 'This has to be a whole number from {min} to {max}.',
  'not-yes-no': 'This has to be true or false.',
  'not-name': 'This has to be a text of at most {n} letters.',
  'not-id':
    'The id of a card begins with a lower-case letter and goes on with up to 23 lower-case letters, digits and dashes.',
  'not-so-many': 'There have to be from {min} to {max} of them.',
  'no-puzzle': 'A puzzle is 1A, 2A, 3A, 4A, 5A, 6A, 7, 8 or 9, or one of your own as an object.',
  'puzzle-twice':
    'Another puzzle of this kind has the same id, and would share its pieces; give one of them another id.',
} as const;
