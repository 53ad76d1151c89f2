// What is asked within games and within <nw-choices>, and each answer as a whole sentence on a slip of paper.
import { html, nothing, type TemplateResult } from 'lit';
import type { Choice, ChoicesModel } from '../../engine/scene/choices-model.js';
import en from '../../messages/en/pieces/nw-choices.js';
import { NwChooseEvent } from '../shared/events.js';
import { ModelElement } from '../shared/model-element.js';
import { Navigation } from '../shared/pointing/key-navigation.js';
import { theme } from '../shared/theme/theme.styles.js';
import { styles } from './nw-choices.styles.js';

/** What games ask with; a page has `<nw-choices>`, which checks what it is given. */
export class Question extends ModelElement<ChoicesModel, keyof typeof en> {
  static override readonly tag: string = 'nw-choices';
  static override readonly catalogue = { en, de: () => import('../../messages/de/pieces/nw-choices.js') };
  static override styles = [theme, styles];

  readonly #keys = new Navigation(this, {
    stops: () => this.#listed.map(({ id }, y) => ({ id, x: 0, y })),
    element: (id) => this.shadowRoot?.getElementById(id),
    act: (id) => {
      this.take(id);
    },
  });
  protected choices: readonly Choice[] = [];
  /** What is listed until the button is pressed. */
  #seen: readonly Choice[] = [];
  #question = '';
  #n: number | undefined;
  /** How often the same was asked in a row. */
  #times = 1;
  #open = false;
  #refocus = false;

  get #listed(): readonly Choice[] {
    return this.#open ? this.choices : this.#seen;
  }

  protected take(id: string): void {
    this.dispatchEvent(new NwChooseEvent(id));
  }

  protected override willUpdate(): void {
    super.willUpdate();
    const { prompt, n, onTable, choices = [] } = this.drawn;
    this.choices = [...choices.filter(({ last }) => !last), ...choices.filter(({ last }) => last)];
    // One more than are seen is no reason to fold them.
    const folds = choices.length > 4 && Number(getComputedStyle(this).getPropertyValue('--nw-fold'));
    this.#seen = onTable ? [] : folds ? this.choices.filter(({ last }, i) => i < 2 || last) : this.choices;
    const question = JSON.stringify([prompt, this.choices.map(({ id }) => id)]);
    const isSame = question === this.#question;
    if (isSame && n === this.#n) return;
    this.#times = isSame && Number(n) > Number(this.#n) ? this.#times + 1 : 1;
    this.#question = question;
    this.#n = n;
    this.#open = false;
    this.#keys.moveTo(this.#listed[0]?.id ?? '', { focus: false });
    // Whoever answers by keys goes on in the next question, and never falls out to the page.
    this.#refocus = !!this.shadowRoot?.activeElement;
  }

  protected override updated(): void {
    if (!this.#refocus) return;
    this.#refocus = false;
    this.focus();
  }

  /** To its first answer, or what shows them, or the question. @internal */
  override focus(options?: FocusOptions): void {
    (this.renderRoot.querySelector<HTMLElement>('.slip, [part=list]') ?? this.renderRoot.querySelector('h3'))?.focus(
      options,
    );
  }

  override render(): TemplateResult {
    const { prompt, onTable } = this.drawn;
    const n = this.choices.length - this.#seen.length;
    return html`<slot></slot>
      <div>
        <h3 part="prompt" tabindex="-1" ?hidden=${!prompt}>
          ${prompt}${this.#times > 1 ? html` <small>${this.say('again', { n: this.#times })}</small>` : nothing}
        </h3>
        ${n ? html`<button part=${onTable ? 'list' : 'more'} aria-expanded=${this.#open} @click=${this.#toggle}>${this.say(this.#open ? 'hide-list' : onTable ? 'show-list' : 'more', { n })}</button>` : nothing}
      </div>
      ${
        this.#listed.length
          ? html`<ul @keydown=${this.#keys.onKeyDown} @focusin=${this.#keys.onFocusIn}>
              ${this.#listed.map((choice) => this.#slip(choice))}
            </ul>`
          : nothing
      }`;
  }

  #slip({ id, text, note, cost, rule, refused, last }: Choice): TemplateResult {
    const more = (words?: string): TemplateResult | undefined => (words ? html` <em>${words}</em>` : undefined);
    return html`<li class=${last ? 'last' : ''}>
      <button
        part="choice ${refused ? 'refused' : ''}"
        class="slip"
        id=${id}
        tabindex=${this.#keys.tabindex(id)}
        aria-disabled=${refused ? 'true' : nothing}
        @click=${() => {
          this.take(id);
        }}
      >
        <span>${text}${more(note)}${more(refused)}</span>
        <b part="cost" class=${cost && cost.length > 3 ? 'words' : nothing}
          >${cost ? html`<bdi role="img" aria-label=${this.say('cost', { cost })}>${cost}</bdi>` : nothing}</b
        >
        <small part="rule">${rule.replace(/^[A-Z]+-/, '')}</small>
      </button>
    </li>`;
  }

  readonly #toggle = (): void => {
    this.#open = !this.#open;
    this.requestUpdate();
  };
}
