// What the slip that says why not says of its own.
export default {
  again: 'Press ? again to read the rule.',
  rule: 'Rule {rule}',
  why: 'Why not',
} as const;
