// What a page asks for, for the ease of whoever plays: calm words and pictures, what may distress told before a match, and sounds.
// Each is fetched when it is asked for.
import type { TemplateResult } from 'lit';
import type { NwElement } from '../../shared/nw-element.js';
import { installMessages } from '../install-module.js';
import type { SoftenedContent } from './softened-content.js';
import type { ContentWarnings } from './content-warnings.js';
import type { Ambience } from './match-sound.js';

/** What asks for it. */
type Asking = NwElement & { calm: boolean; notes: boolean; sound: boolean };

/** What a game has for it; `C` is what makes it calm. */
export interface ComfortModules<C extends SoftenedContent> {
  calm(): Promise<C>;
  notes(): Promise<ContentWarnings>;
  /** What sounds, made when it is wanted. */
  ambience(): Promise<(element: NwElement) => Ambience<unknown>>;
}

export class ComfortSettings<C extends SoftenedContent> {
  readonly #element: Asking;
  readonly #modules: () => ComfortModules<C>;
  readonly #listed: () => string | null;
  /** What makes the game calm, once it was asked for. */
  #calm: C | null = null;
  #ambience: Ambience<unknown> | null = null;
  /** What was read, as `listed` has it. */
  #informed: string | null | undefined;
  /** Whether whoever began is within the element. */
  #reads: boolean | 'pressed' = false;
  /** What has to be read before the match. */
  #panel: (() => TemplateResult) | null = null;

  /** @param listed What may distress in the page's own cards; null: ours are played. */
  constructor(element: Asking, modules: () => ComfortModules<C>, listed: () => string | null) {
    this.#element = element;
    this.#modules = modules;
    this.#listed = listed;
  }

  /** Null while nobody asks for it, or it is not there yet. */
  get calm(): C | null {
    return this.#element.calm ? this.#calm : null;
  }

  /** Null while nobody asks for sound. */
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
    // Meanwhile it may not be wanted any more.
    this.#ambience = ambience && this.#element.sound ? ambience(this.#element) : null;
  }

  /** Whether something has to be read before a match; then `goOn` goes on once it was. `within`: whoever has begun is within the element. */
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

  /** Another match, or none, is sat down to; `held`: something has to be read first. */
  sat(held: boolean): void {
    if (!held) this.#panel = null;
    // Whoever has begun goes on reading there.
    if (held && this.#reads)
      void this.#element.updateComplete.then(() => {
        this.#element.shadowRoot?.getElementById('notes-title')?.focus();
      });
  }

  /** What has to be read; null: nothing. */
  panel(): TemplateResult | null {
    return this.#panel?.() ?? null;
  }
}
