// The faults of a pack, of the options or of a situation, explained to its author. The path of a fault says where it is.
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
  'not-id':
    'This must begin with a lower-case letter, followed by up to 39 lower-case letters, digits and dashes; “constructor” is reserved.',
  'not-version': 'Write the scenario and the version with a dot between them, such as “last-visitor.a”.',
  'not-type': 'There is no such type of Item; write "weapon", "clothing", "food", "medicine" or "clue".',
  'not-word': 'There is no such word; use one from the guide, such as {"do": "gain-health", "n": 1}.',
  'not-options': 'A choice needs 2 to 6 options; add some, remove some, or write the effect without a choice.',
  'not-row': 'A row of a Floor has seven of these letters: R, H, N, L, E, C, S, V, or a dot where it is solid.',
  'not-address':
    'This must be an address relative to the pack, such as “pictures/lantern.webp”; other hosts and data URLs are refused.',
  'not-language': 'This must be a language tag, such as “es” or “pt-BR”.',
  'too-small': 'This must be at least {n}.',
  'too-big': 'This must be at most {n}.',
  'too-long': 'This text may have at most {n} characters.',
  'too-few': { one: 'At least one is needed here.', other: 'At least {n} are needed here.' },
  'too-many': { one: 'At most one is allowed here.', other: 'At most {n} are allowed here.' },
  'wrong-count': '{n} are needed here; there are {found}.',
  'unknown-field': 'There is no such field here; remove it or correct its name.',
  'missing-field': 'This is missing; add it.',

  // Ids, and requirements of the rules
  'id-twice': 'The id “{id}” is used twice; change one of the two ids.',
  'no-clue': 'No Clue of kind {kind} is in the deck; add one, because each kind leads to other Phenomena.',
  'little-medicine': 'The Fever Ward needs {n} pieces of Medicine, but the deck has {found}; add more.',
  'deck-too-big': 'The Item deck may have at most {n} cards, all copies counted, not {found}; lower a "count".',
  'few-rooms':
    'The board has room for {n} Room Cards, but the deck has {found}; add Rooms, or write fewer R on the board.',
  'options-or-result': 'A Hallucination has either options or one result; add one of them, or remove one.',
  'other-options':
    'Nobody may know which version is read, so all have the same options; name those of “{id}” in their order: {options}.',
  'no-options':
    'Nobody may know which version is read, and “{id}” leaves nothing to choose; write one "result" here too.',
  'tiers-order': 'Each tier needs more counters than the tier before; sort them by "least".',
  'rows-order':
    'Each row needs a higher number than the row before, and the last is 6; sort them, or correct the last.',
  'board-count': 'The board needs {least} to {most} of the letter {letter}, but has {found}; change its rows.',
  'one-elevator': 'Each Floor needs exactly one elevator, but this one has {found}; write one V.',
  'no-start': 'The match begins in the Nurses’ Station of the 2nd Floor; write exactly one N on this Floor.',
  'no-way':
    'No way leads from the start to the Space {space}; a way uses hallways, named Rooms and stairs above each other, and no Move goes from a Room to a Room. Join it to a hallway.',

  // Effects that would never end
  'too-much': 'This effect may act more than {n} times; let it do less, or act on fewer players.',
  'moves-on':
    'Whoever enters would be moved on, perhaps without end; remove this, or let it happen with "endMove" or "first".',
  'endless-deck':
    'The cards of this deck draw as many cards as the deck holds, so they would never run out; let fewer of them draw.',

  // Texts and pictures of a pack
  'text-foreign':
    'Nothing in this pack has this text; use a card’s id, with .text, .flavour or another part that the guide lists. Put the game’s other sentences in “language”.',
  'picture-foreign':
    'No card of this pack has this id; use the id of a card, the name of a scenario, or a key from the guide such as “enemy.orderly”.',
  'picture-unread': 'This picture cannot be shown; put an image at “{address}” or remove this entry.',

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
