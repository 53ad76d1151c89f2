// What the sheet on which a rule is read says of its own.
export default {
  rule: 'Rule {rule}',
  close: 'Close',
  back: 'Back to {rule}',
  missing: 'There is no text of this rule here.',
} as const;
