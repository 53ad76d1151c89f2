// What is wrong with a pack or a situation of Asylum Escape, said to its author; the fault's path says where.
export default {
  // Forms
  'not-object': 'This has to be an object.',
  'not-list': 'This has to be a list.',
  'not-text': 'This has to be a text.',
  'not-whole': 'This has to be a whole number.',
  'not-one-of': 'This has to be one of: {choices}.',
  'not-id':
    'This has to begin with a lower-case letter and go on with up to 39 lower-case letters, digits and dashes; “constructor” is taken.',
  'not-rooms': 'This has to be a number of rooms from 1 to 9, or "stumble".',
  'not-word': 'There is no such step; take a word of the guide, as in {"do": "survive"}.',
  'not-address':
    'This has to be an address relative to the pack, as in “pictures/lantern.webp”; other hosts and data are refused.',
  'not-language': 'This has to be the tag of a language, as in “es” or “pt-BR”.',
  'too-small': 'This has to be at least {n}.',
  'too-big': 'This has to be at most {n}.',
  'too-long': 'This text may have at most {n} letters.',
  'too-few': { one: 'At least one has to stand here.', other: 'At least {n} have to stand here.' },
  'too-many': { one: 'At most one may stand here.', other: 'At most {n} may stand here.' },
  'unknown-field': 'There is no such field here; take it out, or correct its name.',
  'missing-field': 'This is missing; add it.',

  // What is named, and what the rules need
  'id-twice': 'The id “{id}” is used twice; give one of the two another.',
  'no-such-location': 'There is no Location “{id}” in this pack; name one, or bring it.',
  'other-colour': 'The Location “{room}” is of the colour "{colour}"; say the same here, or name another Location.',
  'wrong-colours': {
    one: 'The building has {each} Locations of each colour, and here is {n} of "{colour}"; bring more of it.',
    other:
      'The building has {each} Locations of each colour, and here are {n} of "{colour}"; change the colour of some.',
  },
  'only-stumble': 'Every flight would end with a Patient; add a Movement card with a number.',
  'no-steps': 'Nothing happens at this moment; add "steps", or take "on" out.',
  'no-moment': 'It is not said when this happens; add "on", or take "steps" out.',
  'no-quirk': 'This does nothing; give it "mods", or "on" and "steps".',
  'deck-too-big': 'A deck may have at most {n} cards, all copies counted, not {found}; lower a "count".',

  // What would do nothing, or never end
  'not-now':
    'This would do nothing here, for it belongs to: {moments}. Let the card be played at such a moment, or take the step out.',
  'only-victims':
    'This is done by the Patients player, who is no Victim and takes no cards; name other Victims, or take the step out.',
  'no-symbol':
    'This window is open only to cards with the symbol: {symbols}. Add it to "symbols", or take the window out.',
  'no-window':
    'With this symbol the card could not be played; add one of these to "windows": {windows}. Or take the symbol out.',
  'not-cancel':
    'Only a card whose first step is {"do": "cancel"} is played in this window; begin with it, or take the window out.',
  'about-nobody': 'Only the windows W3 and W4 are about a Victim; add one of them, or take this out.',
  'while-without-hold': 'This holds while the card lies on the table; give it "hold": true, or take this out.',
  'never-killed':
    'No face of “{patient}” would ever kill “{victim}”, and a match could go on without end; spare fewer faces, or catch with more.',
  'caught-again': 'Whoever stumbles here is caught again and again; take the step out, or move it to another moment.',
  'endless-deck':
    'The cards of this deck bring as many new ones as they are, and would never end; let fewer of them draw.',

  // What a pack brings for the page
  'text-foreign':
    'Nothing in this pack has this text; name a card by its id, with .text, .boon, .flaw or .flavour, or a choice as in “card/choice”. Words of the table stand in “language”.',
  'picture-foreign':
    'No card of this pack is called so; name one or a room by its id, or a Patient in the house with .token.',
  'picture-unread': 'This picture cannot be shown; put an image at “{address}”, or take it out.',

  // Situations
  'not-yes-no': 'This has to be true or false.',
  'no-room': 'There is no room “{room}” in the building; name one that stands.',
  'room-twice': 'The room “{room}” stands twice; name it once.',
  'no-card': 'There is no such card “{card}” in this pack; a copy is named as in “held-breath.1”.',
  'card-twice': 'The card “{card}” lies in two places; name it once.',
  'hold-in-hand': '“{card}” has the hold symbol: put it in “held”.',
  'not-held': '“{card}” has no hold symbol: put it in “hand”.',
  'not-a-victim': 'This is no living Victim; name the seat of one.',
  'not-suspected': 'The Victim’s own room has to be among the rooms where all suspect them.',
} as const;
