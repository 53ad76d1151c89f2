// What is wrong with options of Lobotomy 2, or with anything that is read as they are, said to its author; the fault's path says where.
export default {
  'not-object': 'This has to be an object.',
  'not-list': 'This has to be a list.',
  'not-text': 'This has to be a text of at most 80 letters.',
  'not-whole': 'This has to be a whole number from {min} to {max}.',
  'not-one-of': 'This has to be one of: {choices}.',
  'unknown-field': 'There is no such field here; take it out, or correct its name. Fields are: {fields}.',
  'too-many': { one: 'At most one may stand here.', other: 'At most {n} may stand here.' },
  'wrong-count': 'There has to be one list for each seat: {n}, not {found}.',
  'not-so-many': 'From {min} to {max} Characters are in play, not {found}.',
  'no-character': 'Every seat has at least one Character; name one, or take the seat away.',
  'card-twice': 'The card “{card}” is named twice; name it once.',
  'no-card': 'There is no card “{card}” in this pack for this place; correct its id.',
  'no-scenario': 'There is no Scenario “{scenario}” in this pack; take one of: {choices}.',
} as const;
