/**
 * Spells out the name of a card from its id: `over-the-fallen` is Over the Fallen. Ids of Spaces and Chapters have no
 * such name.
 */
export const nameFromId = (id: string): string =>
  /^[a-z][a-z\d-]*$/.test(id)
    ? id
        .replace(/-/g, ' ')
        .replace(/^\w| (?!(?:a|the|of|to|in|and|for|from|it|is|on|by|at|with|that|until|or)\b)\w/g, (letter) =>
          letter.toUpperCase(),
        )
    : id;
