// What is only heard of a match: questions that were asked before, in a word.
export default {
  'hear-act': 'Points: {n}.',
  'hear-monster-point': 'Monsters: {n}.',
  'hear-horror': 'Horror Roll.',
  'hear-horror-monster': '{Monster}: Horror Roll.',
  'hear-choices': 'Choices: {n}.',
} as const;
