// <nw-choices>: a question with its answers; each answer is a sentence on a slip of paper.
import { html, nothing, type TemplateResult } from 'lit';
import type { Fault } from '../../engine/kernel/types.js';
import type { ChoiceModel, ChoicesModel } from '../../engine/scene/choices-model.js';
import en from '../../messages/en/pieces/nw-choices.js';
import { catalogueOf } from '../shared/catalogue.js';
import { Announcer } from '../shared/announcer.js';
import { NwChooseEvent } from '../shared/events.js';
import { ModelElement, modelFault } from '../shared/model-element.js';
import { Navigation } from '../shared/pointing/key-navigation.js';
import { theme } from '../shared/theme/theme.styles.js';
import { AnswersBelow } from './answers-below.js';
import { styles } from './nw-choices.styles.js';

/** A list with more answers than this has headings. */
const LONG = 8;

/** A cost in words, such as “tap”, is written as small as the answer. Numbers are large. */
const isLong = (cost: string): boolean => cost.length > 3 || /\p{L}{2}/u.test(cost);

/** The answers as they are listed: group by group in the order of their first answers, and the last ones at the end. */
function inOrder(choices: readonly ChoiceModel[]): readonly ChoiceModel[] {
  const free = choices.filter(({ last }) => !last);
  const others = [...free.filter(({ idle }) => !idle), ...free.filter(({ idle }) => idle)];
  const groups = [...new Set(others.map(({ group }) => group))];
  return [
    ...groups.flatMap((name) => others.filter(({ group }) => group === name)),
    ...choices.filter(({ last }) => last),
  ];
}

/**
 * A question and its answers. Each answer is a sentence on a slip of paper, with its cost and its rule.
 *
 * The answers have one tab stop; the arrow keys, Home and End move the focus, and Enter or Space chooses. A refused
 * answer stays in the list; choosing it announces the reason. A list of more than eight answers has a heading for each
 * of its groups. If the answers can be chosen on the table (`onTable`), a button opens the list. If `--nw-fold` says
 * that there is little room, a button opens the rest of a long list. If the element is lower than its content, the
 * list scrolls, and says how many answers are below; the question above it and the last answer below it stay in view. When the next question appears while
 * the focus is inside, the focus moves to its first answer, or else to the button of the list, or else to the question.
 *
 * @summary A question, and its answers with their costs and rules.
 * @tag nw-choices
 * @slot - A caption.
 * @fires {NwChooseEvent} nw-choose - The player chose an answer: `targetId`.
 * @csspart prompt - The question.
 * @csspart choice - An answer. An answer that is not possible also has the part `refused`. Inside the shadow root, its element has the id that the model gives it.
 * @csspart cost - The cost of an answer.
 * @csspart group - The heading of a group of answers.
 * @csspart rule - The rule of an answer.
 * @csspart below - How many answers of a scrolling list are below its edge.
 * @csspart list - The button that opens the list of answers.
 * @csspart more - The button that shows the rest of a long list.
 * @cssstate lists - An answer is listed.
 * @cssstate several - More than one answer is listed.
 * @cssstate many - More than three answers are listed.
 * @cssstate on-table - The answers can be chosen on the table, and their list is closed.
 * @cssstate ends - One of the listed answers ends the turn. If the element is higher than its answers, this one stands
 *   at its lower edge.
 * @cssprop --nw-fold - `1` if there is little room: a long list then shows only its first two answers and the last one, such as “End the turn”.
 * @example
 * <nw-choices model='{"version":1,"prompt":"Take it?","choices":[{"id":"take","text":"Take it.","rule":"SAN-ACT-06"}]}'></nw-choices>
 */
export class Choices extends ModelElement<ChoicesModel, keyof typeof en> {
  static override readonly tag = 'nw-choices';
  static override readonly catalogue = catalogueOf(en, 'pieces/nw-choices');
  static override styles = [theme, styles];

