// What stands around the table of <asylum-escape-game>, beside what its scene says.
export default {
  map: 'The house',
  victims: 'Victims',
  'patients-here': 'Patients',
  decks: 'Decks',
  'deck-left': { one: '{deck}: {n} card left', other: '{deck}: {n} cards left' },
  'coin-lies': 'The coin',
  die: 'The die',
  'is-bot': 'bot',
  'open-table': 'What everybody may see',
  'curtain-note': 'Until then nobody sees where anybody hides, and no cards.',
} as const;
