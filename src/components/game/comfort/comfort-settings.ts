// The comfort settings of a game's element: softened content, content warnings before a match, and sound. Each is
// loaded when it is turned on.
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

/** The content warnings of the cards in play. */
interface Warnings {
  readonly all: readonly string[];
  /** The content warnings of the page's own pack, separated by commas; null if our cards are played. */
  readonly ofPack: string | null;
}

export class ComfortSettings<C extends SoftenedContent> {
  readonly #element: Asking;
  readonly #modules: () => Modules<C>;
  readonly #warnings: () => Warnings;
  /** Softened content; null until it is loaded. */
  #calm: C | null = null;
  #ambience: Ambience<unknown> | null = null;
  /** The `ofPack` value of the warnings that the player has already read; undefined before the player has read any. */
  #readWarnings: string | null | undefined;
  /** Whether the focus was inside the element when the match was begun; `pressed` if a press began the match. */
  #focusWithin: boolean | 'pressed' = false;
  /** Draws the warnings that have to be read before the match; null if there are none. */
  #panel: (() => TemplateResult) | null = null;

  constructor(element: Asking, modules: () => Modules<C>, warnings: () => Warnings) {
    this.#element = element;
    this.#modules = modules;
    this.#warnings = warnings;
  }

  /** Softened content; null unless it is turned on and loaded. */
  get calm(): C | null {
    return this.#element.calm ? this.#calm : null;
  }

  /** Plays the sounds of the match; null unless sound is turned on and loaded. */
  get ambience(): Ambience<unknown> | null {
    return this.#ambience;
  }

  /** Whether softened content is turned on but not loaded yet. */
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
    // Sound may have been turned off meanwhile.
    this.#ambience = sound && this.#element.sound ? sound.ambience(this.#element) : null;
  }

  /**
   * If content warnings have to be read before the match, prepares the panel that shows them and resolves to true;
   * otherwise resolves to false. `goOn` is called once the player has read the warnings.
   * @param focusWithin Whether the focus was inside the element when the match was begun; `pressed` if a press began
   * the match.
   */
  async prepareWarnings(focusWithin: boolean | 'pressed', goOn: () => void): Promise<boolean> {
    const { ofPack } = this.#warnings();
    if (!this.#element.notes || this.#readWarnings === ofPack) return false;
    this.#focusWithin = focusWithin;
    const { warningsPanel, styles } = await import('./content-warnings.js');
    installStyles(this.#element, styles);
    this.#panel = () =>
      warningsPanel(this.#element, this.#warnings().all, !!this.#modules().softened, () => {
        this.#readWarnings = ofPack;
        goOn();
      });
    return true;
  }

  /** Called when a match begins or ends, or when warnings have to be read first. */
  matchChanged(warningsFirst: boolean): void {
    if (!warningsFirst) this.#panel = null;
    if (warningsFirst && this.#focusWithin)
      void this.#element.updateComplete.then(() => {
        this.#element.shadowRoot?.getElementById('notes-title')?.focus();
      });
  }

  /** The warnings to be read; null if there are none. */
  panel(): TemplateResult | null {
    return this.#panel?.() ?? null;
  }
}
