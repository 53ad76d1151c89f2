// Describes in words which places of a table are occupied.

interface Place {
  readonly id: string;
  readonly name: string;
}

/** A line for each place that is not empty: its name, and the names of the tokens in it. */
export function occupiedPlaces(
  places: readonly Place[],
  tokens: readonly { readonly name: string; readonly space: string }[],
): string[] {
  return places.flatMap(({ id, name }) => {
    const here = tokens.filter(({ space }) => space === id).map((token) => token.name);
    return here.length > 0 ? [`${name}: ${here.join(', ')}`] : [];
  });
}
