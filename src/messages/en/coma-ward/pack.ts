// What is wrong with the options or the situation of a match, explained to its author. The path of a fault says where.
export default {
  quirks: 'Write true to play with Quirk Cards, or false.',
  first: 'Write the number of a seat, 0 to {n}, or leave it out.',

  // Wrong types, sizes and fields
  'not-object': 'This must be an object.',
  'not-list': 'This must be a list.',
  'not-text': 'This must be text.',
  'not-whole': 'This must be a whole number.',
  'not-yes-no': 'This must be true or false.',
  'not-one-of': 'This must be one of: {choices}.',
  'too-small': 'This must be at least {n}.',
  'too-big': 'This must be at most {n}.',
  'too-long': 'This text may have at most {n} characters.',
  'too-many': 'There are too many here; remove some.',
  'unknown-field': 'A situation has no such field here; remove it or correct its name.',
  'missing-field': 'This is missing; add it.',

  // Cards and Spaces
  'no-card': 'There is no such card here; correct its id. A copy of an Item has an id such as “broom.1”.',
  'no-space': 'There is no such Space; write its Floor, column and row, such as “2:3,2”.',
  'card-twice': 'The card “{card}” lies in two places; name it once.',
  'not-room': 'Only a Room can have this; name the Space of a Room.',

  // Players
  'nobody-lives': 'At least one player must live; give the others "alive": false.',
  'no-health': 'A living player has at least 1 Health; give more, or write "alive": false.',
  'dead-place': 'A dead player stands nowhere; remove this, or let the player live.',
  'dead-items': 'A dead player carries nothing; put the Items into "dropped", or let the player live.',

  // Clues, and what they open
  'not-clue': 'This Item is no Clue of this kind; name one of another kind, or correct "kind".',
  'kind-twice': 'A Clue of this kind was found before; name one of another kind.',
  'clue-carried': 'Nobody carries or drops a Clue; put it into "clues", "box" or "itemDeck".',
  'three-clues': 'Three Clues select a Phenomenon; name three, or begin with something else.',
  'no-narrator': 'With the third Clue, a living player becomes the Narrator; write the number of that seat.',
  'early-narrator': 'Until the third Clue is found, nobody is the Narrator; remove this, or name three Clues.',

  // The Phenomenon
  'open-already': 'This Phenomenon is open already; begin with "turn", or set "act" to "prologue".',
  'no-phenomenon': 'Name the Phenomenon that is open, from "P01" to "P13".',
  'only-phenomenon': 'In the Prologue there is no such thing; remove it, or set "act" to "phenomenon".',
  'enemy-number': 'Each Enemy has a number of its own, below "enemiesSeen"; change one of them.',
  'no-role': 'Somebody must have the Role “{role}” in this Phenomenon; give it to a player.',
  'no-wake': 'Each living player holds one of the two wakes here; write a Role such as “matron.1” or “stoker.1”.',
  'no-secrets': {
    one: 'One Figure has no name yet, so exactly one patient is needed here, such as “patient.0”.',
    other: '{n} Figures have no name yet, so exactly {n} patients are needed here, such as “patient.0”.',
  },
} as const;
