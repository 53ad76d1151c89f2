// A track along which somebody walks, such as the Huntmaster towards the end of the game: spaces in order, and on some of
// them a card that lies face down until it is caught up. Plain data; a track is never changed, another one comes back.

export interface Track {
  /** The card of each space, by its id; null: none lies there. As many as the track has spaces. */
  readonly cards: readonly (string | null)[];
  /** Where the walker stands: 1 to the last space, or 0, before the first (LOB-HST-04, LOB-RUL-93). */
  readonly position: number;
  /** Spaces whose card has been turned face up, ascending. It stays so (LOB-HST-06, LOB-HST-07). */
  readonly revealed: readonly number[];
  /** Cards up to this space are turned over now; one beyond it waits for the next hunt (LOB-RUL-91, LOB-RUL-92). */
  readonly due: number;
  /** The walker had to leave the last space (LOB-HST-05, LOB-RUL-94), and stays on it. */
  readonly ended: boolean;
}

/** Nobody has set out, and every card lies face down. */
export const lay = (cards: readonly (string | null)[]): Track => ({
  cards,
  position: 0,
  revealed: [],
  due: 0,
  ended: false,
});

/** So many steps on, outside a hunt: the cards that are reached stay face down until the next (LOB-HST-09, LOB-DTH-06). */
export function advance(track: Track, steps = 1): Track {
  const {
    cards: { length },
    ended,
  } = track;
  const to = track.position + steps;
  return ended ? track : { ...track, position: Math.min(to, length), ended: to > length };
}

/** The step of a Hunt Phase: all that has been reached by it is turned over now (LOB-HUN-01, LOB-HUN-02). */
export function hunt(track: Track): Track {
  const stepped = advance(track);
  return { ...stepped, due: stepped.position };
}

/** So many steps back. Cards that are passed stay as they lie; what was to be turned over waits (LOB-HST-07, LOB-RUL-91). */
export function retreat(track: Track, steps = 1): Track {
  const position = Math.max(0, track.position - steps);
  return track.ended ? track : { ...track, position, due: Math.min(track.due, position) };
}

/** Spaces that have been reached and whose card lies face down, in the order in which they are turned over. */
export function caughtUp({ cards, position, revealed }: Track): number[] {
  const spaces: number[] = [];
  for (let space = 1; space <= position; space++)
    if ((cards[space - 1] ?? null) !== null && !revealed.includes(space)) spaces.push(space);
  return spaces;
}

/** Those that are turned over now, one finished before the next (LOB-RUL-91). */
export const dueCards = (track: Track): number[] =>
  track.ended ? [] : caughtUp(track).filter((space) => space <= track.due);

/** Turns over the next card that is due; without one nothing happens. */
export function reveal(track: Track): Track {
  const [next] = dueCards(track);
  return next === undefined ? track : { ...track, revealed: [...track.revealed, next].sort((a, b) => a - b) };
}
