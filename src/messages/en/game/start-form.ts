// What every game says before a match, whatever its form asks.
export default {
  learn: 'Learn by playing, 3 minutes',
  person: 'person',
  'who-plays': 'Who plays {player}?',
  'how-many': 'How many play?',
  'bot-random': 'bot that plays anything',
  calm: 'Calm',
  'calm-note': 'Gentler words and pictures for whatever may distress, and nothing sudden.',
  start: 'Begin',
  'open-file': 'Open a match file',
  'save-lost': 'The match that was kept here could not go on and is gone.',
  unreachable:
    'The game could not be fetched. Look at the connection and try again; if that does not help, load the page anew.',
  'try-again': 'Try again',
  'fault-hints': 'hints is “on” or “off”.',
  'fault-layout': 'layout is “own”.',
  'fault-loading': 'loading is “lazy” or “eager”.',
  'fault-pace': 'pace is a number of milliseconds, from 0.',
} as const;
