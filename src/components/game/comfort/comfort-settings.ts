// What makes playing comfortable: softened words and pictures, content warnings before a match, and sound. Each is loaded when it is
// wanted.
import type { TemplateResult } from 'lit';
import type { NwElement } from '../../shared/nw-element.js';
import { installMessages } from '../install-module.js';
import type { SoftenedContent } from './softened-content.js';
import type { ContentWarnings } from './content-warnings.js';
import type { Ambience } from './match-sound.js';

/** The game's element. */
type Asking = NwElement & { calm: boolean; notes: boolean; sound: boolean };

/** A game's modules for it; `C` is its softened content. */
export interface ComfortModules<C extends SoftenedContent> {
  calm(): Promise<C>;
  notes(): Promise<ContentWarnings>;
  /** The sound of a match. */
  ambience(): Promise<(element: NwElement) => Ambience<unknown>>;
}

export class ComfortSettings<C extends SoftenedContent> {
  readonly #element: Asking;
  readonly #modules: () => ComfortModules<C>;
  readonly #listed: () => string | null;
  /** Softened content, once it was wanted and loaded. */
  #calm: C | null = null;
  #ambience: Ambience<unknown> | null = null;
  /** The warnings that were read last, as `listed` gives them. */
  #informed: string | null | undefined;
  /** Whether the player who began the match is within the element. */
  #reads: boolean | 'pressed' = false;
  /** The warnings to be read before the match. */
  #panel: (() => TemplateResult) | null = null;

  /** @param listed The warnings of the page's own pack; null if our cards are played. */
  constructor(element: Asking, modules: () => ComfortModules<C>, listed: () => string | null) {
    this.#element = element;
    this.#modules = modules;
    this.#listed = listed;
  }

  /** Null unless it is wanted and loaded. */
  get calm(): C | null {
    return this.#element.calm ? this.#calm : null;
  }

  /** Null unless sound is wanted and loaded. */
  get ambience(): Ambience<unknown> | null {
    return this.#ambience;
  }

  async loadSoftened(): Promise<void> {
    if (!this.#element.calm || this.#calm) return;
    const calm = await this.#modules().calm();
    installMessages(this.#element, calm.words, calm.styles);
    this.#calm = calm;
  }

  async switchSound(): Promise<void> {
    const ambience = this.#element.sound ? await this.#modules().ambience() : null;
    this.#ambience?.close();
    // It may have been turned off meanwhile.
    this.#ambience = ambience && this.#element.sound ? ambience(this.#element) : null;
  }

  /**
   * Whether warnings have to be read before the match; `goOn` is called once they were.
   * @param within Whether the player who began the match is within the element.
   */
  async holdsBack(within: boolean | 'pressed', goOn: () => void): Promise<boolean> {
    const listed = this.#listed();
    if (!this.#element.notes || this.#informed === listed) return false;
    this.#reads = within;
    const notes = await this.#modules().notes();
    notes.bring(this.#element);
    this.#panel = () =>
      notes.panel(this.#element, listed, () => {
        this.#informed = listed;
        goOn();
      });
    return true;
  }

  /** A match begins or ends; `held` if warnings have to be read first. */
  sat(held: boolean): void {
    if (!held) this.#panel = null;
    // The focus goes on to the warnings.
    if (held && this.#reads)
      void this.#element.updateComplete.then(() => {
        this.#element.shadowRoot?.getElementById('notes-title')?.focus();
      });
  }

  /** The warnings to be read; null if there are none. */
  panel(): TemplateResult | null {
    return this.#panel?.() ?? null;
  }
}
