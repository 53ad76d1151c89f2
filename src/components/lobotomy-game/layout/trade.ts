// A Trade: the things that each side offers, and the things that each side could offer.
import { html, nothing, type TemplateResult } from 'lit';
import type { Scene, TradeSide } from '../../../engine/games/lobotomy-2/table/scene.js';
import type { NwElement } from '../../shared/nw-element.js';
import { thing } from './token.js';
import type { Key } from '../words.js';

export const trade = (element: NwElement<Key>, { trade: open }: Scene): TemplateResult | typeof nothing =>
  open
    ? html`<section class="trade" part="trade" aria-label=${element.say('trade')}>
        ${open.sides.map((each) => side(element, each))}
      </section>`
    : nothing;

const side = (element: NwElement<Key>, { name, holds, laid }: TradeSide): TemplateResult =>
  html`<div>
    <h3>${element.say('gives', { player: name })}</h3>
    <ul class="laid">
      ${laid.length > 0 ? laid.map(({ name: what, n }) => html`<li>${what}${n > 1 ? html` <b>${n}</b>` : nothing}</li>`) : html`<li class="none">${element.say('nothing')}</li>`}
    </ul>
    <div class="tokens">
      ${holds.map((each) => thing(each, `${each.name}: ${each.n}`, html`<span>${each.name}</span>${each.n > 1 ? html` <b>${each.n}</b>` : nothing}`, 'token'))}
    </div>
  </div>`;
