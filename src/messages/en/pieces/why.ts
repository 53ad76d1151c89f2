// The texts of the popover that answers “why not?”.
export default {
  again: 'Press ? again to read the rule.',
  rule: 'Rule {rule}',
} as const;
