// The parts of the Sanitarium table that a page can place in its own layout.
import { html, nothing, type TemplateResult } from 'lit';
import type { LogModel } from '../../../engine/scene/choices-model.js';
import type { TableActs } from '../../game/table/table-acts.js';
import { ownButtons } from '../../game/table/match-buttons.js';
import { endReport } from '../../game/table/end-report.js';
import { layoutUpdater } from '../../game/page-layout.js';
import { cardArt, gridArt, matchArt } from '../art/piece-art.js';
import { header } from './header.js';
import type { SanitariumTable } from './table.js';
import type { SanitariumElement } from '../words.js';

export const update = layoutUpdater<SanitariumTable, SanitariumElement>({
  pieces: {
    'tile-grid': { map: ({ scene, art }) => ({ model: scene.grid, art: art?.gridArt ?? gridArt }) },
    'nw-choices': { choices: ({ scene }) => ({ model: scene.choices }) },
    'nw-log': { log: ({ lines }) => ({ model: { version: 1, lines } satisfies LogModel }) },
    'dice-pool': {
      dice: ({ scene, horror }) => ({
        noOdds: true,
        model: scene.dice.dice.some(({ state }) => state === 'open') ? scene.dice : (horror ?? scene.dice),
      }),
    },
    'nw-stat-track': {
      points: ({ scene }) => ({ model: scene.points, art: matchArt }),
      escape: ({ scene }) => ({ model: scene.escape }),
    },
    'nw-card-hand': {
      hand: ({ scene, pictures }) => ({ model: scene.hand, art: cardArt(pictures) }),
      things: ({ scene, pictures }) => ({ model: scene.things, art: cardArt(pictures) }),
      haunts: ({ scene, pictures }) => ({ model: scene.haunts, art: cardArt(pictures) }),
    },
  },
});

/** Draws the players above the page's pieces, and the buttons of the match below them. */
export function ownTable(element: SanitariumElement, shown: SanitariumTable, acts: TableActs): TemplateResult {
  return html`<div class="own">
    ${header(element, shown.scene, shown.occupants)} ${endReport(element, shown, acts) ?? nothing}
    <slot @nw-point=${acts.point} @nw-unpoint=${acts.unpoint} @nw-choose=${acts.choose}></slot>
    ${ownButtons(element, shown, acts, shown.reference.buttons)} ${shown.reference.cards}
  </div>`;
}
