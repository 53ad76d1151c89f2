// The texts of the lessons of Coma Ward.
export default {
  'reveal-name': 'Awake',
  'reveal-0':
    'You wake up in the Nurses’ Station of an empty hospital. Behind each question mark is a Room that nobody has seen: go to the one below you.',
  'reveal-done':
    'You searched it, with one die for each point of Focus: each 5 or 6 is a success, and three find an Item. With fewer, you see things that are not there.',
  'care-name': 'Strength for the night',
  'care-0': 'Your Health is your Strength, your speed, and the number of Items that you can carry. Use the soup.',
  'care-done': 'Food and Medicine are free: afterwards you may still go somewhere and do one thing.',
  'see-name': 'What is not there',
  'see-0': 'The more Terror, the fewer dice for Focus. You are terrified: rummage all the same.',
  'see-1': 'You hallucinate, and nobody at the table knows what an answer leads to. Choose one.',
  'see-done':
    'The same story can end differently the next time. Whoever ends a turn with nobody in sight gains Terror, so stay together.',
  'fight-name': 'Not only friends',
  'fight-0': 'Another patient stands beside you. Nobody forbids it: attack.',
  'fight-1': 'Weapons bring dice and damage. Choose what you fight with.',
  'fight-done': 'Now the other one may dodge, or strike back. Whoever rolls more successes hurts the other.',
  'clue-name': 'The third Clue',
  'clue-0': 'Among the Items are Clues, and two have been found. Rummage here.',
  'clue-done':
    'The third Clue opens an envelope. Which of the 13 Phenomena it holds depends on the Clues, and each is a game of its own.',
} as const;
