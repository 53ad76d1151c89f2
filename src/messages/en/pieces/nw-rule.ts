// The texts of <nw-rule>, and of the panel that shows a rule.
export default {
  rule: 'Rule {rule}',
  'fault-rule': 'No game has a rule “{rule}”. The id of a rule looks like SAN-TURN-07.',

  // The panel
  close: 'Close',
  back: 'Back to {rule}',
  missing: 'The text of this rule is not available here.',
} as const;
