// <nw-hallucination>: tells a Hallucination Card. The result of an option is not in the document before it is chosen.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Fault } from '../../engine/kernel/types.js';
import type { HallucinationModel, HallucinationResult } from '../../engine/scene/hallucination-model.js';
import { speak, type Params } from '../../engine/speech/speak.js';
import en from '../../messages/en/pieces/nw-hallucination.js';
import type { Messages } from '../../messages/message.js';
import { hallucinations } from '../registry.js';
import { Announcer } from '../shared/announcer.js';
import { differs, flag, json, parseJson } from '../shared/attribute-converters.js';
import { catalogueOf, messagesIn } from '../shared/catalogue.js';
import type { HallucinationGame } from '../shared/hallucination-game.js';
import { animate } from '../shared/motion.js';
import { NwElement } from '../shared/nw-element.js';
import { property } from '../shared/property.js';
import { hospital } from '../shared/theme/hospital.styles.js';
import { themeOf } from '../shared/theme/theme.styles.js';
import { writtenData } from '../shared/theme/written-data.styles.js';
import { dataChild, dataText, looksLikeJson, readJson, takeBackPre } from '../shared/written-data.js';
import { NwHallucinationEvent } from './events.js';
import { cardFault } from './input-checks.js';
import { styles } from './nw-hallucination.styles.js';

export type * from './events.js';
export type { HallucinationModel };

type Key = keyof typeof en;

/** The value of `state`, as JSON. */
export interface HallucinationState {
  /** The place of the chosen option, counted from 0; null before the choice. */
  readonly option: number | null;
}

/** A result, and the title of the option that led to it; a card without a choice has no such title. */
type Outcome = HallucinationResult & { readonly chosen?: string };

/** The card in JSON. Other text stays text, and is then refused. */
function cardIn(text: string): unknown {
  try {
    return readJson(text, parseJson);
  } catch {
    return text;
  }
}

/**
 * A Hallucination Card of Coma Ward, as the Narrator reads it: the situation, then the options, and after the choice the
 * result of the chosen one. The other results stay unknown, because the reader may start over.
 *
 * The cards of the game are loaded when `card` names one. A page can also write a card of its own.
 * @summary A Hallucination Card of Coma Ward: the reader chooses an option, and only then sees what it leads to.
 * @tag nw-hallucination
 * @slot - A caption. A `<script type="application/json">`, `<template>`, `<textarea>` or `<pre>` child is a card in JSON.
 * @attr {string} motion - `none`: nothing moves. `calm`: movements are slow and smooth. Inherited from ancestors.
 * @fires {NwHallucinationEvent} nw-hallucination - The reader chose an option: `option`, `title`.
 * @fires nw-ready - Once, when the element has been drawn for the first time.
 * @fires nw-error - The card is invalid: `code`, `message`, `path`.
 * @csspart card - The card.
 * @csspart title - The title of the card.
 * @csspart situation - What the Narrator reads first.
 * @csspart prompt - The question above the options.
 * @csspart option - The button of an option.
 * @csspart chosen - The title of the option that was chosen.
 * @csspart result - The words of the result.
 * @csspart effect - What the result does to the player.
 * @csspart again - The button that starts over.
 * @cssstate chosen - An option was chosen.
 * @example
 * <nw-hallucination card="visiting-hours.a"></nw-hallucination>
 * @example
 * <nw-hallucination><script type="application/json">{"version":1,"title":"The Lamp","situation":"It blinks when you do.","options":[{"title":"Close your eyes","result":"It is dark.","effect":"Gain 1 Terror."},{"title":"Stare back","result":"It looks away first."}]}</script></nw-hallucination>
 */
export class Hallucination extends NwElement<Key> {
  static override readonly tag = 'nw-hallucination';
  static override readonly catalogue = catalogueOf(en, 'pieces/nw-hallucination');
  static override styles = [themeOf(hospital), writtenData, styles];

