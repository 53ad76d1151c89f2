// What the popover that answers “why not?” says.
export default {
  again: 'Press ? again to read the rule.',
  rule: 'Rule {rule}',
} as const;
