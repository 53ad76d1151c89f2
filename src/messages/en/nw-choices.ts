// What <nw-choices> says of its own.
export default {
  'show-list': 'Show all places as a list',
  'hide-list': 'Hide the list',
} as const;
