// The match in the browser's storage: one record for each element, named by its tag and id. Storage is optional: refused,
// full or damaged it costs the autosave and nothing else.
import type { Save } from '../../engine/kernel/index.js';
import type { SitterName } from './sitters.js';

export interface Kept {
  readonly save: Save;
  readonly sitters: readonly SitterName[];
  readonly names: readonly string[];
}

export class Autosave {
  /** False once the browser has refused. */
  works = true;

  constructor(private readonly key: string) {}

  read(): Kept | null {
    const text = this.#try(() => localStorage.getItem(this.key));
    if (!text) return null;
    try {
      const kept = JSON.parse(text) as Partial<Kept> | null;
      return kept?.save && Array.isArray(kept.sitters) && Array.isArray(kept.names) ? (kept as Kept) : null;
    } catch {
      this.clear();
      return null;
    }
  }

  write(kept: Kept): void {
    this.#try(() => {
      localStorage.setItem(this.key, JSON.stringify(kept));
    });
  }

  clear(): void {
    this.#try(() => {
      localStorage.removeItem(this.key);
    });
  }

  #try<T>(act: () => T): T | null {
    try {
      return act();
    } catch {
      this.works = false;
      return null;
    }
  }
}
