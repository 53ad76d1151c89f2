// What <nw-log> says.
export default {
  all: 'Everything that happened',
  earlier: 'Show earlier lines',
  nothing: 'Nothing has happened yet.',
  rule: 'Rule {rule}',
  turn: 'Turn {n}',
} as const;
