// What <nw-rule> says of its own.
export default {
  rule: 'Rule {rule}',
  'fault-rule': 'No game has a rule “{rule}”. The id of a rule looks like SAN-TURN-07.',
} as const;
