// Time for tests: it stands still until a test advances it.
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

  /** Advances time while somebody works; calls that are due are made later. */
  spend(ms: number): void {
    this.#now += ms;
  }

  /** How many calls are waiting. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Makes the calls that are due within `ms` milliseconds, in order; at most `limit` calls. */
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
