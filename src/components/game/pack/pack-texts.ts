// The texts of the cards in a pack.

/**
 * Returns the texts of a pack. A new card without a name is called by its id; otherwise, one of our messages with the
 * same key could be used as its name.
 * @param names The names of everything in the pack that may have texts.
 * @param ours The names of everything in the library's own pack.
 */
export const namedTexts = (
  texts: Readonly<Record<string, string>> = {},
  names: ReadonlySet<string>,
  ours: ReadonlySet<string>,
): Readonly<Record<string, string>> => ({
  ...Object.fromEntries([...names].flatMap((name) => (ours.has(name) ? [] : [[name, name]]))),
  ...texts,
});
