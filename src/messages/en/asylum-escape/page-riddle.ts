// The riddle "Where is the Victim?" of a match that is looked at again.
export default {
  riddle: 'Where is {victim}?',
  'riddle-choose': 'Choose a room of the house.',
  'riddle-guess': 'Your guess: {room}.',
  'riddle-chances': 'Show how likely each room is',
  'riddle-answer': 'Show the answer',
  'riddle-right': 'Right! {victim} is here: {room}. By what everybody knew, the chance was about {chance}.',
  'riddle-wrong':
    'No. {victim} is here: {room}. By what everybody knew, the chance was about {chance}; of your guess it was {guessed}.',
  'riddle-nobody': 'Nobody has to be looked for now.',
  'riddle-all': 'Show where everybody is',
  'riddle-here': '{victim}: {room}.',
} as const;
