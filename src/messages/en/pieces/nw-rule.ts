// What <nw-rule> says, and what the panel with the text of a rule says.
export default {
  rule: 'Rule {rule}',
  'fault-rule': 'No game has a rule “{rule}”. The id of a rule looks like SAN-TURN-07.',

  // The panel
  close: 'Close',
  back: 'Back to {rule}',
  missing: 'The text of this rule is not available here.',
} as const;