  /** The id of a card of the game: a scenario and a version, such as `visiting-hours.a`. */
  @property() card?: string;
  /** Your own card, used instead of `card`; in the attribute, as JSON. */
  @property({ converter: json, hasChanged: differs }) model?: HallucinationModel;
  /** Uses gentler words for the cards of the game. */
  @property({ converter: flag }) calm = false;

  readonly #voice = new Announcer(this);
  /** The text of the child that contains a card. */
  #text: string | undefined;
  /** The module with the cards of the game; null until it is loaded. */
  #game: HallucinationGame | null = null;
  #isLoadFailed = false;
  /** The messages of the game's cards, in the element's language. */
  #gameMessages: Messages = {};
  /** The card that is told; null if there is none, or if it is invalid. */
  #told: HallucinationModel | null = null;
  #option: number | null = null;
  /** What the last act of the reader changed; null if it has been drawn. */
  #act: 'chosen' | 'again' | null = null;
  #hadFocus = false;

  get state(): HallucinationState {
    return { option: this.#option };
  }

  set state(state: HallucinationState) {
    const { option = null } = Object(state) as Partial<HallucinationState>;
    this.#option = option;
    this.requestUpdate('state');
  }

  /** Chooses an option by its place on the card, counted from 0. Returns false if that is not possible. */
  choose(option: number): boolean {
    const chosen = this.#options[option];
    if (!this.isConnected || !chosen || this.#option !== null) return false;
    this.#change(option, 'chosen');
    this.#voice.say([chosen.result, chosen.effect].filter(Boolean).join(' '));
    this.dispatchEvent(new NwHallucinationEvent(option, chosen.title));
    return true;
  }

  /** Takes the choice back. */
  startOver(): void {
    if (this.isConnected && this.#option !== null) this.#change(null, 'again');
  }

  #change(option: number | null, act: 'chosen' | 'again'): void {
    this.#option = option;
    this.#act = act;
    this.#hadFocus = !!this.shadowRoot?.activeElement;
    this.requestUpdate();
  }

  /** Returns everything that is shown, as text. */
  describe(): string {
    const { title, situation } = this.#told ?? {};
    const { chosen, result, effect } = this.#outcome ?? {};
    const options = result ? [chosen, result, effect] : this.#options.map((option) => option.title);
    return [title, situation, ...options].filter(Boolean).join('\n');
  }

  get #options(): NonNullable<HallucinationModel['options']> {
    return this.#told?.options ?? [];
  }

  /** What is shown after the choice; null before it. */
  get #outcome(): Outcome | null {
    const { options, result, effect } = this.#told ?? {};
    const chosen = options?.[this.#option ?? -1];
    if (chosen) return { ...chosen, chosen: chosen.title };
    return options || result === undefined ? null : { result, ...(effect !== undefined && { effect }) };
  }

  protected override get hasWordsOfPage(): boolean {
    return super.hasWordsOfPage || this.#own !== undefined;
  }

  /** The card that the page wrote; undefined if there is none. */
  get #own(): unknown {
    if (this.model != null) return this.model;
    return this.#text === undefined || this.card ? undefined : cardIn(this.#text);
  }

  readonly #readChild = (): void => {
    const strange = this.card || this.model != null ? undefined : takeBackPre(this, looksLikeJson);
    const child = dataChild(this);
    const text = child ? dataText(child) : strange;
    if (text === this.#text) return;
    this.#text = text;
    this.#option = null;
    this.requestUpdate();
  };

