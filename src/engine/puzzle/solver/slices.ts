// Long thinking in slices: a generator that halts between them. A page lets others have their turn there; who can wait runs on.

/** What comes of it, at once. */
export function whole<T>(thinking: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}
