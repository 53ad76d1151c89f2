// The page's own pack of cards, from a URL or a child, with its words and pictures.
import type { Fault, Result } from '../../../engine/kernel/index.js';
import { dataChild, dataText, looksLikeJson, takeBackPre } from '../../shared/written-data.js';

/** The cards in play. Each game adds what it needs to draw them. */
export interface CardsInPlay {
  readonly pack: unknown;
}

/** The URL of a JSON file, as the page wrote it, or the text of a child, with the name of that child. */
export type PackSource = { readonly url: string } | { readonly text: string; readonly child: string };

/** Switches the element to the language of a pack, and back to the page's language. */
export interface LanguageSwitch {
  use(): void;
  restore(): void;
}

/** A pack that was loaded; `C` is the cards as a game plays them. */
export interface LoadedPack<C> {
  readonly chosen: C;
  /** The pack's own language; undefined if it has none. */
  readonly language: LanguageSwitch | undefined;
  /** The content warnings of its cards, separated by commas; empty if there are none. */
  readonly contentWarnings?: string;
}

/** The element that plays with the pack. */
export interface PackHost extends HTMLElement {
  readonly pack: string;
  readonly language: string;
  requestUpdate(): void;
}

/** How a game loads packs. */
export interface PackLoader<C> {
  load(source: PackSource): Promise<Result<LoadedPack<C>, Fault>>;
  refuse(fault: Fault): void;
}

export class PagePack<C> {
  /** The page's own pack once it is loaded; null if ours is played. */
  loaded: LoadedPack<C> | null = null;
  readonly #host: PackHost;
  readonly #cards: PackLoader<C>;
  /** Null before the first read, and after a read that failed. */
  #reading: Promise<void> | null = null;
  /** The child that was read. */
  #child: Element | null = null;
  #isRead = false;

  constructor(host: PackHost, cards: PackLoader<C>) {
    this.#host = host;
    this.#cards = cards;
  }

  get #inside(): Element | null {
    return dataChild(this.#host);
  }

  /** Whether the page has a pack of its own. */
  get isOwn(): boolean {
    return !!this.#host.pack || !!this.#inside;
  }

  /** Whether the page's pack is not read yet. Until then, its language is unknown, so no text may be shown. */
  get isComing(): boolean {
    return this.isOwn && !this.#isRead;
  }

  /** Whether the child has changed: it may be added later than the element. */
  get isAnother(): boolean {
    return this.#child !== this.#inside;
  }

  /**
   * The page's own cards; null if it has none, or if they cannot be played (then `refuse` is called). A failed download
   * is tried again next time.
   */
  async chosen(): Promise<C | null> {
    const reading = (this.#reading ??= this.#read());
    try {
      await reading;
    } finally {
      if (!this.loaded && this.#reading === reading) this.#reading = null;
    }
    return this.loaded?.chosen ?? null;
  }

  /** Reads the pack again, from the URL or the child that the page has now. */
  readAnew(): void {
    this.#reading = this.#read();
    this.#reading.catch(() => undefined);
  }

  async #read(): Promise<void> {
    const host = this.#host;
    const { pack: url } = host;
    if (!url) takeBackPre(host, looksLikeJson);
    const child = (this.#child = this.#inside);
    this.#use(null);
    const source = url ? { url } : child && { text: dataText(child), child: child.localName };
    if (!source) return;
    try {
      const read = await this.#cards.load(source);
      // If another pack was set meanwhile, this one is ignored.
      if (url !== host.pack) return;
      if (read.ok) this.#use(read.value);
      else this.#cards.refuse(read.error);
    } finally {
      this.#isRead = true;
      host.requestUpdate();
    }
  }

  #use(pack: LoadedPack<C> | null): void {
    this.loaded?.language?.restore();
    this.loaded = pack;
    pack?.language?.use();
  }
}
