// The texts of <nw-log>.
export default {
  all: 'Everything that happened',
  earlier: 'Show earlier lines',
  nothing: 'Nothing has happened yet.',
  rule: 'Rule {rule}',
  turn: 'Turn {n}',
} as const;
