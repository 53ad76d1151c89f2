// The header of the table: title, state of the turn, players, and the candle that shows the deck.
import { html, type TemplateResult } from 'lit';
import type { Scene } from '../../../engine/games/sanitarium/table/scene.js';
import type { NwElement } from '../../shared/nw-element.js';
import { soundButton } from '../../game/comfort/comfort-switches.js';
import { standee, STANDEE_BOX } from '../art/tokens.js';
import { candlePicture } from '../start/start-form.js';
import type { SanitariumElement, Key } from '../words.js';

export function header(element: SanitariumElement, scene: Scene, occupants: readonly string[]): TemplateResult {
  return html`<div class="top">
      <header part="header">
        <h2>${element.say('title')}</h2>
        <ol class="phases">
          ${scene.phases.map(({ name, state }) => html`<li class=${state} aria-current=${state === 'now' ? 'step' : 'false'}>${name}</li>`)}
        </ol>
        ${soundButton(element)}
      </header>
      ${players(element, scene, occupants)}
    </div>
    ${clock(element, scene)}`;
}

export function players(element: NwElement<Key>, scene: Scene, occupants: readonly string[]): TemplateResult {
  return html`<ul class="players" part="players">
    ${scene.players.map(
      ({ id, name, letter, safe, active, escaped }) =>
        html`<li class=${active ? 'active' : ''} aria-current=${active}>
          ${figure(id, letter)}
          <span
            ><b title=${name}>${name}</b>
            ${escaped ? element.say('escaped') : element.say('safe-n', { n: safe })}${occupants.length > 1 && occupants[id] !== 'person' ? html` <small>${element.say('bot')}</small>` : ''}</span
          >
        </li>`,
    )}
  </ul>`;
}

/** Draws the figure that a player has on the map. */
export const figure = (id: number, letter: string): TemplateResult =>
  html`<svg viewBox=${STANDEE_BOX} aria-hidden="true">${standee(id, letter)}</svg>`;

/** Draws the deck as a candle that burns down. */
export function clock(element: NwElement<Key>, { deck: { left, under, fraction } }: Scene): TemplateResult {
  return html`<div class="clock">
    ${candlePicture(fraction)}
    <p>
      <b>${left}</b>
      <span>${element.say('cards-left', { n: left })}</span
      >${under > 0 ? html` <small>${element.say('cards-under', { n: under })}</small>` : ''}
    </p>
  </div>`;
}
