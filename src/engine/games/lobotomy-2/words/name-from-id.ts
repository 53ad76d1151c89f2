/** The name that a card's id spells: `over-the-fallen` is Over the Fallen. Ids of places and Chapters spell none. */
export const spelled = (id: string): string =>
  /^[a-z][a-z\d-]*$/.test(id)
    ? id
        .replace(/-/g, ' ')
        .replace(/^\w| (?!(?:a|the|of|to|in|and|for|from|it|is|on|by|at|with|that|until|or)\b)\w/g, (letter) =>
          letter.toUpperCase(),
        )
    : id;
