// A clock for tests. Its time stands still until a test advances it.
import type { Clock } from '../../../src/engine/table/seat-handle.js';

export class TestClock implements Clock {
  #now = 0;
  #waiting: { readonly at: number; readonly call: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, call: () => void): () => void {
    const entry = { at: this.#now + ms, call };
    this.#waiting.push(entry);
    return () => {
      this.#waiting = this.#waiting.filter((each) => each !== entry);
    };
  }

  /** Advances the time without making the calls that are due, as if the page were busy. `pass` makes them later. */
  spend(ms: number): void {
    this.#now += ms;
  }

  /** How many calls are waiting. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /**
   * Advances the time by `ms` milliseconds and makes the calls that are due by then, in order, at most `limit` of them.
   */
  pass(ms: number, limit = 100_000): void {
    const end = this.#now + ms;
    for (let count = 0; count < limit; count++) {
      const due = this.#waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#waiting = this.#waiting.filter((each) => each !== due);
      this.#now = Math.max(this.#now, due.at);
      due.call();
    }
    this.#now = end;
  }
}
