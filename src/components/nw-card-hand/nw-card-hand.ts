// <nw-card-hand>: a row of cards, which overlap if there is little room, and a large view for reading one card.
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Fault } from '../../engine/kernel/types.js';
import type { HandCard, HandModel } from '../../engine/scene/card-hand-model.js';
import en from '../../messages/en/pieces/nw-card-hand.js';
import { catalogueOf } from '../shared/catalogue.js';
import { cssVars } from '../shared/css-vars.js';
import { ModelElement, modelFault } from '../shared/model-element.js';
import { Navigation } from '../shared/pointing/key-navigation.js';
import { NwPointEvent } from '../shared/pointing/point-event.js';
import { property } from '../shared/property.js';
import { theme } from '../shared/theme/theme.styles.js';
import { styles } from './nw-card-hand.styles.js';

export type * from '../shared/pointing/point-event.js';
export type { HandModel };

interface Drawing<A extends readonly unknown[]> {
  /** The view box of the drawing. */
  readonly box: string;
  draw(...what: A): SVGTemplateResult;
}

/** How a game draws its cards. */
export interface CardArt {
  /** Draws the sheet, which is stretched to the size of the card. */
  readonly frame: Drawing<[kind: string]>;
  /** Draws the value; missing in games whose cards have no values. */
  readonly pennant?: Drawing<[kind: string, value: number]>;
  readonly mark: Drawing<[kind: string]>;
  /**
   * Draws the picture; missing while the pictures are loading. The id is the `art` of the card or, if it has none, the
   * kind of the card, such as `back`.
   */
  readonly picture?: Drawing<[id: string]>;
}

/** Plain paper, for cards that no game draws. */
export const plain: CardArt = {
  frame: {
    box: '0 0 50 70',
    draw: () => svg`<path d="M1 1H49V69H1z" fill="var(--nw-paper)" stroke="var(--nw-line)"/>`,
  },
  pennant: {
    box: '0 0 38 62',
    draw: (_, value) =>
      svg`<path d="M1 0V45L19 60 37 45V0" fill="var(--nw-paper-ink)"/><text x="19" y="39" text-anchor="middle" font-size="32" fill="var(--nw-paper)">${value}</text>`,
  },
  mark: { box: '-12 -12 24 24', draw: () => svg`<path d="M0-9 9 0 0 9-9 0z" fill="currentColor"/>` },
};

/**
 * A row of cards, in a player's hand or on the table. If there is little room, the cards overlap, and the visible strip
 * of each card shows its name and value. If that is not enough, there are several rows.
 *
 * The cards have one tab stop; the arrow keys, Home and End move the focus. Enter, Space or a tap points at a card that
 * can be used or is selected, and opens any other card in a large view. The small button on a card, or the key `i`,
 * also opens the large view. Escape closes it.
 *
 * @summary A fan of cards; each can be opened in a large view.
 * @tag nw-card-hand
 * @slot - A caption.
 * @slot why - Text about the card in the large view, shown below the card.
 * @fires {NwPointEvent} nw-point - The reader pointed at a card that can be used or is selected: `targetId`.
 * @csspart card - A card. It also has parts for its kind and its state. Inside the shadow root, its element has the id that the model gives it.
 * @csspart reading - The large view of a card, a dialog.
 * @cssprop [--nw-card-width=clamp(140px, 8.75rem, 248px)] - The width of a card; by default it grows with the reader's text size.
 * @example
 * <nw-card-hand model='{"version":1,"name":"Hand","cards":[{"id":"card:key","kind":"item","name":"Key","value":3}]}'></nw-card-hand>
 */
export class CardHand extends ModelElement<HandModel, keyof typeof en> {
  static override readonly tag = 'nw-card-hand';
  static override readonly catalogue = catalogueOf(en, 'pieces/nw-card-hand');
  static override styles = [theme, styles];

  /** Your own drawings, used instead of ours. */
  @property({ attribute: false }) art: CardArt = plain;

