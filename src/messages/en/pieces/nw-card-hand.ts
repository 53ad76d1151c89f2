// The texts of <nw-card-hand>.
export default {
  'can-act': 'can be used',
  close: 'Close',
  read: 'Read {name}',
  selected: 'chosen',
  spent: 'used up',
  worth: 'worth {value}',
} as const;
