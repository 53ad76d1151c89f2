// Who is looked for on a page, and what the house shows of it.
export default {
  sought: 'The house shows how likely {victim} is in each room, by what everybody knows.',
} as const;
