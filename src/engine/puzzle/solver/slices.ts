// Long calculations in slices: a generator that pauses between them. A page can do other work in the pauses.

/** Runs all slices without a pause and returns the result. */
export function whole<T>(thinking: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}
