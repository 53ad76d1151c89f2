// Saves the match in the browser's storage, under one key for each page, element and set-up of a match. If the storage is
// blocked, full or damaged, only the autosave is lost, and the element can say so.
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

/** An element that saves its match. */
export interface Saver extends Element {
  /** The settings from the page that set the match up, as text. */
  readonly setupText: string;
}

/** Eight digits that differ for different texts. The kernel has a better hash, but loads only when a match begins. */
function shortHash(text: string): string {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The element that saves under each key, so that no two elements of a page share a key. */
const keepers = new Map<string, Element>();

/** The end of a key after the element's id: the hash of the set-up, and a number if several elements have the same. */
const END = /^[\da-f]{8}(?: \d+)?$/;

/** The address of the page, without what only says from where the reader came. */
function pageAddress(): string {
  // A page inside `srcdoc` has no address of its own.
  const { pathname, searchParams, hash } = new URL(location.protocol === 'about:' ? document.baseURI : location.href);
  for (const name of [...searchParams.keys()]) if (/^utm_|clid$/.test(name)) searchParams.delete(name);
  return [pathname, ...(searchParams.size ? [searchParams] : []), ...(/^#!?\//.test(hash) ? [hash] : [])].join('?');
}

/** The tags and ids of the element's shadow hosts and of the element itself. */
function pathTo(element: Element): string {
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  return `${host ? `${pathTo(host)}/` : ''}${element.localName}:${element.id}`;
}

/** The beginning of the keys of an element. What follows depends on the set-up of the match. */
const prefixOf = (element: Element): string => `nightward:${pageAddress()} ${pathTo(element)}:`;

/** The elements of the same root with the same tag and id, including this one. */
const namesakes = (element: Saver): Saver[] =>
  [...(element.getRootNode() as Document | ShadowRoot).querySelectorAll<Saver>(element.localName)].filter(
    (each) => each.id === element.id && each.shadowRoot,
  );

/**
 * The key of an element: the page, the element, and a hash of the settings that set the match up. If several elements
 * would have the same key, all but the first also get a number.
 */
function keyOf(element: Saver): string {
  const { setupText } = element;
  const key = `${prefixOf(element)}${shortHash(setupText)}`;
  const alike = namesakes(element).filter((each) => each.setupText === setupText);
  for (let place = alike.indexOf(element) + 1; ; place++) {
    const numbered = place > 1 ? `${key} ${place}` : key;
    const keeper = keepers.get(numbered);
    if (!keeper?.isConnected || keeper === element) return numbered;
  }
}

export class Autosave {
  trouble: StorageTrouble | null = null;
  readonly #element: Saver;
  readonly #key: string;
  readonly #occupantNames: readonly string[];
  /** The key of the match with another set-up that was read last. */
  #earlierKey = '';

  /** @param element The element that plays the match; it must be in the document. */
  constructor(element: Saver, occupantNames: readonly string[]) {
    for (const [key, keeper] of keepers) if (keeper === element) keepers.delete(key);
    this.#element = element;
    this.#occupantNames = occupantNames;
    this.#key = keyOf(element);
    keepers.set(this.#key, element);
  }

  read(): SavedMatch | null {
    const text = this.#try(() => localStorage.getItem(this.#key));
    if (!text) return null;
    const kept = this.#parse(text);
    if (!kept) this.lose();
    return kept;
  }

  /**
   * A match that this element saved when the page set it up in another way; null if there is none. Matches of other
   * elements on the page do not count.
   */
  readEarlier(): SavedMatch | null {
    const prefix = prefixOf(this.#element);
    const held = [...keepers].filter(([, keeper]) => keeper.isConnected);
    const others = namesakes(this.#element).filter((each) => !held.some(([, keeper]) => keeper === each));
    const taken = new Set([...held.map(([key]) => key), ...others.map(keyOf)]);
    const keys = this.#try(() => Object.keys(localStorage)) ?? [];
    for (const key of keys) {
      if (!key.startsWith(prefix) || !END.test(key.slice(prefix.length)) || taken.has(key)) continue;
      const kept = this.#parse(this.#try(() => localStorage.getItem(key)) ?? '');
      this.#earlierKey = key;
      if (kept) return kept;
    }
    return null;
  }

  /** Removes the match that `readEarlier` returned. */
  dropEarlier(): void {
    this.#try(() => {
      localStorage.removeItem(this.#earlierKey);
    });
  }

  #parse(text: string): SavedMatch | null {
    try {
      const kept: unknown = JSON.parse(text);
      return isSavedMatch(kept, this.#occupantNames) ? kept : null;
    } catch {
      return null;
    }
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
