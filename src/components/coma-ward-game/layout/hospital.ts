// The hospital: one Floor is drawn large, and the panel of the lift shows who is on the others.
import { html, nothing, type TemplateResult } from 'lit';
import type { FloorModel } from '../../../engine/games/coma-ward/table/floors.js';
import type { GridModel } from '../../../engine/scene/tile-grid-model.js';
import { EMPTY_GRID } from '../../../engine/scene/tile-grid-model.js';
import type { NwElement } from '../../shared/nw-element.js';
import type { GridArt } from '../../tile-grid/drawings.js';
import { STANDEE_BOX } from '../art/floor-art.js';
import type { ComaWardTable } from './table-state.js';
import type { Key } from '../words.js';

/** The Floor that is drawn. */
export const shownGrid = ({ scene: { floors }, floor }: Pick<ComaWardTable, 'scene' | 'floor'>): GridModel =>
  floors.find((each) => each.floor === floor)?.grid ?? EMPTY_GRID;

export const hospital = (
  element: NwElement<Key>,
  shown: ComaWardTable,
  motion: string | typeof nothing,
): TemplateResult =>
  html`<div class="hospital">
    ${lift(element, shown)}
    <nw1-tile-grid
      motion=${motion}
      exportparts="space, tile, token"
      .model=${shownGrid(shown)}
      .art=${shown.art.floor}
      .label=${shown.scene.floors.find((each) => each.floor === shown.floor)?.name ?? element.say('map')}
    ></nw1-tile-grid>
  </div>`;

const lift = (element: NwElement<Key>, { scene, floor, showFloor, art }: ComaWardTable): TemplateResult =>
  html`<div class="lift" part="lift" role="group" aria-label=${element.say('floors')}>
    ${scene.floors.map((each) => liftButton(element, each, each.floor === floor, art.figure, showFloor))}
  </div>`;

function liftButton(
  element: NwElement<Key>,
  { floor, name, grid, canAct }: FloorModel,
  isShown: boolean,
  figures: GridArt,
  showFloor: (floor: number) => void,
): TemplateResult {
  const people = grid.tokens.filter(({ kind }) => kind !== 'mark');
  const here = people.map((token) => token.name).join(', ');
  const label = [
    people.length > 0 ? element.say('floor-here', { floor: name, players: here }) : name,
    canAct && !isShown ? element.say('floor-can-act') : '',
  ];
  return html`<button
    class="floor ${canAct && !isShown ? 'can-act' : ''}"
    aria-pressed=${isShown}
    @click=${() => {
      showFloor(floor);
    }}
  >
    <b aria-hidden="true">${floor === 0 ? element.say('basement-button') : floor}</b>
    <span class="told">${label.filter(Boolean).join('. ')}</span>
    <span class="who"
      >${people.map((token) => html`<svg viewBox=${STANDEE_BOX} aria-hidden="true">${figures.token?.(token)}</svg>`)}</span
    >
  </button>`;
}
