// The faults of a pack or a situation of Asylum Escape, explained to its author. The path of a fault says where it is.
export default {
  // Wrong types, sizes and fields
  'not-object': 'This must be an object.',
  'not-list': 'This must be a list.',
  'not-text': 'This must be text.',
  'not-whole': 'This must be a whole number.',
  'not-one-of': 'This must be one of: {choices}.',
  'not-id':
    'This must begin with a lower-case letter, followed by up to 39 lower-case letters, digits and dashes; “constructor” is reserved.',
  'not-rooms': 'This must be a number of rooms from 1 to 9, or "stumble".',
  'not-word': 'There is no such step; use one from the guide, such as {"do": "survive"}.',
  'not-address':
    'This must be an address relative to the pack, such as “pictures/lantern.webp”; other hosts and data URLs are refused.',
  'not-language': 'This must be a language tag, such as “es” or “pt-BR”.',
  'too-small': 'This must be at least {n}.',
  'too-big': 'This must be at most {n}.',
  'too-long': 'This text may have at most {n} characters.',
  'too-few': { one: 'At least one is needed here.', other: 'At least {n} are needed here.' },
  'too-many': { one: 'At most one is allowed here.', other: 'At most {n} are allowed here.' },
  'unknown-field': 'There is no such field here; remove it or correct its name.',
  'missing-field': 'This is missing; add it.',

  // Ids, and requirements of the rules
  'id-twice': 'The id “{id}” is used twice; change one of the two ids.',
  'no-such-location': 'There is no Location “{id}” in this pack; name one that exists, or add it.',
  'other-colour': 'The Location “{room}” has the colour "{colour}"; use the same here, or name another Location.',
  'wrong-colours': {
    one: 'The building needs {each} Locations of each colour, but there is {n} of "{colour}"; add more.',
    other:
      'The building needs {each} Locations of each colour, but there are {n} of "{colour}"; change the colour of some.',
  },
  'only-stumble': 'Every flight would end with a Patient; add a Movement card with a number.',
  'no-steps': '"on" names a moment, but no steps follow; add "steps" or remove "on".',
  'no-moment': 'This does not say when it happens; add "on" or remove "steps".',
  'no-quirk': 'This does nothing; give it "mods", or "on" and "steps".',
  'deck-too-big': 'A deck may have at most {n} cards, all copies counted, not {found}; lower a "count".',

  // Parts of cards that would do nothing, or would never end
  'not-now':
    'This would do nothing here, because it belongs to: {moments}. Let the card be played at such a moment, or remove the step.',
  'only-victims':
    'Here the Patients player would do this, but is not a Victim and takes no cards; name other Victims, or remove the step.',
  'no-symbol':
    'This window is open only to cards with the symbol: {symbols}. Add it to "symbols", or remove the window.',
  'no-window':
    'With this symbol, the card could not be played; add one of these to "windows": {windows}. Or remove the symbol.',
  'not-cancel':
    'Only a card whose first step is {"do": "cancel"} can be played in this window; make it the first step, or remove the window.',
  'about-nobody': 'Only the windows W3 and W4 are about a Victim; add one of them, or remove this.',
  'while-without-hold': 'This applies while the card lies on the table; give it "hold": true, or remove this.',
  'never-killed':
    'No face of “{patient}” could ever kill “{victim}”, so a match might never end; let fewer faces spare the Victim, or give the Patient more faces that kill.',
  'caught-again':
    'A Victim who stumbles here is caught again and again; remove the step, or move it to another moment.',
  'endless-deck':
    'The cards of this deck draw as many cards as the deck holds, so they would never run out; let fewer of them draw.',

  // Texts and pictures of a pack
  'text-foreign':
    'Nothing in this pack has this text; use a card’s id, with .text, .boon, .flaw or .flavour, or a choice such as “card/choice”. Put the game’s other sentences in “language”.',
  'picture-foreign':
    'No card of this pack has this id; use the id of a card or a room, or a Patient’s id with .token for the figure in the house.',
  'picture-unread': 'This picture cannot be shown; put an image at “{address}” or remove this entry.',

  // Situations
  'not-yes-no': 'This must be true or false.',
  'no-room': 'There is no room “{room}” in the building; name one that still stands.',
  'room-twice': 'The room “{room}” is listed twice; name it once.',
  'no-card': 'There is no card “{card}” in this pack; a copy has a name such as “held-breath.1”.',
  'card-twice': 'The card “{card}” lies in two places; name it once.',
  'hold-in-hand': '“{card}” has the hold symbol: put it in “held”.',
  'not-held': '“{card}” has no hold symbol: put it in “hand”.',
  'not-a-victim': 'A living Victim is needed here; name another seat, or let a Victim live.',
  'not-suspected': 'The Victim’s own room is missing from this list; add it.',
} as const;
