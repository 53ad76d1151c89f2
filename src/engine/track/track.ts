// A track along which a figure walks, such as the Huntmaster's: spaces in order, some with a card that lies face down
// until the figure reaches it. Plain data; a track is never changed, and a step returns a new one.

export interface Track {
  /** The card of each space, by its id; null if there is none. The list has one entry for each space. */
  readonly cards: readonly (string | null)[];
  /** The figure's space: 1 to the last space, or 0 before the first (LOB-HST-04, LOB-RUL-93). */
  readonly position: number;
  /** Spaces whose card lies face up, ascending. These cards stay face up (LOB-HST-06, LOB-HST-07). */
  readonly revealed: readonly number[];
  /** Cards up to this space are turned over now; a card beyond it waits for the next hunt (LOB-RUL-91, LOB-RUL-92). */
  readonly due: number;
  /**
   * Whether the figure has had to go beyond the last space (LOB-HST-05, LOB-RUL-94). Its position remains the last
   * space.
   */
  readonly ended: boolean;
}

/** A track on which the figure has not started and every card lies face down. */
export const lay = (cards: readonly (string | null)[]): Track => ({
  cards,
  position: 0,
  revealed: [],
  due: 0,
  ended: false,
});

/**
 * Moves the figure forward outside a hunt. The cards that it reaches stay face down until the next hunt (LOB-HST-09,
 * LOB-DTH-06).
 */
export function advance(track: Track, steps = 1): Track {
  const {
    cards: { length },
    ended,
  } = track;
  const to = track.position + steps;
  return ended ? track : { ...track, position: Math.min(to, length), ended: to > length };
}

/**
 * Moves the figure by one space in a Hunt Phase. All cards that it has reached so far are turned over now (LOB-HUN-01,
 * LOB-HUN-02).
 */
export function hunt(track: Track): Track {
  const stepped = advance(track);
  return { ...stepped, due: stepped.position };
}

/**
 * Moves the figure back. Cards that it has passed stay as they are. Cards in front of it that were due to be turned
 * over have to wait (LOB-HST-07, LOB-RUL-91).
 */
export function retreat(track: Track, steps = 1): Track {
  const position = Math.max(0, track.position - steps);
  return track.ended ? track : { ...track, position, due: Math.min(track.due, position) };
}

/**
 * The spaces that the figure has reached and whose card lies face down, in the order in which the cards are turned
 * over.
 */
export function caughtUp({ cards, position, revealed }: Track): number[] {
  const spaces: number[] = [];
  for (let space = 1; space <= position; space++)
    if ((cards[space - 1] ?? null) !== null && !revealed.includes(space)) spaces.push(space);
  return spaces;
}

/** The spaces whose cards are turned over now, each completely before the next (LOB-RUL-91). */
export const dueCards = (track: Track): number[] =>
  track.ended ? [] : caughtUp(track).filter((space) => space <= track.due);

/** Turns over the next card that is due; does nothing if there is none. */
export function reveal(track: Track): Track {
  const [next] = dueCards(track);
  return next === undefined ? track : { ...track, revealed: [...track.revealed, next].sort((a, b) => a - b) };
}
