// The cards on the table: the viewer's hand, the cards in front of the Victims, the last card read or played, and the
// decks.
import { html, nothing, type TemplateResult } from 'lit';
import type { Cards } from '../../../engine/games/asylum-escape/table/scene.js';
import { plain, type CardArt } from '../../nw-card-hand/nw-card-hand.js';
import { cssVars } from '../../shared/css-vars.js';
import type { Motion } from '../../shared/motion.js';
import type { AsylumTable } from './table-state.js';
import type { GameHost } from '../words.js';

type Moving = Motion | 'calm' | typeof nothing;

/** Returns plain cards while the drawings are loading. */
export const artOf = ({
  cardArt,
  calm,
  pictureOverrides,
}: Pick<AsylumTable, 'cardArt' | 'calm' | 'pictureOverrides'>): CardArt =>
  cardArt ? (calm?.calmArt(cardArt) ?? pictureOverrides?.cards(cardArt) ?? cardArt) : plain;

const row = (model: Cards, art: CardArt, motion: Moving, caption?: string): TemplateResult | typeof nothing =>
  model.cards.length > 0
    ? html`<nw1-card-hand
        motion=${motion}
        data-caption=${caption ?? nothing}
        .model=${model}
        .art=${art}
        ${cssVars({ '--cards': model.cards.length })}
      ></nw1-card-hand>`
    : nothing;

export function cards(
  shown: Pick<AsylumTable, 'scene' | 'cardArt' | 'calm' | 'pictureOverrides'>,
  motion: Moving = nothing,
): TemplateResult {
  const { table, hand, held } = shown.scene;
  const art = artOf(shown);
  return html`<div class="hands" part="hand">
    ${row(hand, art, motion)} ${[table, held].map((model) => row(model, art, motion, model.name))}
  </div>`;
}

/** Discards lie face up. AE-SYM-11 */
export const decks = (element: GameHost, shown: AsylumTable, motion: Moving = nothing): TemplateResult =>
  html`<section class="decks" part="decks" aria-label=${element.say('decks')}>
    ${shown.scene.decks.map(({ name, left, pile }) => {
      const words = element.say('deck-left', { deck: name, n: left });
      return pile.cards.length > 0
        ? html`<details>
            <summary>${words}</summary>
            ${row(pile, artOf(shown), motion)}
          </details>`
        : html`<p>${words}</p>`;
    })}
  </section>`;
