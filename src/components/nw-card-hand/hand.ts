// The cards within games and within <nw-card-hand>: a row in which they overlap where there is no room, and a large view to
// read one.
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { property } from '../shared/property.js';
import type { HandCard, HandModel } from '../../engine/scene/card-hand-model.js';
import en from '../../messages/en/pieces/nw-card-hand.js';
import { cssVars } from '../shared/css-vars.js';
import { ModelElement } from '../shared/model-element.js';
import { Navigation } from '../shared/pointing/key-navigation.js';
import { NwPointEvent } from '../shared/pointing/point-event.js';
import { theme } from '../shared/theme/theme.styles.js';
import { styles } from './nw-card-hand.styles.js';

interface Drawing<A extends readonly unknown[]> {
  /** The view box of the drawing. */
  readonly box: string;
  draw(...what: A): SVGTemplateResult;
}

/** How a game draws its cards. */
export interface CardArt {
  /** The sheet; it is stretched to the card. */
  readonly frame: Drawing<[kind: string]>;
  /** Absent where no card has a value. */
  readonly pennant?: Drawing<[kind: string, value: number]>;
  readonly mark: Drawing<[kind: string]>;
  /** Absent until the pictures have come. A back is asked for by its `art`, or as `back`. */
  readonly picture?: Drawing<[id: string]>;
}

/** A line of a card, and its class. */
export type Line = readonly [words: string | undefined, name?: string];

/** Paper for cards that no game draws. */
export const plain: CardArt = {
  frame: {
    box: '0 0 50 70',
    draw: () => svg`<path d="M1 1H49V69H1z" fill="var(--nw-paper)" stroke="var(--nw-line)"/>`,
  },
  mark: { box: '-12 -12 24 24', draw: () => svg`<path d="M0-9 9 0 0 9-9 0z" fill="currentColor"/>` },
};

/** What games lay their cards out with; a page has `<nw-card-hand>`, whose cards can have values, marks and notes, and which checks what it is given. */
export class Hand extends ModelElement<HandModel, keyof typeof en> {
  static override readonly tag: string = 'nw-card-hand';
  static override readonly catalogue = { en, de: () => import('../../messages/de/pieces/nw-card-hand.js') };
  static override styles = [theme, styles];

  /** Drawings of a game in place of ours. */
  @property({ attribute: false }) art: CardArt = plain;

  readonly #keys = new Navigation(this, {
    stops: () => this.cards.map(({ id }, n) => ({ id, x: this.matches(':dir(rtl)') ? -n : n, y: 0 })),
    element: (id) => this.shadowRoot?.getElementById(id),
    act: (id) => {
      this.#act(id);
    },
  });
  #read: HandCard | null = null;
  #focused: boolean | undefined;

  protected get cards(): readonly HandCard[] {
    return this.drawn.cards ?? [];
  }

  /** @param worn What hangs on it, in words. */
  protected words({ name, state, text, kindName }: HandCard, ...worn: readonly (string | undefined)[]): string {
    const said = state === 'can-act' || state === 'selected' || state === 'spent' ? this.say(state) : '';
    return [name, kindName, ...worn, said, text].filter(Boolean).join(', ');
  }

  #act(id: string): void {
    const card = this.cards.find((each) => each.id === id);
    if (card && acts(card)) this.dispatchEvent(new NwPointEvent(id));
    else this.#open(card);
  }

  #open(card: HandCard | undefined): void {
    if (!card) return;
    this.#read = card;
    this.requestUpdate();
    void this.updateComplete.then(() => this.renderRoot.querySelector('dialog')?.showModal());
  }

  readonly #closed = (): void => {
    this.#keys.moveTo(this.#read?.id ?? '');
    this.#read = null;
    this.requestUpdate();
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const card = this.cards.find(({ id }) => id === (event.target as Element).id);
    if (event.key === 'i' && !event.ctrlKey && !event.metaKey && !event.altKey) this.#open(card);
    else this.#keys.onKeyDown(event);
  };

  /** Whoever comes back does so without the large view. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#closed();
  }

  protected override willUpdate(): void {
    super.willUpdate();
    this.#focused = this.shadowRoot?.activeElement?.matches('.card');
  }

  protected override updated(): void {
    // A card that is still there keeps the focus, though it may have moved up to another place.
    const { current } = this.#keys;
    if (this.#focused && this.shadowRoot?.activeElement?.id !== current) this.#keys.moveTo(current ?? '');
  }

  override render(): TemplateResult {
    const cards = this.cards;
    // As it is now: its words may have become others.
    const read = cards.find(({ id }) => id === this.#read?.id);
    // The key of the large view is Escape, which the dialog knows by itself.
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
        ${this.#face(card)}<span class="heard">${this.words(card)}</span>
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

  #face(card: HandCard, text?: TemplateResult): TemplateResult {
    const { kind, art, name, kindName } = card;
    const { frame, picture, mark } = this.art;
    return html`${draw('frame', frame, frame.draw(kind), 'none')}
      <span class="name" aria-hidden="true">${name}</span>
      <span class="picture">${picture ? draw('', picture, picture.draw(art ?? kind)) : nothing}</span>
      ${this.worn?.(card)}${text}
      <span class="foot" aria-hidden="true">${draw('seal', mark, mark.draw(kind))} <span>${kindName}</span></span>`;
  }

  /** What hangs on a card, or lies under it. */
  protected worn?(card: HandCard): TemplateResult;

  /** What is written on the card that is read. */
  protected lines({ text, flavour }: HandCard): readonly Line[] {
    return [[text], [flavour, 'flavour']];
  }

  #reading(card: HandCard): TemplateResult {
    return html`<div class=${card.kind}>
        <div class="card">
          ${this.#face(card, html`<div class="text">${this.lines(card).map(([words, name]) => words && html`<p class=${name}>${words}</p>`)}</div>`)}
        </div>
      </div>
      <slot name="why"></slot>
      <form method="dialog"><button>${this.say('close')}</button></form>`;
  }
}

export const draw = (
  part: string,
  { box }: { readonly box: string },
  what: SVGTemplateResult,
  fit = 'xMidYMid slice',
): TemplateResult =>
  html`<svg class=${part} viewBox=${box} preserveAspectRatio=${fit} aria-hidden="true">${what}</svg>`;

const acts = ({ state }: HandCard): boolean => state === 'can-act' || state === 'selected';

/** A tap beside the card closes the large view. */
const dismiss = ({ target }: Event): void => {
  (target as Partial<HTMLDialogElement>).close?.();
};
