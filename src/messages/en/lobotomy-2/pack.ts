// The faults of a pack, an option or a situation of Lobotomy 2, explained to its author. The path of a fault says where
// it is.
export default {
  // Wrong types, sizes and fields
  'not-object': 'This must be an object.',
  'not-list': 'This must be a list with as many entries as the guide says.',
  'not-text': 'This must be text.',
  'not-whole': 'This must be a whole number.',
  'not-one-of': 'This must be one of: {choices}.',
  'not-id':
    'This must begin with a lower-case letter, followed by up to 39 lower-case letters, digits and dashes; “constructor” is reserved.',
  'not-scenario': 'This must be S (a Scenario) or DN (a Nightmare) with a number from 1 to 99, such as “S5” or “DN5”.',
  'not-cid': 'The id of a Chapter looks like “S5-A”, of an Event like “S5-EC1”, of a Reference card like “S5-RC-1”.',
  'not-space': 'A Space of a tile has an id like “A”; on a map, the tile comes first, as in “ward.A”.',
  'not-rule': 'A rule must be named by its id, such as “LOB-ATK-03”.',
  'not-riddle': 'The hidden value of a token must be one capital letter or digit.',
  'not-count': 'This must be a whole number up to 99, or "x" for the X that was paid.',
  'not-junk': 'This must be a number (of any Junk), or a number for each kind, as in {"wood": 1, "any": 2}.',
  'not-where': 'This must be "here", "sight", "anywhere" or {"range": 2}.',
  'not-whether':
    'This must be one of these tests: {"wounded": 3}, {"insanity": 4}, {"monsters": 1, "where": "here"}, {"alone": true}, {"aura": true}, {"flag": "…"} or {"not": …}.',
  'not-word': 'There is no such step; use one from the guide, such as {"do": "heal", "n": 1}.',
  'not-boundary': 'A boundary needs a "kind" and a place: "cell" and "side", or "between" two Spaces.',
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

  // Ids, and things that do not exist
  'id-twice': 'The id “{id}” is used twice; change one of the two.',
  'cid-foreign': 'This belongs to another Scenario; let it begin with “{scenario}-”.',
  'no-card': 'There is no “{id}” in this pack; correct the id, or add the card.',
  'no-boss': '“{id}” is not a Boss; name a Monster of the class "boss".',
  'no-space': 'There is no Space “{id}” on this map; name a Space of one of its tiles, as in “ward.A”.',
  'no-tile': 'There is no tile “{id}” here; name one that is in the pack and on the map.',
  'no-chapter': 'There is no Chapter or card “{id}” in this Scenario; add it, or correct the name.',
  'no-objective': 'The objective “{id}” is not in the list of this Scenario; add it there.',
  'no-value': 'No token hides “{id}”; add it to "values", or remove this.',
  'only-story': 'Only a Scenario may do this, because it knows its map and its Chapters; remove the step.',
  'space-hidden':
    'The tile of “{id}” is not on the table at the start; give the tile "shown": true, or name another Space.',

  // What the rules need
  'no-basic':
    'At least {n} must be "basic", so that each Character can start with one; give more of them "basic": true.',
  'one-aura': 'Exactly one Hunt card must be the Aura: give one of them "aura": true.',
  'no-huntmaster': 'A Final Battle needs the Huntmaster: give one Boss "deck": "huntmaster".',
  'no-monster-card': 'No Monster would ever appear; add a Spawn card of the kind "monster".',
  'no-attack': 'A Monster that draws no Boss cards needs an attack; add one.',
  'no-deck': 'There are no Boss cards of the deck “{id}”; add some, or remove "deck".',
  'not-selected':
    'If there are several attacks, each needs an "id" and an "upTo", which rises from one to the next and ends at 6.',
  'from-to': 'The first number may not be greater than the second; change one of the two.',
  'few-lockers': 'There are only {n} Locker faces; lay fewer Lockers, or add faces.',
  'few-nightmares': 'Three Nightmares must be survived; add at least three, or none.',
  'other-map':
    'All Nightmares must lie on the same tiles, because one begins on the map of another; lay the tiles of “{scenario}”.',
  'no-win': 'Nothing wins this Scenario; let a Chapter do {"do": "win"}.',
  'without-end': 'This could be used endlessly; give it a cost, a "cooldown", or "once".',

  // Texts and pictures of a pack
  'text-foreign':
    'Nothing in this pack has this text; use the id of a card, a Space or a Chapter, with .text or .flavour. Put the game’s other sentences in “language”.',
  'picture-foreign':
    'No card of this pack has this id; use a card’s id, or a Monster’s id with .token for the figure on the map.',
  'picture-unread': 'This picture cannot be shown; put an image at “{address}” or remove this entry.',
} as const;

/** The faults of options and situations, and of Attacks that the author of a page describes. */
export const setup = {
  'not-object': 'This must be an object.',
  'not-list': 'This must be a list.',
  'not-text': 'This must be text of at most 80 characters.',
  'not-whole': 'This must be a whole number from {min} to {max}.',
  'not-one-of': 'This must be one of: {choices}.',
  'unknown-field': 'There is no such field here; remove it or correct its name. Fields are: {fields}.',
  'too-many': { one: 'At most one is allowed here.', other: 'At most {n} are allowed here.' },
  'wrong-count': 'There must be one list for each seat: {n}, not {found}.',
  'not-so-many': 'There must be {min} to {max} Characters, not {found}.',
  'no-character': 'Every seat needs at least one Character; name one, or remove the seat.',
  'card-twice': 'The card “{card}” is named twice; name it once.',
  'no-card': 'There is no card “{card}” in this pack for this place; correct its id.',
  'no-scenario': 'There is no Scenario “{scenario}” in this pack; choose one of: {choices}.',
  'not-yes-no': 'This must be true or false.',
  'no-space':
    'There is no space “{space}” on these tiles; a space is named by its tile and letter, as in “ward.A”, and “tiles” lists the tiles.',
  'no-edge': 'The spaces “{a}” and “{b}” do not touch; name two that share an edge.',
  'no-tile': 'There is no tile “{tile}” on this map; name one of its tiles.',
  'not-hidden': '“{card}” already lies elsewhere or is not in this deck; remove it.',
  'no-minis': 'There are only {n} minis of “{card}”; remove some.',
  'is-dead': 'This Character is dead and has no Turn; name another.',
  'no-word':
    'An attack cannot contain “{word}” here; use the id of a Character, Monster, card or Ability, or dice and keywords.',
  'same-side': 'A Character attacks Monsters, and a Monster attacks Characters; name one of each.',
  'is-immune': 'The target is immune to {condition}; remove the word.',
} as const;
