// What <nw-choices> says of its own.
export default {
  cost: 'Cost: {cost}',
  'show-list': 'Show all answers as a list',
  'hide-list': 'Hide the list',
} as const;
