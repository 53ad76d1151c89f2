// The texts of <nw-choices>.
export default {
  cost: 'Cost: {cost}',
  again: 'Asked again ({n}).',
  'show-list': 'Show all choices as a list',
  'hide-list': 'Hide the list',
  more: { one: '{n} more choice', other: '{n} more choices' },
  below: '{n} more ↓',
} as const;
