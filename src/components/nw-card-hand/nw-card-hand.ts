// <nw-card-hand>: a row of cards that overlap where there is no room, and a large view to read one.
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { HandCard, HandModel } from '../../engine/scene/hand-model.js';
import en from '../../messages/en/nw-card-hand.js';
import { json } from '../shared/attributes.js';
import { cssVars } from '../shared/css-vars.js';
import { Navigation } from '../shared/navigation.js';
import { NwElement } from '../shared/nw-element.js';
import { NwPointEvent } from '../shared/point-events.js';
import { theme } from '../shared/theme.styles.js';
import { styles } from './nw-card-hand.styles.js';

interface Drawing<A extends readonly unknown[]> {
  /** The view box of the drawing. */
  readonly box: string;
  draw(...what: A): SVGTemplateResult;
}

/** How a game draws its cards. */
export interface CardArt {
  readonly frame: Drawing<[kind: string]>;
  readonly pennant: Drawing<[kind: string, value: number]>;
  readonly mark: Drawing<[kind: string]>;
  /** Absent until the pictures have come. */
  readonly picture?: Drawing<[id: string]>;
}

/** Paper for cards that no game draws. */
const plain: CardArt = {
  frame: { box: '0 0 100 200', draw: () => svg`<path d="M1 1H99V199H1z" fill="var(--nw-paper)" stroke="var(--nw-line)" stroke-width="1.5"></path>` },
  pennant: { box: '0 0 38 62', draw: (_, value) => svg`<path d="M1 0V45L19 60 37 45V0z" fill="var(--nw-paper-ink)"></path><text x="19" y="38" text-anchor="middle" font-size="28" font-weight="700" fill="var(--nw-paper)">${value}</text>` },
  mark: { box: '-12 -12 24 24', draw: () => svg`<circle r="6" fill="currentColor"></circle>` },
};

/**
 * Cards that somebody holds or has before them.
 * @summary A fan of cards with values, and a large view of each.
 * @tag nw-card-hand
 * @fires {NwPointEvent} nw-point - A card that can act was pointed at: `targetId` is its id.
 * @csspart card - One card; also its kind and state.
 * @csspart reading - The large view.
 * @cssprop [--nw-card-width=140px] - Width of a card.
 * @example
 * <nw-card-hand model='{"version":1,"name":"Hand","cards":[{"id":"card:key","kind":"item","name":"Key","value":3}]}'></nw-card-hand>
 */
export class CardHand extends NwElement<keyof typeof en> {
  static override readonly tag = 'nw-card-hand';
  static override readonly catalogue = { en, de: () => import('../../messages/de/nw-card-hand.js') };
  static override styles = [theme, styles];

  /** The cards, a `HandModel`; as an attribute JSON. */
  @property({ converter: json }) model?: HandModel;
  /** Drawings of a game in place of ours. */
  @property({ attribute: false }) art: CardArt = plain;

  #read: HandCard | null = null;

  readonly #keys = new Navigation(this, {
    stops: () => this.#cards.map(({ id }, x) => ({ id, x, y: 0 })),
    element: (id) => this.renderRoot.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`),
    act: (id) => {
      this.#tap(id);
    },
  });

  get #cards(): readonly HandCard[] {
    return this.model?.cards ?? [];
  }

  /** The cards as text. */
  describe(): string {
    return [this.model?.name ?? '', ...this.#cards.map((card) => this.#words(card))].join('\n');
  }

  #words({ name, value, mark, state, text, kindName }: HandCard): string {
    const parts = [name, kindName, value !== undefined && value > 0 ? this.say('worth', { value }) : '', mark?.name, state === 'can-act' ? this.say('can-act') : state === 'selected' ? this.say('selected') : '', text];
    return parts.filter(Boolean).join(', ');
  }

  #tap(id: string): void {
    const card = this.#cards.find((each) => each.id === id);
    if (!card) return;
    if (card.state === 'can-act' || card.state === 'selected') this.dispatchEvent(new NwPointEvent(id));
    else this.#open(card);
  }

  #open(card: HandCard): void {
    this.#read = card;
    this.requestUpdate();
    void this.updateComplete.then(() => {
      const dialog = this.renderRoot.querySelector('dialog');
      if (dialog && !dialog.open) dialog.showModal();
    });
  }

  override render(): TemplateResult {
    const cards = this.#cards;
    return html`${cards.length > 0
        ? html`<ul aria-label=${this.model?.name ?? ''} ${cssVars({ '--n': cards.length })} @keydown=${this.#onKeyDown} @focusin=${this.#keys.onFocusIn}>
            ${repeat(cards, ({ id }) => id, (card) => this.#card(card))}
          </ul>`
        : nothing}
      <dialog part="reading" @close=${() => { this.#read = null; this.requestUpdate(); }}>${this.#read ? this.#reading(this.#read) : nothing}</dialog>`;
  }

  #card(card: HandCard): TemplateResult {
    const { id, kind, state } = card;
    return html`<li part=${`card ${kind} ${state ?? ''}`} class=${`${kind} ${state ?? ''}`}>
      <button class="card" data-id=${id} tabindex=${this.#keys.tabindex(id)} aria-label=${this.#words(card)} @click=${() => { this.#tap(id); }}>${this.#face(card)}</button>
      ${state === 'can-act' || state === 'selected' ? html`<button class="more" tabindex="-1" aria-label=${this.say('read', { name: card.name })} @click=${() => { this.#open(card); }}>i</button>` : nothing}
    </li>`;
  }

  #face({ kind, art, name, value, mark }: HandCard): TemplateResult {
    const { frame, pennant, picture } = this.art;
    return html`<svg class="frame" viewBox=${frame.box} preserveAspectRatio="none" aria-hidden="true">${frame.draw(kind)}</svg>
      <span class="name">${name}</span>
      <span class="picture">${picture ? html`<svg viewBox=${picture.box} preserveAspectRatio="xMidYMid slice" aria-hidden="true">${picture.draw(art ?? kind)}</svg>` : nothing}
        ${value ? html`<svg class="pennant" viewBox=${pennant.box} aria-hidden="true">${pennant.draw(kind, value)}</svg>` : nothing}</span>
      ${mark ? html`<span class="mark"><svg viewBox=${this.art.mark.box} aria-hidden="true">${this.art.mark.draw('safe')}</svg></span>` : nothing}`;
  }

  #reading(card: HandCard): TemplateResult {
    const { kind, text, flavour, kindName } = card;
    return html`<div class=${`large ${kind}`}>
      <h3 class="heard">${card.name}</h3>
      <div class="card" aria-hidden="true">${this.#face(card)}</div>
      <div class="text">
        ${text ? html`<p>${text}</p>` : nothing}
        ${flavour ? html`<p class="flavour">${flavour}</p>` : nothing}
        ${card.mark ? html`<p>${card.mark.name}</p>` : nothing}
        <p class="kind"><svg viewBox=${this.art.mark.box} aria-hidden="true">${this.art.mark.draw(kind)}</svg> ${kindName ?? ''}</p>
      </div>
      <form method="dialog"><button>${this.say('close')}</button></form>
    </div>`;
  }

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const { current } = this.#keys;
    if (event.key === 'i' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const card = this.#cards.find(({ id }) => id === current);
      if (card) this.#open(card);
      event.preventDefault();
    } else this.#keys.onKeyDown(event);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'nw-card-hand': CardHand;
  }
}
