// <nw-card-hand>: cards that a page shows, or a game whose cards have values.
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Fault } from '../../engine/kernel/types.js';
import type { HandCard, HandModel } from '../../engine/scene/card-hand-model.js';
import { modelFault } from '../shared/model-fault.js';
import { property } from '../shared/property.js';
import { draw, Hand, plain as sheet, type CardArt, type Line } from './hand.js';
import { styles } from './value.styles.js';

export type * from '../shared/pointing/point-event.js';
export type * from '../shared/pointing/unpoint-event.js';
export type { CardArt, HandModel };

/** Paper for cards that no game draws. */
export const plain: CardArt = {
  ...sheet,
  pennant: {
    box: '0 0 38 62',
    draw: (_, value) =>
      svg`<path d="M1 0V45L19 60 37 45V0" fill="var(--nw-paper-ink)"/><text x="19" y="39" text-anchor="middle" font-size="32" fill="var(--nw-paper)">${value}</text>`,
  },
};

/**
 * Cards that somebody holds or has before them: a fan that fits its width. Where it is narrow the cards overlap, and name
 * and value stand on the strip that shows; where even that does not fit, they lie in several rows.
 *
 * One tab stop: arrows, Home and End move. Enter, Space or a tap points at a card that can act and opens every other one to
 * read; the small button on a card, or `i`, opens it too. Escape closes the large view.
 *
 * @summary A fan of cards with values, and a large view of each.
 * @tag nw-card-hand
 * @slot - A caption.
 * @slot why - What is said of the card that is read: below it, in the large view.
 * @fires {NwPointEvent} nw-point - A card that can act, or is selected, was pointed at: `targetId` is its id.
 * @csspart card - One card; also its kind and its state. Its id in the shadow tree is that of the model.
 * @csspart reading - The large view, a dialog.
 * @cssprop [--nw-card-width=clamp(140px, 8.75rem, 248px)] - Width of a card; by default it grows with the reader's text.
 * @example
 * <nw-card-hand model='{"version":1,"name":"Hand","cards":[{"id":"card:key","kind":"item","name":"Key","value":3}]}'></nw-card-hand>
 */
export class CardHand extends Hand {
  static override readonly tag = 'nw-card-hand';
  static override styles = [...Hand.styles, styles];

  /** Drawings of a game in place of ours. */
  @property({ attribute: false }) override art: CardArt = plain;

  /** The cards as text. */
  describe(): string {
    return [this.drawn.name, ...this.cards.map((card) => this.words(card))].join('\n');
  }

  protected override fault(): Fault | null {
    return modelFault(this.model, 'cards', 'id', 'kind', 'name');
  }

  #worth({ value }: HandCard): string {
    return value ? this.say('worth', { value }) : '';
  }

  protected override words(card: HandCard): string {
    return super.words(card, this.#worth(card), card.mark?.name);
  }

  protected override worn({ kind, value, mark }: HandCard): TemplateResult {
    const { pennant, mark: seal } = this.art;
    return html`${mark ? html`<span class="tab ${mark.kind}">${draw('seal', seal, seal.draw('safe'))}</span>` : nothing}
    ${value && pennant ? draw('pennant', pennant, pennant.draw(kind, value)) : nothing}`;
  }

  protected override lines(card: HandCard): readonly Line[] {
    const [text = [''], ...others] = super.lines(card);
    return [[this.#worth(card), 'heard'], text, [card.mark?.name], ...others, [card.notes, 'notes']];
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nw-card-hand': CardHand;
  }
}