  readonly #keys = new Navigation(this, {
    stops: () => this.#listed.map(({ id }, y) => ({ id, x: 0, y })),
    element: (id) => this.shadowRoot?.getElementById(id),
    act: (id) => {
      this.#choose(id);
    },
  });
  readonly #voice = new Announcer(this);
  readonly #below = new AnswersBelow(this);
  #choices: readonly ChoiceModel[] = [];
  /** The answers that are listed before the button is pressed. */
  #unfolded: readonly ChoiceModel[] = [];
  #question = '';
  #n: number | undefined;
  /** How many times in succession this question has been asked. */
  #times = 1;
  #open = false;
  #refocus = false;

  /** Returns the question and its answers as text. */
  describe(): string {
    return [this.drawn.prompt, ...this.#choices.map(({ text, refused = '' }) => `${text} ${refused}`.trim())].join(
      '\n',
    );
  }

  protected override fault(): Fault | null {
    return modelFault(this.model, 'choices', 'id', 'text', 'rule');
  }

  get #listed(): readonly ChoiceModel[] {
    return this.#open ? this.#choices : this.#unfolded;
  }

  /** Reports the choice to the page; for a refused answer, announces the reason instead. */
  #choose(id: string): void {
    const { refused } = this.#choices.find((each) => each.id === id) ?? {};
    if (refused) this.#voice.say(refused);
    else this.dispatchEvent(new NwChooseEvent(id));
  }

  protected override willUpdate(): void {
    super.willUpdate();
    const { prompt, n, onTable, choices = [] } = this.drawn;
    this.#choices = inOrder(choices);
    // One hidden answer would not justify a button.
    const folds = choices.length > 4 && Number(getComputedStyle(this).getPropertyValue('--nw-fold'));
    this.#unfolded = onTable ? [] : folds ? this.#choices.filter(({ last }, i) => i < 2 || last) : this.#choices;
    const question = JSON.stringify([prompt, this.#choices.map(({ id }) => id)]);
    const isSame = question === this.#question;
    if (isSame && n === this.#n) return;
    this.#times = isSame && Number(n) > Number(this.#n) ? this.#times + 1 : 1;
    this.#question = question;
    this.#n = n;
    this.#open = false;
    this.#keys.moveTo(this.#listed[0]?.id ?? '', { focus: false });
    // If the focus is in the element, it stays there for the next question, for people who use the keyboard.
    this.#refocus = !!this.shadowRoot?.activeElement;
  }

  protected override updated(): void {
    this.toggleState('lists', this.#listed.length > 0);
    this.toggleState('several', this.#listed.length > 1);
    this.toggleState('many', this.#listed.length > 3);
    this.toggleState('on-table', !!this.drawn.onTable && !this.#open);
    this.toggleState(
      'ends',
      this.#listed.some(({ ends }) => ends),
    );
    if (!this.#refocus) return;
    this.#refocus = false;
    this.focus();
  }

  /** Focuses the first answer, or the button that shows the list, or the question. @internal */
  override focus(options?: FocusOptions): void {
    (this.renderRoot.querySelector<HTMLElement>('.slip, [part=list]') ?? this.renderRoot.querySelector('h3'))?.focus(
      options,
    );
  }

  /** Focuses the question if there is one, so that a key pressed once too often does not answer it. @internal */
  focusQuestion(options?: FocusOptions): void {
    if (this.drawn.prompt) this.renderRoot.querySelector('h3')?.focus(options);
    else this.focus(options);
  }

  override render(): TemplateResult {
    const { prompt, onTable } = this.drawn;
    const hidden = this.#choices.length - this.#unfolded.length;
    // Until the answers of the next question have been looked at, the count is that of the last one.
    const { count: below } = this.#below;
    const button = (part: 'list' | 'more'): TemplateResult =>
      html`<button part=${part} aria-expanded=${this.#open} @click=${this.#toggle}>
        ${this.say(this.#open ? 'hide-list' : part === 'list' ? 'show-list' : 'more', { n: hidden })}
      </button>`;
    return html`<slot></slot>
      <div>
        <h3 part="prompt" tabindex="-1" ?hidden=${!prompt}>
          ${prompt}${this.#times > 1 ? html` <small>${this.say('again', { n: this.#times })}</small>` : nothing}
        </h3>
        ${hidden && onTable ? button('list') : nothing}
      </div>
      <section @keydown=${this.#keys.onKeyDown} @focusin=${this.#keys.onFocusIn}>
        <div class="answers">${this.#groups().map(([name, choices]) => this.#group(name, choices))}</div>
        ${below > 0 && below < this.#listed.length ? html`<p class="below" aria-hidden="true"><small part="below">${this.say('below', { n: below })}</small></p>` : nothing}
        ${hidden && !onTable ? button('more') : nothing} ${this.#list(this.#listed.filter(({ last }) => last))}
      </section>`;
  }

  /** The listed answers, except the last ones, by the headings of their groups. A short list has only one group. */
  #groups(): [name: string | undefined, ChoiceModel[]][] {
    const choices = this.#listed.filter(({ last }) => !last);
    const names = [...new Set(choices.map(({ group }) => group))];
    return choices.length > LONG && names.length > 1
      ? names.map((name) => [name, choices.filter(({ group }) => group === name)])
      : [[undefined, choices]];
  }

  #group(name: string | undefined, choices: readonly ChoiceModel[]): TemplateResult {
    return html`${name ? html`<h4 part="group">${name}</h4>` : nothing}${this.#list(choices)}`;
  }

  #list(choices: readonly ChoiceModel[]): TemplateResult | typeof nothing {
    return choices.length > 0
      ? html`<ul>
          ${choices.map((choice) => this.#slip(choice))}
        </ul>`
      : nothing;
  }

  #slip({ id, text, note, cost, rule, refused, last, alarm }: ChoiceModel): TemplateResult {
    const more = (words?: string): TemplateResult | undefined => (words ? html` <em>${words}</em>` : undefined);
    return html`<li class="${last ? 'last' : ''} ${alarm ? 'alarm' : ''}">
      <button
        part="choice ${refused ? 'refused' : ''}"
        class="slip"
        id=${id}
        tabindex=${this.#keys.tabindex(id)}
        aria-disabled=${refused ? 'true' : nothing}
        @click=${() => {
          this.#choose(id);
        }}
      >
        <span>${text}${more(note)}${more(refused)}</span>
        <b part="cost" class=${cost && isLong(cost) ? 'long' : nothing}
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

declare global {
  interface HTMLElementTagNameMap {
    'nw-choices': Choices;
  }
}
