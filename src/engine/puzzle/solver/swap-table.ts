// A table with the smallest number of swaps that bring the pieces of a board to their places, for every arrangement of
// the pieces. A breadth-first search fills the table, starting at the wanted arrangement and continuing as far as
// needed. Only the pieces for the first `wanted` places matter; all other pieces are interchangeable.

export class SwapTable {
  /** All arrangements that need at most this many swaps are in the table; Infinity when the table is complete. */
  known = 0;
  /**
   * `levels[k]` is the table for the pieces that belong at the first k places. For each k places s₁ … s_k where these
   * pieces can lie, it has an entry at the index rank(s₁ … s_k). The other pieces can lie at the other places in any
   * order; the entry is about the order that needs the fewest swaps. An entry is the number of swaps plus one; 0 if the
   * number is not known yet.
   * On a board of n places, rank(s₁ … s_k) is rank(s₁ … s_(k−1)) times (n − k + 1), plus the number of places below s_k
   * that are not among s₁ … s_(k−1).
   */
  readonly levels: readonly Uint8Array[];
  readonly wanted: number;
  #front = [0];
  #next: number[] = [];
  #done = 0;

  /**
   * The board has at most 10 places. A join is a pair of places whose pieces may be swapped, with the lower place
   * first.
   */
  constructor(
    readonly size: number,
    wanted: number,
    readonly joins: readonly (readonly [number, number])[],
  ) {
    // The last piece is in its place when all others are.
    this.wanted = Math.min(wanted, size - 1);
    let length = 1;
    const levels = Array.from({ length: this.wanted + 1 }, (_, k) => new Uint8Array(k ? (length *= size - k + 1) : 1));
    this.levels = [...levels, ...levels.slice(-1)];
    this.#set(0, 1);
  }

  /** The smallest number of swaps that bring the pieces from these places to their own; −1 if it is not known yet. */
  swaps(places: readonly number[]): number {
    const rank = places
      .slice(0, this.wanted)
      .reduce(
        (sum, place, k) =>
          sum * (this.size - k) + place - places.filter((earlier, i) => i < k && earlier < place).length,
        0,
      );
    return (this.levels[this.wanted]?.[rank] ?? 0) - 1;
  }

  /** Continues the search with up to `count` more arrangements. A few hundred take less than a millisecond. */
  spread(count: number): void {
    const { size, wanted } = this;
    const swaps = this.levels[wanted] ?? new Uint8Array();
    const pairs = Uint8Array.from(this.joins.flat());
    const places = new Uint8Array(wanted);
    // `index` holds the index of each place in `places`. `weights[k]` is how much the rank grows when its digit for
    // `places[k]` grows by one.
    const index = new Uint8Array(size);
    const weights = Int32Array.from([...this.levels.slice(1, -1).map((level) => swaps.length / level.length), 0]);
    const end = Math.min(this.#done + count, this.#front.length);
    for (; this.#done < end; this.#done++) {
      const rank = this.#front[this.#done] ?? 0;
      for (let k = wanted - 1, whole = rank; k >= 0; k--) {
        const place = whole % (size - k);
        whole = (whole - place) / (size - k);
        for (let later = k + 1; later < wanted; later++)
          if ((places[later] ?? 0) >= place) places[later] = (places[later] ?? 0) + 1;
        places[k] = place;
      }
      index.fill(wanted);
      for (let k = 0; k < wanted; k++) index[places[k] ?? 0] = k;
      for (let i = 0; i < pairs.length; i += 2) {
        const a = pairs[i] ?? 0;
        const b = pairs[i + 1] ?? 0;
        const atA = index[a] ?? 0;
        const atB = index[b] ?? 0;
        if (atA === atB) continue;
        const one = Math.min(atA, atB);
        const other = Math.max(atA, atB);
        // The rank has one digit for each entry of `places`. A swap changes the digit of `one`, the earlier of the
        // entries for `a` and `b`, by one. For each place between `a` and `b` that no entry before `one` names, it
        // changes the digit by one more, and it also changes a second digit: the digit of that place if its entry comes
        // before `other`, otherwise the digit of `other`.
        let grown = weights[one] ?? 0;
        for (let place = a + 1; place < b; place++) {
          const at = index[place] ?? 0;
          if (at > one) grown += (weights[one] ?? 0) + (at < other ? (weights[at] ?? 0) : -(weights[other] ?? 0));
        }
        const next = atA < atB ? rank + grown : rank - grown;
        if (swaps[next]) continue;
        this.#set(next, this.known + 2);
        this.#next.push(next);
      }
    }
    if (end < this.#front.length) return;
    this.known = this.#next.length ? this.known + 1 : Infinity;
    this.#front = this.#next;
    this.#next = [];
    this.#done = 0;
  }

  /**
   * Stores a value for this arrangement and for every prefix of its list of places. A value that is already stored is
   * kept, because it is the smallest.
   */
  #set(rank: number, value: number): void {
    for (let k = this.wanted; k >= 0; k--) {
      const level = this.levels[k];
      if (!level || level[rank]) return;
      level[rank] = value;
      rank = Math.floor(rank / (this.size - k + 1));
    }
  }
}
