// How many swaps bring pieces to their places, for every arrangement of a board: a breadth-first search from the wanted
// arrangement that continues as far as needed. Only the first `wanted` places matter; all other pieces are
// interchangeable.

export class SwapTable {
  /** Arrangements of up to this many swaps are in the table; Infinity once all are. */
  known = 0;
  /**
   * `levels[k]`, by the rank of the places s₁ … s_k where the pieces for places 0 … k − 1 lie now: one more than the
   * smallest number of swaps, whatever the pieces for the later places are; 0 if it is not known yet. In a board of n
   * places, the rank of s₁ … s_k is the rank of s₁ … s_k−₁ times (n − k + 1), plus the number of places below s_k that
   * are not among s₁ … s_k−₁.
   */
  readonly levels: readonly Uint8Array[];
  readonly wanted: number;
  #front = [0];
  #next: number[] = [];
  #done = 0;

  /** A board of at most 10 places. The places of a join may be swapped; the first is the lower one. */
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

  /** The smallest number of swaps from these places. */
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

  /** Continues the search from up to `count` arrangements; some hundred take less than a millisecond. */
  spread(count: number): void {
    const { size, wanted } = this;
    const swaps = this.levels[wanted] ?? new Uint8Array();
    const pairs = Uint8Array.from(this.joins.flat());
    const places = new Uint8Array(wanted);
    // The index of each place in `places`, and how much the rank grows with that entry.
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
        // The earlier entry changes by one or more, and so do the counts of the entries between the two places.
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
   * Stores a value for the places and for all their prefixes. A stored value stays, because the first one is the
   * smallest.
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
