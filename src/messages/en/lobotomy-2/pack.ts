// What is wrong with a pack, an option or a situation of Lobotomy 2, said to its author; the path of the fault says where.
export default {
  // Forms
  'not-object': 'This has to be an object.',
  'not-list': 'This has to be a list, of as many entries as the guide says.',
  'not-text': 'This has to be a text.',
  'not-whole': 'This has to be a whole number.',
  'not-one-of': 'This has to be one of: {choices}.',
  'not-id':
    'This has to begin with a lower-case letter and go on with up to 39 lower-case letters, digits and dashes; “constructor” is taken.',
  'not-scenario': 'A Scenario is called S and a Nightmare DN, with a number from 1 to 99, as in “S5” or “DN5”.',
  'not-cid': 'A Chapter is called as in “S5-A”, an Event as in “S5-EC1”, a Reference card as in “S5-RC-1”.',
  'not-space': 'A Space of a tile is called as in “A”, one of a map by its tile too, as in “ward.A”.',
  'not-rule': 'A rule is named by its id, as in “LOB-ATK-03”.',
  'not-riddle': 'What a token hides is one capital letter or digit.',
  'not-count': 'This has to be a whole number up to 99, or "x" for what was paid.',
  'not-junk': 'This has to be a number of any Junk, or numbers by name, as in {"wood": 1, "any": 2}.',
  'not-where': 'This has to be "here", "sight", "anywhere" or {"range": 2}.',
  'not-whether':
    'This has to be one test of the table: {"wounded": 3}, {"insanity": 4}, {"monsters": 1, "where": "here"}, {"alone": true}, {"aura": true}, {"flag": "…"} or {"not": …}.',
  'not-word': 'There is no such step; take a word of the guide, as in {"do": "heal", "n": 1}.',
  'not-boundary': 'A boundary says what it is by "kind", and where: by "cell" and "side", or "between" two Spaces.',
  'not-address':
    'This has to be an address relative to the pack, as in “pictures/lantern.webp”; other hosts and data are refused.',
  'not-language': 'This has to be the tag of a language, as in “es” or “pt-BR”.',
  'too-small': 'This has to be at least {n}.',
  'too-big': 'This has to be at most {n}.',
  'too-long': 'This text may have at most {n} letters.',
  'too-few': { one: 'At least one has to stand here.', other: 'At least {n} have to stand here.' },
  'too-many': { one: 'At most one may stand here.', other: 'At most {n} may stand here.' },
  'wrong-count': '{n} have to stand here, not {found}.',
  'unknown-field': 'There is no such field here; take it out, or correct its name.',
  'missing-field': 'This is missing; add it.',

  // What is named, and what is there
  'id-twice': 'The id “{id}” is used twice; give one of the two another.',
  'cid-foreign': 'This belongs to another Scenario; let it begin with “{scenario}-”.',
  'no-card': 'There is no “{id}” in this pack; correct the id, or bring the card.',
  'no-boss': '“{id}” is no Boss; name a Monster of the class "boss".',
  'no-space': 'There is no Space “{id}” on this map; name one of its tiles, as in “ward.A”.',
  'no-tile': 'There is no tile “{id}” here; name one that the pack has and the map lays.',
  'no-chapter': 'There is no Chapter or card “{id}” in this Scenario; add it, or correct the name.',
  'no-objective': 'The objective “{id}” is not in the list of this Scenario; add it there.',
  'no-value': 'No token hides “{id}”; add it to "values", or take this out.',
  'only-story': 'Only a Scenario may do this, for it knows its map and its Chapters; take the step out.',
  'space-hidden': 'The tile of “{id}” is not on the table at the beginning; set its "shown", or name another Space.',

  // What the rules need
  'no-basic': 'At least {n} have to be "basic", so that each Character can begin with one.',
  'one-aura': 'Exactly one Hunt card is the Aura: give one "aura": true.',
  'no-huntmaster': 'A Final Battle needs him: give one Boss "deck": "huntmaster".',
  'no-monster-card': 'Without a Spawn card of a Monster nothing ever comes; add one of the kind "monster".',
  'no-attack': 'Whoever draws from no deck needs an attack; add one.',
  'no-deck': 'There are no Boss cards of the deck “{id}”; add some, or take "deck" out.',
  'not-selected': 'Of several attacks each has an "id", and "upTo" goes up from one to the next and ends at 6.',
  'from-to': 'The first number may not be greater than the second.',
  'few-lockers': 'There are only {n} Locker faces; lay fewer Lockers, or add faces.',
  'few-nightmares': 'Three Nightmares have to be survived; bring at least three, or none.',
  'other-map': 'All Nightmares lie on the same tiles, for one begins on the map of another; lay those of “{scenario}”.',
  'no-win': 'Nothing wins this Scenario; let a Chapter do {"do": "win"}.',
  'without-end': 'This could be used without end; give it a cost, a "cooldown", or "once".',

  // What a pack brings for the page
  'text-foreign':
    'Nothing in this pack has this text; name a card, a Space or a Chapter by its id, with .text or .flavour. Words of the table stand in “language”.',
  'picture-foreign': 'No card of this pack is called so; name one by its id, or a Monster on the map with .token.',
  'picture-unread': 'This picture cannot be shown; put an image at “{address}”, or take it out.',
} as const;

/** Of options, situations and described Attacks. */
export const setup = {
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
  'not-yes-no': 'This has to be true or false.',
  'no-space':
    'There is no space “{space}” on the tiles that lie here; a space is named by its tile and letter, as in “ward.A”, and “tiles” says which tiles lie.',
  'no-edge': 'The spaces “{a}” and “{b}” do not touch; name two that share an edge.',
  'no-tile': 'There is no tile “{tile}” on this map.',
  'not-hidden': '“{card}” lies elsewhere already or is none of this deck; take it out.',
  'no-minis': 'There are only {n} minis of “{card}”; take some away.',
  'is-dead': 'This Character is dead and has no Turn; name another.',
  'no-word':
    'An attack is made of no “{word}” here; name a Character, Monster, card or Ability by its id, or dice and keywords.',
  'same-side': 'A Character attacks Monsters, and a Monster attacks Characters; name one of each.',
  'is-immune': 'The target is immune to {condition}; take the word out.',
} as const;
