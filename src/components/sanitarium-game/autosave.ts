// The match in the browser's storage: one record for each element, named by its tag and id. Storage is optional: refused,
// full or damaged it costs the autosave and nothing else.
import type { Save } from '../../engine/kernel/index.js';
import { sitterNames, type SitterName } from './sitters.js';

export interface Kept {
  readonly save: Save;
  readonly sitters: readonly SitterName[];
  readonly names: readonly string[];
}

const isListOf = (value: unknown, is: (item: unknown) => boolean): boolean => Array.isArray(value) && value.every(is);

export class Autosave {
  /** False once the browser has refused. */
  works = true;

  constructor(private readonly key: string) {}

  read(): Kept | null {
    const text = this.#try(() => localStorage.getItem(this.key));
    if (!text) return null;
    try {
      const kept = JSON.parse(text) as Partial<Kept> | null;
      const whole = kept?.save && isListOf(kept.sitters, (name) => (sitterNames as readonly unknown[]).includes(name)) && isListOf(kept.names, (name) => typeof name === 'string');
      return whole && kept.sitters?.length === kept.save.seats.length ? (kept as Kept) : null;
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
