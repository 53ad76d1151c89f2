// The header of the table: the title, the act of the match and its round, and the players.
import { html, nothing, type TemplateResult } from 'lit';
import type { PlayerModel, Scene } from '../../../engine/games/coma-ward/table/scene.js';
import type { NwElement } from '../../shared/nw-element.js';
import { soundButton } from '../../game/comfort/comfort-switches.js';
import { artOf } from '../art/card-art.js';
import { patient, STANDEE_BOX } from '../art/floor-art.js';
import { PICTOGRAM_BOX } from '../../shared/pictogram-shapes.js';
import type { ComaWardElement, Key } from '../words.js';

export const header = (element: ComaWardElement, scene: Scene, occupants: readonly string[]): TemplateResult =>
  html`<header part="header">
      <h2>${scene.story?.title ?? element.say('title')}</h2>
      <p class="round">
        ${scene.story ? nothing : html`${element.say('prologue')} · `}${element.say('round', { n: scene.round })}
      </p>
      ${soundButton(element)}
    </header>
    ${players(element, scene, occupants)}`;

export const players = (element: NwElement<Key>, scene: Scene, occupants: readonly string[]): TemplateResult =>
  html`<ul class="players" part="players">
    ${scene.players.map((player) => person(element, player, occupants[player.id]))}
  </ul>`;

function person(
  element: NwElement<Key>,
  { id, name, letter, health, terror, alive, active, place }: PlayerModel,
  occupant: string | undefined,
): TemplateResult {
  const state = alive ? element.say('player-state', { health, terror }) : element.say('mat-dead');
  return html`<li class="${active ? 'active' : ''} ${alive ? '' : 'dead'}" aria-current=${active} title=${place}>
    ${figure(id, letter)}
    <span
      ><b>${name}</b
      >${occupant !== undefined && occupant !== 'person' ? html` <small>${element.say('bot')}</small>` : nothing}
      <span class="told">${state}</span>
      <span class="numbers" aria-hidden="true"
        >${sign('health')}${alive ? health : '–'} ${sign('terror')}${alive ? terror : '–'}</span
      ></span
    >
  </li>`;
}

const sign = (id: 'health' | 'terror'): TemplateResult =>
  html`<svg class="sign" viewBox=${PICTOGRAM_BOX} aria-hidden="true">${artOf(false).picture(id)}</svg>`;

/** Draws the figure that a player has in the hospital. */
export const figure = (id: number, letter: string): TemplateResult =>
  html`<svg viewBox=${STANDEE_BOX} aria-hidden="true">${patient(id, letter)}</svg>`;
