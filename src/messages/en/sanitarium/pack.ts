// The faults of a pack or a situation of Sanitarium, explained to its author. The path of a fault says where it is.
export default {
  'not-object': 'This must be an object.',
  'not-list': 'This must be a list.',
  'not-text': 'This must be text.',
  'not-whole': 'This must be a whole number.',
  'not-yes-no': 'This must be true or false.',
  'not-one-of': 'This must be one of: {choices}.',
  'not-id':
    'This must begin with a lower-case letter, followed by up to 39 lower-case letters, digits and dashes; “constructor” is reserved.',
  'too-small': 'This must be at least {n}.',
  'too-big': 'This must be at most {n}.',
  'too-long': 'This text may have at most {n} characters.',
  'too-few': { one: 'At least one is needed here.', other: 'At least {n} are needed here.' },
  'too-many': { one: 'At most one is allowed here.', other: 'At most {n} are allowed here.' },
  'wrong-count': '{n} are needed here; there are {found}.',
  'unknown-field': 'There is no such field here; remove it or correct its name.',
  'missing-field': 'This is missing; add it.',

  // Packs
  'id-twice': 'The id “{id}” is used twice in this pack; give one card another id.',
  'text-foreign':
    'No card of this pack has this text; use a card’s id, with .text, .flavour or .notes. Put the game’s other sentences in “language”.',
  'picture-foreign': 'No card of this pack has this id; use a card’s id, or table.back or table.monster.',
  'picture-unread': 'This picture cannot be shown; put an image at “{address}” or remove this entry.',
  'not-address':
    'This must be an address relative to the pack, such as “pictures/lantern.webp”; other hosts and data URLs are refused.',
  'not-language': 'This must be a language tag, such as “es” or “pt-BR”.',

  // Situations
  'no-card': 'There is no card “{card}” in this pack; a copy has a name such as “night-key.1”.',
  'card-twice': 'The card “{card}” lies in two places; name it once.',
  'wrong-type-item': '“{card}” is not an Item; name an Item.',
  'wrong-type-action': '“{card}” is not an Action; name an Action.',
  'wrong-type-hallucination': '“{card}” is not a Hallucination; name a Hallucination.',
  'wrong-type-deck': '“{card}” is a Hallucination; put it in the list “hallucinations” or “pile”.',
  'wrong-type-map': '“{card}” is a Hallucination and cannot lie on the map; lay another card.',
  'not-laid':
    'A card on the map must be [card, "h" or "v", x, y]. For a face-down card, add a list of the players who know it.',
  'not-cell': 'A space must be named by one of its cells: [x, y].',
  'too-far': 'A map reaches from -{far} to {far}; move this nearer to 0, 0.',
  overlap: 'Two cards cover the same cell; move one.',
  'no-such-space': 'No card covers this cell; name a cell of the map.',
  'no-thing': 'There is no Safe Thing “{thing}” in this pack; name a kind of Item.',
  'thing-twice': 'The Safe Thing “{thing}” is dealt twice; name it once.',
  'not-together': 'Common Safe Things belong to the co-operative game; leave them out, or set the mode.',
  'claimed-bare': 'The claimed Safe Thing “{thing}” lies under no Item; add an Item of that kind to “items”.',
  'common-unknown': 'The Safe Thing “{thing}” is not a common one; add it to “common”.',
  'common-unclaimed':
    'A player holds an Item that claims the common Safe Thing “{thing}” at once; add this Safe Thing to “commonClaimed”.',
  'common-twice': 'Another copy of this Item already claims the common Safe Thing “{thing}”; leave this copy out.',
  'not-inside': 'This must be a player who is still in the building.',
  'no-seat': 'Players are counted from 0 to {n}; name one of them.',
  'not-three-dice': 'There are three dice; name three values.',
  'not-rolled': 'This value was not rolled; use one from “dice”.',
} as const;
