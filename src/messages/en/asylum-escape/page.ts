// The texts of <asylum-escape-game> before a match: the start form and the content warnings.
export default {
  // The start form
  title: 'Asylum Escape',
  version: 'Which version?',
  short: 'Short',
  'short-note': 'Nine turns. All Victims still alive then win together.',
  long: 'Long',
  'long-note': 'Until one Victim is left, then three more turns. Only that Victim can win.',
  patients: 'Who plays the Patients?',
  'patients-random': 'chosen at random',
  coin: 'How many rooms do the Patients move?',
  'coin-coin': 'coin: heads 1, tails 2',
  'coin-die': 'die: odd 1, even 2',
  collapse: 'Collapse can catch',
  'collapse-note': 'A Patient who lands in a Victim’s room when the house collapses may catch that Victim.',
  contains: 'Contains: {notes}.',
  'fault-version': 'version must be “short” or “long”; with one Victim there is only the short version.',
  'fault-patients': 'patients must be the number of a seat, counted from 0, or be left out.',
  'fault-coin': 'coin must be “coin” or “die”.',
  'fault-collapse-catches': 'collapse-catches must be “on” or “off”.',
  'fault-seats': 'seats must name “person”, “beginner”, “casual”, “expert” or “random” for each of two to seven seats.',

  // Names of the players
  'player-0': 'Ada',
  'player-1': 'Bruno',
  'player-2': 'Cleo',
  'player-3': 'Dov',
  'player-4': 'Esme',
  'player-5': 'Finn',
  'player-6': 'Greta',

  // Content warnings
  'notes-cards': 'The cards of this game contain:',
  'notes-cards.calm': 'Calm mode uses gentler words and pictures for what these cards otherwise contain:',
  'notes-game':
    'In the game itself, people hide from the patients of an asylum, are caught and may be killed, and the house collapses.',
  'notes-game.calm':
    'In the game itself, people play hide-and-seek in an old house at night, and the house gets smaller.',
  'warning-pursuit': 'pursuit',
  'warning-death': 'death',
  'warning-violence': 'violence',
  'warning-confinement': 'confinement',
  'warning-darkness': 'darkness',
  'warning-mental-illness': 'mental illness',
  'warning-forced-treatment': 'forced treatment',
  'warning-being-watched': 'being watched',
  'warning-betrayal': 'betrayal',
  'warning-collapsing-rooms': 'collapsing rooms',
} as const;