  protected override async prepare(): Promise<void> {
    if (!this.hasUpdated) this.#readChild();
    if (!this.card || this.model != null) return;
    this.#game ??= (await hallucinations['coma-ward']?.().catch(() => null)) ?? null;
    this.#isLoadFailed = !this.#game;
    if (this.#game) this.#gameMessages = await messagesIn(this.#game.words, this.language);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if ((changed.has('card') || changed.has('model')) && !changed.has('state') && this.hasUpdated) this.#option = null;
    this.#told = null;
    this.fail(this.#read());
    this.toggleState('chosen', this.#option !== null && !!this.#told);
  }

  /** Reads the card, and returns its fault. */
  #read(): Fault | null {
    const wrong = (code: string, path: string, params?: Params): Fault => ({
      code,
      path,
      message: this.say(`fault-${code}` as Key, params),
    });
    const own = this.#own;
    let card: HallucinationModel | undefined;
    if (own !== undefined) {
      const fault = cardFault(own);
      if (fault) return wrong(fault.code, `model/${fault.path}`);
      card = own as HallucinationModel;
    } else if (this.card) {
      if (this.#isLoadFailed || !this.#game) return wrong('load', 'card');
      card = this.#game.card(this.card, (key) => this.#sayOfGame(key), this.calm);
      if (!card) return wrong('card', 'card', { scenarios: this.#game.scenarios.join(', ') });
    }
    if (card && this.#option !== null && !card.options?.[this.#option]) return wrong('state', 'state/option');
    this.#told = card ?? null;
    return null;
  }

  /** Returns a message of the game, or the page's replacement for it. */
  #sayOfGame(key: string): string {
    const own: Partial<Messages> = this.messages ?? {};
    return speak(own[key] === undefined ? this.#gameMessages : own, this.language, key);
  }

  protected override updated(): void {
    const act = this.#act;
    this.#act = null;
    if (!act) return;
    const outcome = this.renderRoot.querySelector('.outcome');
    if (outcome) animate(outcome, [{ opacity: 0, translate: '0 8px' }, { opacity: 1 }], 240);
    // The focus goes to the title of the option, so that a key pressed once too often does not start over.
    if (this.#hadFocus)
      this.renderRoot.querySelector<HTMLElement>(act === 'chosen' ? '[part=chosen]' : '[part=option]')?.focus();
  }

  override render(): TemplateResult {
    return html`<slot @slotchange=${this.#readChild}></slot>${this.#told ? this.#card(this.#told) : nothing}`;
  }

  #card({ title, situation }: HallucinationModel): TemplateResult {
    const picture = this.#own === undefined ? this.#game?.picture(this.card ?? '') : undefined;
    return html`<div part="card" role="group" aria-label=${title}>
      <div class="head">
        ${picture}
        <div>
          <p class="kind">${this.say('hallucination')}</p>
          <h3 part="title">${title}</h3>
        </div>
        ${TRACE}
      </div>
      <p part="situation">${situation}</p>
      ${this.#outcome ? this.#result(this.#outcome) : this.#choices()}
    </div>`;
  }

  #choices(): TemplateResult {
    return html`<p part="prompt" id="prompt">${this.say('ask')}</p>
      <ul aria-labelledby="prompt">
        ${this.#options.map(
          ({ title }, i) =>
            html`<li>
              <button
                part="option"
                @click=${() => {
                  this.choose(i);
                }}
              >
                ${title}
              </button>
            </li>`,
        )}
      </ul>`;
  }

  #result({ chosen, result, effect }: Outcome): TemplateResult {
    return html`<div class="outcome">
        ${chosen ? html`<h4 part="chosen" tabindex="-1">${chosen}</h4>` : nothing}
        <p part="result">${result}</p>
        ${effect ? html`<p part="effect">${effect}</p>` : nothing}
      </div>
      ${chosen ? html`<button part="again" @click=${this.#onAgain}>${this.say('again')}</button>` : nothing}`;
  }

  readonly #onAgain = (): void => {
    this.startOver();
  };
}

/** The line of a heart monitor, which stumbles once. */
const TRACE = html`<svg class="trace" viewBox="240 0 160 24" preserveAspectRatio="xMaxYMid" aria-hidden="true">
  <path d="M-800 14H248l6-5 6 5h14l5 6 9-18 9 21 5-9h12l7-7 8 7H400" />
</svg>`;

declare global {
  interface HTMLElementTagNameMap {
    'nw-hallucination': Hallucination;
  }
}