  readonly #keys = new Navigation(this, {
    stops: () => this.#cards.map(({ id }, n) => ({ id, x: this.isRightToLeft ? -n : n, y: 0 })),
    element: (id) => this.shadowRoot?.getElementById(id),
    act: (id) => {
      this.#act(id);
    },
  });
  #read: HandCard | null = null;
  #focused: boolean | undefined;

  /** Returns the cards as text. */
  describe(): string {
    return [this.drawn.name, ...this.#cards.map((card) => this.#inWords(card))].join('\n');
  }

  protected override fault(): Fault | null {
    return modelFault(this.model, 'cards', 'id', 'kind', 'name');
  }

  get #cards(): readonly HandCard[] {
    return this.drawn.cards ?? [];
  }

  #inWords(card: HandCard): string {
    const { name, state, text, kindName, mark } = card;
    const said = state === 'can-act' || state === 'selected' || state === 'spent' ? this.say(state) : '';
    return [name, kindName, this.#worth(card), mark?.name, said, text].filter(Boolean).join(', ');
  }

  #worth({ value }: HandCard): string {
    return value ? this.say('worth', { value }) : '';
  }

  #act(id: string): void {
    const card = this.#cards.find((each) => each.id === id);
    if (card && acts(card)) this.dispatchEvent(new NwPointEvent(id));
    else this.#open(card);
  }

  #open(card: HandCard | undefined): void {
    if (!card) return;
    this.#read = card;
    this.requestUpdate();
    void this.updateComplete.then(() => this.renderRoot.querySelector('dialog')?.showModal());
  }

  readonly #close = (): void => {
    this.renderRoot.querySelector('dialog')?.close();
  };

  readonly #closed = (): void => {
    this.#keys.moveTo(this.#read?.id ?? '');
    this.#read = null;
    this.requestUpdate();
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const card = this.#cards.find(({ id }) => id === (event.target as Element).id);
    if (event.key === 'i' && !event.ctrlKey && !event.metaKey && !event.altKey) this.#open(card);
    else this.#keys.onKeyDown(event);
  };

  /** The large view is closed when the element leaves the page. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#closed();
  }

  protected override willUpdate(): void {
    super.willUpdate();
    this.#focused = this.shadowRoot?.activeElement?.matches('.card');
  }

  protected override updated(): void {
    // A card that is still in the hand keeps the focus, even at another position.
    const { current } = this.#keys;
    if (this.#focused && this.shadowRoot?.activeElement?.id !== current) this.#keys.moveTo(current ?? '');
  }

  override render(): TemplateResult {
    const cards = this.#cards;
    // Taken from the current model, because the card's text may have changed since the large view was opened.
    const read = cards.find(({ id }) => id === this.#read?.id);
    // The dialog closes on Escape without a handler.
    /* eslint-disable lit-a11y/click-events-have-key-events */
    return html`<slot></slot> ${
        cards.length
          ? html`<ul
              aria-label=${this.drawn.name ?? nothing}
              ${cssVars({ '--gaps': cards.length - 1 || 1 })}
              @keydown=${this.#onKeyDown}
              @focusin=${this.#keys.onFocusIn}
            >
              ${cards.map((card) => this.#card(card))}
            </ul>`
          : nothing
      }
      ${read ? html`<dialog part="reading" aria-label=${read.name} @close=${this.#closed} @click=${dismiss}>${this.#reading(read)}</dialog>` : nothing}`;
    /* eslint-enable lit-a11y/click-events-have-key-events */
  }

  #card(card: HandCard): TemplateResult {
    const { id, kind, state = '', name } = card;
    const can = acts(card);
    return html`<li class="${kind} ${state}">
      <button
        part="card ${kind} ${state}"
        class="card"
        id=${id}
        tabindex=${this.#keys.tabindex(id)}
        aria-pressed=${can ? state === 'selected' : nothing}
        aria-keyshortcuts="i"
        @click=${() => {
          this.#act(id);
        }}
      >
        ${this.#face(card)}<span class="heard">${this.#inWords(card)}</span>
      </button>
      ${
        can
          ? html`<button
              class="more"
              tabindex="-1"
              aria-label=${this.say('read', { name })}
              @click=${() => {
                this.#open(card);
              }}
            >
              i
            </button>`
          : nothing
      }
    </li>`;
  }

  #face({ kind, art, name, kindName, value, mark }: HandCard, text?: TemplateResult): TemplateResult {
    const { frame, picture, pennant, mark: seal } = this.art;
    return html`${drawPart('frame', frame, frame.draw(kind), 'none')}
      <span class="name" aria-hidden="true" ${cssVars({ '--longest': longestWord(name) })}>${name}</span>
      <span class="picture">${picture ? drawPart('', picture, picture.draw(art ?? kind)) : nothing}</span>
      ${mark ? html`<span class="tab ${mark.kind}">${drawPart('seal', seal, seal.draw('safe'))}</span>` : nothing}
      ${value && pennant ? drawPart('pennant', pennant, pennant.draw(kind, value)) : nothing}${text}
      <span class="foot" aria-hidden="true">${drawPart('seal', seal, seal.draw(kind))} <span>${kindName}</span></span>`;
  }

  #reading(card: HandCard): TemplateResult {
    const line = (words: string | undefined, name?: string): unknown =>
      words && html`<p class=${name ?? nothing}>${words}</p>`;
    const { text, mark, flavour, notes } = card;
    return html`<div class=${card.kind}>
        <div class="card">
          ${this.#face(
            card,
            html`<div class="text">
              ${[line(this.#worth(card), 'heard'), line(text), line(mark?.name), line(flavour, 'flavour'), line(notes, 'notes')]}
            </div>`,
          )}
        </div>
      </div>
      <slot name="why"></slot>
      <div class="close"><button @click=${this.#close}>${this.say('close')}</button></div>`;
  }
}

const drawPart = (
  name: string,
  { box }: { readonly box: string },
  picture: SVGTemplateResult,
  fit = 'xMidYMid slice',
): TemplateResult =>
  html`<svg class=${name} viewBox=${box} preserveAspectRatio=${fit} aria-hidden="true">${picture}</svg>`;

const acts = ({ state }: HandCard): boolean => state === 'can-act' || state === 'selected';

/** A tap beside the card closes the large view. */
const dismiss = ({ target }: Event): void => {
  (target as Partial<HTMLDialogElement>).close?.();
};

/** The number of letters in the longest word. A soft hyphen divides a word. */
const longestWord = (text: string): number => Math.max(...text.split(/[\s\u00AD-]/).map(({ length }) => length));

declare global {
  interface HTMLElementTagNameMap {
    'nw-card-hand': CardHand;
  }
}
