// What is only heard of a match of Lobotomy 2: questions that were asked before, in a word, and much at once.
export default {
  'hear-act': 'Action Points: {n}.',
  'hear-act-moving': 'Action Points: {ap}, Movement Points: {mp}.',
  'hear-choices': 'Choices: {n}.',
} as const;
