// What <nw-choices> says.
export default {
  cost: 'Cost: {cost}',
  again: 'The same once more, no. {n}.',
  'show-list': 'Show all answers as a list',
  'hide-list': 'Hide the list',
  more: { one: '{n} more choice', other: '{n} more choices' },
} as const;
