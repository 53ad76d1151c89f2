// A long calculation is a generator that pauses from time to time, so that a page can do other work in between.

/** Runs a calculation to its end without pauses and returns its result. */
export function runToEnd<T>(thinking: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}
