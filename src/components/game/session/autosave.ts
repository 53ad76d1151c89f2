// Saves the match in the browser's storage, under one key for each element. If the storage is blocked, full or damaged,
// only the autosave is lost, and the element can say so.
import type { Save } from '../../../engine/kernel/index.js';

export interface SavedMatch {
  readonly save: Save;
  readonly occupants: readonly string[];
  readonly names: readonly string[];
  /** Whether content was softened. It has to stay softened when the page is reloaded. */
  readonly calm?: boolean;
}

/** What went wrong, as the key of its message: the browser does not save, or a saved match could not be continued. */
export type StorageTrouble = 'not-saved' | 'save-lost';

const isListOf = (value: unknown, is: (item: unknown) => boolean): boolean => Array.isArray(value) && value.every(is);

/** Whether this looks like a saved match. Only replaying it shows whether it can be continued. */
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

/** The element that saves under each key, so that no two elements of a page share a key. */
const keepers = new Map<string, Element>();

/**
 * The key of an element, made of the tags and ids of its shadow hosts and of the element itself. If several elements
 * would have the same key, all but the first also get a number.
 */
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

  /** @param element The element that plays the match; it must be in the document. */
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
      // The text is not JSON.
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

  /** Removes a saved match that cannot be continued. */
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
