// The sheet of the shown Character: portrait, Attributes, tokens, Items and Disorders.
import { html, nothing, type TemplateResult } from 'lit';
import type {
  Ability,
  AttributeModel,
  CharacterModel,
  ItemCard,
  Scene,
  Thing,
} from '../../../engine/games/lobotomy-2/table/scene.js';
import type { HandModel } from '../../../engine/scene/card-hand-model.js';
import { cssVars } from '../../shared/css-vars.js';
import { NwChooseEvent } from '../../shared/events.js';
import type { NwElement } from '../../shared/nw-element.js';
import { PICTURE_BOX, TOKEN_BOX } from '../art/boxes.js';
import type { Art } from '../art/drawing.js';
import { thing } from './token.js';
import type { Key } from '../words.js';

export function sheet(element: NwElement<Key>, { sheet: card, characters }: Scene, art: Art): TemplateResult {
  const shown = characters.find((each) => each.shown);
  return html`<section class="sheet" part="sheet" aria-label=${card.name}>
    <div class="portrait ${card.kind}">
      <svg viewBox=${PICTURE_BOX} aria-hidden="true">${art.card.picture?.draw(card.art ?? '')}</svg>
    </div>
    <div class="facts">
      <h3>${card.name} <small>${card.kindName}</small></h3>
      ${
        shown
          ? html`<dl class="attributes">${shown.attributes.map((each) => attribute(each))}</dl>
              ${tokens(element, shown, art)}
              <p>
                ${shown.quest.text}
                <b
                  >${element.say(shown.quest.whole ? 'quest-done' : 'quest-at', { n: shown.quest.done, of: shown.quest.of })}</b
                >
              </p>`
          : nothing
      }
      <ul class="abilities">
        ${card.abilities.map((each) => ability(element, each))}
      </ul>
    </div>
  </section>`;
}

export const hand = (model: HandModel, art: Art, motion: string | typeof nothing): TemplateResult =>
  html`<nw1-card-hand
    motion=${motion}
    .model=${model}
    .art=${art.card}
    ${cssVars({ '--cards': model.cards.length })}
  ></nw1-card-hand>`;

/** Draws the cards that a question offers, the Items, the Disorders, and the upgrade rows that can be bought. */
export function hands(
  element: NwElement<Key>,
  { items, disorders, offered }: Scene,
  art: Art,
  motion: string | typeof nothing = nothing,
): TemplateResult {
  return html`<div class="hands" part="hand">
    ${[offered, items, disorders].map((model) => (model.cards.length > 0 ? hand(model, art, motion) : nothing))}
    ${upgrades(element, items.cards)}
  </div>`;
}

const attribute = ({ id, name, value, base, lowered, state }: AttributeModel): TemplateResult =>
  html`<div>
    <dt>${name}</dt>
    <dd>
      ${thing({ id, state }, `${name}: ${value}`, html`<b class=${value < base ? 'less' : value > base ? 'more' : ''}>${value}</b>`)}${lowered ? thing(lowered, lowered.name, html`−${lowered.n}`, 'lowered') : nothing}
    </dd>
  </div>`;

const tokens = (
  element: NwElement<Key>,
  { junk, meds, wounds, conditions }: CharacterModel,
  art: Art,
): TemplateResult =>
  html`<div class="tokens">
    ${[...(wounds.n > 0 ? [wounds] : []), ...conditions, ...junk, ...meds].map((each) => token(each, art))}
    ${junk.length + meds.length === 0 ? html`<small>${element.say('nothing-held')}</small>` : nothing}
  </div>`;

const token = (each: Thing, art: Art): TemplateResult =>
  thing(
    each,
    `${each.name}: ${each.n}`,
    html`<svg viewBox=${TOKEN_BOX} aria-hidden="true">${art.token(each.kind)}</svg><span>${each.name}</span>
      <b>${each.n}</b>`,
    'token',
  );

/** Draws an Innate Ability; if it can be used now, it is a button. */
function ability(element: NwElement<Key>, { name, text, cost, option, used }: Ability): TemplateResult {
  const inside = html`${name ? html`<b>${name}.</b> ` : nothing}${text}${cost ? html` <small>${cost}</small>` : nothing}${used ? html` <small>${element.say('used')}</small>` : nothing}`;
  return option === undefined
    ? html`<li class=${used ? 'used' : ''}>${inside}</li>`
    : html`<li>
        <button
          class="can-act"
          type="button"
          @click=${({ currentTarget }: Event) => {
            currentTarget?.dispatchEvent(new NwChooseEvent(option));
          }}
        >
          ${inside}
        </button>
      </li>`;
}

function upgrades(element: NwElement<Key>, cards: readonly ItemCard[]): TemplateResult | typeof nothing {
  const open = cards.flatMap((card) => card.rows.filter(({ state }) => state).map((row) => ({ card, row })));
  return open.length === 0
    ? nothing
    : html`<div class="upgrades" role="group" aria-label=${element.say('upgrades')}>
        <h4>${element.say('upgrades')}</h4>
        ${open.map(({ card, row }) => thing(row, `${row.cost}, ${card.name}: ${row.text}`, html`<small>${row.cost}</small> <b>${card.name}</b> ${row.text}`, 'row'))}
      </div>`;
}
