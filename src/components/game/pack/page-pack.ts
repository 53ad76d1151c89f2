// The cards that a page plays with in place of ours: those at a URL, or those of a script child; and the words and pictures they bring.
import type { Fault, Result } from '../../../engine/kernel/index.js';

/** The cards that are played, and what they bring with them. */
export interface CardsInPlay {
  readonly pack: unknown;
}

/** The address of a JSON file, as the page has it, or its text. */
export type PackSource = { readonly url: string } | { readonly text: string };

/** A language that a pack brings: the element speaks it until it falls back into that of the page. */
export interface LanguageSwitch {
  use(): void;
  restore(): void;
}

/** What a pack is to the page; `C` are the cards of a game, with what they bring. */
export interface LoadedPack<C> {
  readonly chosen: C;
  /** Its language, if it has one. */
  readonly language: LanguageSwitch | undefined;
  /** All that may distress in it, as its cards say; empty where they say nothing. */
  readonly contentWarnings?: string;
}

/** The element that plays with them. */
export interface PackHost extends HTMLElement {
  readonly pack: string;
  readonly language: string;
  requestUpdate(): void;
}

/** What a game does about packs. */
export interface PackLoader<C> {
  /** What reads a page's own is fetched with the first. */
  load(source: PackSource): Promise<Result<LoadedPack<C>, Fault>>;
  refuse(fault: Fault): void;
}

export class PagePack<C> {
  /** The page's own; null: ours is played. */
  loaded: LoadedPack<C> | null = null;
  readonly #reader: PackHost;
  readonly #cards: PackLoader<C>;
  /** Null while nobody has asked. */
  #reading: Promise<void> | null = null;
  /** The script child that was read. */
  #child: HTMLScriptElement | null = null;
  #isRead = false;

  constructor(reader: PackHost, cards: PackLoader<C>) {
    this.#reader = reader;
    this.#cards = cards;
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

  /** The page's own; null where it has none, and null and a fault where they cannot be played. What could not be fetched may be there the next time. */
  async chosen(): Promise<C | null> {
    const reading = (this.#reading ??= this.#read());
    try {
      await reading;
    } finally {
      if (!this.loaded && this.#reading === reading) this.#reading = null;
    }
    return this.loaded?.chosen ?? null;
  }

  /** Reads what the page says now. */
  readAnew(): void {
    this.#reading = this.#read();
    this.#reading.catch(() => undefined);
  }

  async #read(): Promise<void> {
    const reader = this.#reader;
    const { pack: url } = reader;
    const child = (this.#child = this.#inside);
    this.#bring(null);
    const source = url ? { url } : child && { text: child.text };
    if (!source) return;
    try {
      const read = await this.#cards.load(source);
      // What another has taken the place of is no fault any more.
      if (url !== reader.pack) return;
      if (read.ok) this.#bring(read.value);
      else this.#cards.refuse(read.error);
    } finally {
      this.#isRead = true;
      reader.requestUpdate();
    }
  }

  #bring(brought: LoadedPack<C> | null): void {
    this.loaded?.language?.restore();
    this.loaded = brought;
    brought?.language?.use();
  }
}
