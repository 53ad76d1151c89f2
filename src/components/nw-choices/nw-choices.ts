// <nw-choices>: what is asked, and each answer as a whole sentence on a slip of paper.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Choice, ChoicesModel } from '../../engine/scene/choices-model.js';
import en from '../../messages/en/nw-choices.js';
import { json } from '../shared/attributes.js';
import { NwChooseEvent } from '../shared/events.js';
import { Navigation } from '../shared/navigation.js';
import { NwElement } from '../shared/nw-element.js';
import { theme } from '../shared/theme.styles.js';
import { styles } from './nw-choices.styles.js';

/**
 * A question and its answers.
 * @summary A list of choices, each a sentence with its cost and its rule.
 * @tag nw-choices
 * @fires {NwChooseEvent} nw-choose - A choice was taken: `targetId` is its id.
 * @csspart prompt - The question.
 * @csspart choice - One answer.
 * @example
 * <nw-choices model='{"version":1,"prompt":"Take it?","choices":[{"id":"take","text":"Take it.","rule":"SAN-ACT-06"}]}'></nw-choices>
 */
export class Choices extends NwElement<keyof typeof en> {
  static override readonly tag = 'nw-choices';
  static override readonly catalogue = { en, de: () => import('../../messages/de/nw-choices.js') };
  static override styles = [theme, styles];

  /** What is asked, a `ChoicesModel`; as an attribute JSON. */
  @property({ converter: json }) model?: ChoicesModel;

  #listed = false;
  #hadFocus = false;

  readonly #keys = new Navigation(this, {
    stops: () => (this.#open ? (this.model?.choices ?? []).map(({ id }, y) => ({ id, x: 0, y })) : []),
    element: (id) => this.#button(id),
    act: (id) => {
      this.#take(id);
    },
  });

  get #open(): boolean {
    return !this.model?.onTable || this.#listed;
  }

  #button(id: string): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
  }

  #take(id: string): void {
    const choice = this.model?.choices.find((each) => each.id === id);
    if (choice && !choice.refused) this.dispatchEvent(new NwChooseEvent(id));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('model')) return;
    this.#hadFocus = this.shadowRoot?.activeElement != null;
    if (this.model?.prompt !== changed.get('model')?.prompt) this.#listed = false;
  }

  protected override updated(): void {
    // Whoever answers by keys goes on in the next question, and never falls out to the page.
    if (!this.#hadFocus || this.shadowRoot?.activeElement) return;
    this.#hadFocus = false;
    const [first] = this.#open ? (this.model?.choices ?? []) : [];
    if (first) this.#keys.moveTo(first.id);
    else this.renderRoot.querySelector<HTMLElement>('[part=prompt]')?.focus();
  }

  override render(): TemplateResult {
    const { prompt = '', choices = [], onTable } = this.model ?? {};
    return html`<h3 part="prompt" tabindex="-1">${prompt}</h3>
      ${onTable && choices.length > 0 ? html`<button class="list" aria-expanded=${this.#listed} @click=${this.#toggle}>${this.say(this.#listed ? 'hide-list' : 'show-list')}</button>` : nothing}
      ${this.#open && choices.length > 0 ? html`<ul @keydown=${this.#keys.onKeyDown} @focusin=${this.#keys.onFocusIn}>${choices.map((choice) => this.#slip(choice))}</ul>` : nothing}`;
  }

  #slip({ id, text, note, cost, rule, refused, last }: Choice): TemplateResult {
    return html`<li class=${last ? 'last' : ''}>
      <button part="choice" class="slip" data-id=${id} tabindex=${this.#keys.tabindex(id)} aria-disabled=${refused ? 'true' : nothing} @click=${() => { this.#take(id); }}>
        <b class="cost">${cost ?? nothing}</b>
        <span>${text}${note ? html` <em>${note}</em>` : nothing}${refused ? html` <em>${refused}</em>` : nothing}</span>
        <small>${rule.replace(/^[A-Z]+-/, '')}</small>
      </button>
    </li>`;
  }

  readonly #toggle = (): void => {
    this.#listed = !this.#listed;
    this.requestUpdate();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'nw-choices': Choices;
  }
}
