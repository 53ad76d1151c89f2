// What makes playing comfortable: softened words and pictures, content warnings before a match, and sound. Each is loaded when it is
// wanted.
import type { TemplateResult } from 'lit';
import type { NwElement } from '../../shared/nw-element.js';
import type { GameModules } from '../game-modules.js';
import { installMessages, installStyles } from '../install-module.js';
import type { SoftenedContent } from './softened-content.js';
import type { Ambience } from './match-sound.js';

/** The game's element. */
type Asking = NwElement & { calm: boolean; notes: boolean; sound: boolean };

/** The modules of a game whose softened content is `C`. */
type Modules<C> = Pick<GameModules<never, never, never, never>, 'sound'> & { softened?(): Promise<C> };

/** What may distress in the cards that are played. */
interface Warnings {
  readonly all: readonly string[];
  /** Those of the page's own pack, separated by commas; null if our cards are played. */
  readonly ofPack: string | null;
}

export class ComfortSettings<C extends SoftenedContent> {
  readonly #element: Asking;
  readonly #modules: () => Modules<C>;
  readonly #warnings: () => Warnings;
  /** Softened content, once it was wanted and loaded. */
  #calm: C | null = null;
  #ambience: Ambience<unknown> | null = null;
  /** The pack's warnings that were read last. */
  #informed: string | null | undefined;
  /** Whether the player who began the match is within the element. */
  #reads: boolean | 'pressed' = false;
  /** The warnings to be read before the match. */
  #panel: (() => TemplateResult) | null = null;

  constructor(element: Asking, modules: () => Modules<C>, warnings: () => Warnings) {
    this.#element = element;
    this.#modules = modules;
    this.#warnings = warnings;
  }

  /** Null unless it is wanted and loaded. */
  get calm(): C | null {
    return this.#element.calm ? this.#calm : null;
  }

  /** Null unless sound is wanted and loaded. */
  get ambience(): Ambience<unknown> | null {
    return this.#ambience;
  }

  /** Whether softened content is wanted but not loaded yet. */
  get isMissing(): boolean {
    return this.#element.calm && !this.#calm && !!this.#modules().softened;
  }

  async loadSoftened(): Promise<void> {
    if (!this.isMissing) return;
    const calm = await this.#modules().softened?.();
    if (!calm) return;
    installMessages(this.#element, calm.words, calm.styles);
    this.#calm = calm;
  }

  async switchSound(): Promise<void> {
    const sound = this.#element.sound ? await this.#modules().sound?.() : null;
    this.#ambience?.close();
    // It may have been turned off meanwhile.
    this.#ambience = sound && this.#element.sound ? sound.ambience(this.#element) : null;
  }

  /**
   * Whether warnings have to be read before the match; `goOn` is called once they were.
   * @param within Whether the player who began the match is within the element.
   */
  async holdsBack(within: boolean | 'pressed', goOn: () => void): Promise<boolean> {
    const { ofPack } = this.#warnings();
    if (!this.#element.notes || this.#informed === ofPack) return false;
    this.#reads = within;
    const { warningsPanel, styles } = await import('./content-warnings.js');
    installStyles(this.#element, styles);
    this.#panel = () =>
      warningsPanel(this.#element, this.#warnings().all, !!this.#modules().softened, () => {
        this.#informed = ofPack;
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
