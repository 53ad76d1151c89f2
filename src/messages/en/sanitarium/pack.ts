// What is wrong with a pack or a situation of Sanitarium, said to its author; the fault’s path says where.
export default {
  'not-object': 'This has to be an object.',
  'not-list': 'This has to be a list.',
  'not-text': 'This has to be a text.',
  'not-whole': 'This has to be a whole number.',
  'not-yes-no': 'This has to be true or false.',
  'not-one-of': 'This has to be one of: {choices}.',
  'not-id':
    'This has to begin with a lower-case letter and go on with up to 39 lower-case letters, digits and dashes; “constructor” is taken.',
  'too-small': 'This has to be at least {n}.',
  'too-big': 'This has to be at most {n}.',
  'too-long': 'This text may have at most {n} letters.',
  'too-few': { one: 'At least one has to stand here.', other: 'At least {n} have to stand here.' },
  'too-many': { one: 'At most one may stand here.', other: 'At most {n} may stand here.' },
  'wrong-count': '{n} have to stand here, not {found}.',
  'unknown-field': 'There is no such field here; take it out, or correct its name.',
  'missing-field': 'This is missing; add it.',

  // Packs
  'id-twice': 'The id “{id}” is used twice in this pack; give one card another id.',
  'text-foreign':
    'No card of this pack has this text; name one by its id, with .text, .flavour or .notes. Words of the table stand in “language”.',
  'picture-foreign':
    'No card of this pack is called so; name one by its id, or the table’s own: table.back, table.monster.',
  'picture-unread': 'This picture cannot be shown; put an image at “{address}”, or take it out.',
  'not-address':
    'This has to be an address relative to the pack, as in “pictures/lantern.webp”; other hosts and data are refused.',
  'not-language': 'This has to be the tag of a language, as in “es” or “pt-BR”.',

  // Situations
  'no-card': 'There is no card “{card}” in this pack; a copy is named as in “night-key.1”.',
  'card-twice': 'The card “{card}” lies in two places; name it once.',
  'wrong-type-item': '“{card}” is no Item; name an Item.',
  'wrong-type-action': '“{card}” is no Action; name an Action.',
  'wrong-type-hallucination': '“{card}” is no Hallucination; name a Hallucination.',
  'wrong-type-deck': '“{card}” is a Hallucination; put it in the list “hallucinations” or “pile”.',
  'wrong-type-map': '“{card}” is a Hallucination, which is no part of the map; lay another card.',
  'not-laid': 'A card on the map is [card, "h" or "v", x, y], and for one face down a list of the players who know it.',
  'not-cell': 'A space is named by one of its cells: [x, y].',
  'too-far': 'A map reaches from -{far} to {far}; lay it nearer to 0, 0.',
  overlap: 'Two cards cover the same cell; move one.',
  'no-such-space': 'No card covers this cell; name a cell of the map.',
  'no-thing': 'There is no Safe Thing “{thing}” in this pack; name a kind of Item.',
  'thing-twice': 'The Safe Thing “{thing}” is dealt twice; name it once.',
  'not-together': 'Common Safe Things belong to the co-operative game; leave them out, or set the mode.',
  'claimed-bare': 'The claimed Safe Thing “{thing}” lies under no Item; add an Item of that kind to “items”.',
  'common-unknown': 'The Safe Thing “{thing}” is no common one; add it to “common”.',
  'common-unclaimed':
    'A player holds an Item of the common Safe Thing “{thing}”, which claims it at once; add it to “commonClaimed”.',
  'common-twice': 'The common Safe Thing “{thing}” lies under one Item only; leave its other copy out.',
  'not-inside': 'This is no player who is still in the building; name one.',
  'no-seat': 'Players are counted from 0 to {n}; name one of them.',
  'not-three-dice': 'Three dice are rolled, or none; name three.',
  'not-rolled': 'This value was not rolled; take one of “dice”.',
} as const;
