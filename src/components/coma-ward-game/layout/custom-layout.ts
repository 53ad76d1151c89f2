// The parts of the Coma Ward table that a page can place in its own layout.
import { html, nothing, type TemplateResult } from 'lit';
import type { LogModel } from '../../../engine/scene/choices-model.js';
import { calmButton } from '../../game/comfort/comfort-switches.js';
import { layoutUpdater } from '../../game/page-layout.js';
import { endReport } from '../../game/table/end-report.js';
import { ownButtons } from '../../game/table/match-buttons.js';
import type { TableActs } from '../../game/table/table-acts.js';
import type { ComaWardElement } from '../words.js';
import { evidence, story } from './evidence.js';
import { header } from './header.js';
import { shownGrid } from './hospital.js';
import { sheet, sliders } from './mat.js';
import type { ComaWardTable } from './table-state.js';
import { rolls } from './table.js';

export const update = layoutUpdater<ComaWardTable, ComaWardElement>({
  pieces: {
    'tile-grid': { map: (shown) => ({ model: shownGrid(shown), art: shown.art.floor }) },
    'nw-choices': {
      choices: ({ scene: { choices, pointed } }) => ({
        model: { ...choices, choices: [...choices.choices, ...pointed.choices] },
      }),
    },
    'nw-log': { log: ({ lines }) => ({ model: { version: 1, lines } satisfies LogModel }) },
    'nw-patient-mat': {
      mat: ({ scene: { mat } }) => ({ health: mat.health, terror: mat.terror, label: mat.name, locked: true }),
    },
    'nw-card-hand': { items: ({ scene, art }) => ({ model: scene.items, art: art.card }) },
  },
  tableParts: {
    mat: (element, { scene }, { choose }) => html`${sliders(element, scene.mat)} ${sheet(element, scene, choose)}`,
    evidence: (element, { scene }) => evidence(element, scene.evidence),
    story: (_element, { scene }) => (scene.story ? story(scene.story) : nothing),
    dice: (_element, shown) => rolls(shown.rolls),
  },
});

/** Draws the players above the page's pieces, and the buttons of the match below them. */
export const ownTable = (element: ComaWardElement, shown: ComaWardTable, acts: TableActs): TemplateResult =>
  html`<div class="own">
    ${header(element, shown.scene, shown.occupants)} ${endReport(element, shown, acts) ?? nothing}
    <slot @nw-point=${acts.point} @nw-unpoint=${acts.unpoint} @nw-choose=${acts.choose}></slot>
    ${ownButtons(element, shown, acts, calmButton(element))}
  </div>`;
