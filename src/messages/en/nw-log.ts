// What <nw-log> says of its own.
export default {
  all: 'All that happened',
  earlier: 'Show earlier lines',
  nothing: 'Nothing has happened yet.',
  turn: 'Turn {n}',
} as const;
