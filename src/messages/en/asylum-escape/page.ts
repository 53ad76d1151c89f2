// What <asylum-escape-game> says before a match: the form, and what may distress.
export default {
  // The form
  title: 'Asylum Escape',
  version: 'Which version?',
  short: 'Short',
  'short-note': 'Nine turns. All Victims who are alive then win together.',
  long: 'Long',
  'long-note': 'Until one Victim is left, and three turns more. Only that one can win.',
  patients: 'Who plays the Patients?',
  'patients-random': 'left to chance',
  coin: 'What says how far the Patients go?',
  'coin-coin': 'a coin',
  'coin-die': 'a die: odd is one room, even is two',
  collapse: 'Falling rooms catch',
  'collapse-note': 'A Patient who comes into a Victim’s room because the house falls in may catch them.',
  'bot-lurker': 'bot that plays sensibly',
  contains: 'Contains: {notes}.',
  'fault-version': 'version is “short” or “long”; with one Victim there is only the short one.',
  'fault-patients': 'patients is the number of a seat, from 0, or is left out.',
  'fault-coin': 'coin is “coin” or “die”.',
  'fault-collapse-catches': 'collapse-catches is “on” or “off”.',
  'fault-seats': 'seats names “person”, “lurker” or “random” for each of two to seven seats.',

  // Who plays
  'player-0': 'Ada',
  'player-1': 'Bruno',
  'player-2': 'Cleo',
  'player-3': 'Dov',
  'player-4': 'Esme',
  'player-5': 'Finn',
  'player-6': 'Greta',

  // What may distress
  'notes-cards': 'The cards of this game tell and show:',
  'notes-cards.calm': 'In calm other words and pictures stand for what the cards tell and show otherwise:',
  'notes-game':
    'In the game itself people hide from patients of an asylum, are caught and may be killed, and the house falls in.',
  'notes-game.calm':
    'In the game itself people play hide-and-seek in an old house at night, and the house gets smaller.',
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
