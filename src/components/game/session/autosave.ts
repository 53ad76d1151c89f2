// The match in the browser's storage: one record for each element. Storage is optional: refused, full or damaged it costs the
// autosave and nothing else, and what became of it can be told.
import type { Save } from '../../../engine/kernel/index.js';

export interface SavedMatch {
  readonly save: Save;
  readonly occupants: readonly string[];
  readonly names: readonly string[];
  /** Whether it was calm; nobody meets by loading the page anew what they had put away. */
  readonly calm?: boolean;
}

/** The key of the sentence that tells what became of the match: the browser refuses to keep it, or it could not go on. */
export type StorageTrouble = 'not-saved' | 'save-lost';

const isListOf = (value: unknown, is: (item: unknown) => boolean): boolean => Array.isArray(value) && value.every(is);

/** Whether a match can be gone on with, as far as that can be told without playing it; `occupantNames` are the game's words for who sits. */
export function isSavedMatch(json: unknown, occupantNames: readonly string[]): json is SavedMatch {
  const { save, occupants, names } = Object(json) as Partial<SavedMatch>;
  const seats: unknown = (Object(save) as Partial<Save>).seats;
  return (
    isListOf(occupants, (name) => occupantNames.includes(name as string)) &&
    isListOf(names, (name) => typeof name === 'string') &&
    Array.isArray(seats) &&
    seats.length === occupants?.length
  );
}

/** Who keeps what under which key, so that no two elements of a page write to the same. */
const keepers = new Map<string, Element>();

/** Tags and ids of the shadow hosts down to the element; among several alike, from the second on, its place too. */
function keyOf(element: Element): string {
  const { localName, id } = element;
  const root = element.getRootNode() as Document | ShadowRoot;
  const within = 'host' in root ? `${keyOf(root.host)}/` : 'nightward:';
  let place =
    [...root.querySelectorAll(localName)].filter((each) => each.id === id && each.shadowRoot).indexOf(element) + 1;
  for (;;) {
    const key = `${within}${localName}:${id}${place > 1 ? ` ${place}` : ''}`;
    const keeper = keepers.get(key);
    if (!keeper?.isConnected || keeper === element) return key;
    place++;
  }
}

export class Autosave {
  trouble: StorageTrouble | null = null;
  readonly #key: string;
  readonly #occupantNames: readonly string[];

  /** @param element Whose match it is; on the page. */
  constructor(element: Element, occupantNames: readonly string[]) {
    this.#occupantNames = occupantNames;
    this.#key = keyOf(element);
    keepers.set(this.#key, element);
  }

  read(): SavedMatch | null {
    const text = this.#try(() => localStorage.getItem(this.#key));
    if (!text) return null;
    try {
      const kept: unknown = JSON.parse(text);
      if (isSavedMatch(kept, this.#occupantNames)) return kept;
    } catch {
      // No JSON.
    }
    this.lose();
    return null;
  }

  write(kept: SavedMatch): void {
    this.#try(() => {
      localStorage.setItem(this.#key, JSON.stringify(kept));
      if (this.trouble === 'not-saved') this.trouble = null;
    });
  }

  clear(): void {
    this.trouble = null;
    this.#try(() => {
      localStorage.removeItem(this.#key);
    });
  }

  /** What was kept cannot go on. */
  lose(): void {
    this.clear();
    this.trouble = 'save-lost';
  }

  #try<T>(act: () => T): T | null {
    try {
      return act();
    } catch {
      this.trouble = 'not-saved';
      return null;
    }
  }
}
