// The cards that a page plays with: ours, those at a URL, or those of a script child; and the words and pictures they bring.
import type { Fault } from '../../engine/kernel/index.js';
import { pack } from '../../engine/games/sanitarium/content/pack.js';
import type { Chosen, Reader } from './chosen.js';

const ours: Chosen = { pack, texts: {} };

export class PagePack {
  /** What may distress in the page's own pack; null: ours is played. */
  notes: string | null = null;
  readonly #reader: Reader;
  readonly #refuse: (fault: Fault) => void;
  /** Null while nobody has asked. */
  #reading: Promise<Chosen | null> | null = null;
  /** The script child that was read. */
  #child: HTMLScriptElement | null = null;
  #isRead = false;
  /** What the page has said of its language, while that of its pack is spoken. */
  #pageLang: string | null | undefined;

  constructor(reader: Reader, refuse: (fault: Fault) => void) {
    this.#reader = reader;
    this.#refuse = refuse;
  }

  get #inside(): HTMLScriptElement | null {
    return this.#reader.querySelector<HTMLScriptElement>(':scope > script[type="application/json"]');
  }

  /** Whether the page has a pack of its own. */
  get isOwn(): boolean {
    return !!this.#reader.pack || !!this.#inside;
  }

  /** The page's own was not read yet: before that nobody knows in which language to say anything. */
  get isComing(): boolean {
    return this.isOwn && !this.#isRead;
  }

  /** A script child may be laid inside later than the element. */
  get isAnother(): boolean {
    return this.#child !== this.#inside;
  }

  /** The cards; null, and a fault, where they cannot be played. What could not be fetched may be there the next time. */
  async chosen(): Promise<Chosen | null> {
    const reading = (this.#reading ??= this.#read());
    try {
      const chosen = await reading;
      if (!chosen && this.#reading === reading) this.#reading = null;
      return chosen;
    } catch (error) {
      if (this.#reading === reading) this.#reading = null;
      throw error;
    }
  }

  /** Reads what the page says now. */
  readAnew(): void {
    this.#reading = this.#read();
    this.#reading.catch(() => undefined);
  }

  async #read(): Promise<Chosen | null> {
    const reader = this.#reader;
    const { pack: url } = reader;
    const child = (this.#child = this.#inside);
    this.notes = null;
    this.#speak(null);
    if (!url && !child) return ours;
    try {
      const { loadPack } = await import('./pack-loader.js');
      const read = await loadPack(url ? { url } : { text: child?.textContent ?? '' }, reader);
      // What another has taken the place of is no fault any more.
      if (url !== reader.pack) return null;
      if (!read.ok) {
        this.#refuse(read.error);
        return null;
      }
      const { chosen, notes, tag } = read.value;
      if (tag) this.#speak(tag);
      this.notes = notes;
      return chosen;
    } finally {
      this.#isRead = true;
      reader.requestUpdate();
    }
  }

  /** The language that the pack brings, or that of the page again. */
  #speak(tag: string | null): void {
    const reader = this.#reader;
    if (this.#pageLang !== undefined) reader.toggleAttribute('lang', false);
    if (this.#pageLang) reader.lang = this.#pageLang;
    this.#pageLang = tag ? reader.getAttribute('lang') : undefined;
    if (tag) reader.lang = tag;
  }
}
