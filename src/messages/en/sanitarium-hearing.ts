// What is only heard of a match: questions that were asked before, in a word.
export default {
  'hear-act': 'Points: {n}.',
  'hear-monster-point': 'Monster Points: {n}.',
  'hear-choices': 'Choices: {n}.',
} as const;
