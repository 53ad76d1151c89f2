// The parts of the Lobotomy 2 table that a page can place in its own layout. Pieces, such as `<nw-log>`, are placed by
// their tags; the parts in `tableParts` are placed by `data-part`.
import { html, nothing, type TemplateResult } from 'lit';
import type { LogModel } from '../../../engine/scene/choices-model.js';
import type { TableActs, PointEvent } from '../../game/table/table-acts.js';
import { ownButtons } from '../../game/table/match-buttons.js';
import { endReport } from '../../game/table/end-report.js';
import { layoutUpdater } from '../../game/page-layout.js';
import { calmButton, soundButton } from '../../game/comfort/comfort-switches.js';
import { cast } from './characters.js';
import { hands, sheet } from './character-sheet.js';
import { monsters, story } from './story.js';
import { dice, header, type LobotomyTable } from './table.js';
import { trade } from './trade.js';
import type { GameHost } from '../words.js';

const hand =
  (of: 'items' | 'disorders' | 'offered' | 'monsters') =>
  ({ scene, art }: LobotomyTable) => ({ model: scene[of], art: art.card });

export const update = layoutUpdater<LobotomyTable, GameHost>({
  pieces: {
    'tile-grid': { map: ({ scene, art }) => ({ model: scene.grid, art: art.grid }) },
    'hunt-track': { track: ({ scene }) => ({ model: scene.hunt }) },
    'nw-choices': {
      choices: ({ scene: { choices, pointed } }) => ({
        model: { ...choices, choices: [...choices.choices, ...pointed.choices] },
      }),
    },
    'nw-log': { log: ({ lines }) => ({ model: { version: 1, lines } satisfies LogModel }) },
    'nw-stat-track': { points: ({ scene }) => ({ model: scene.points }) },
    'nw-card-hand': {
      items: hand('items'),
      disorders: hand('disorders'),
      offered: hand('offered'),
      monsters: hand('monsters'),
    },
  },
  tableParts: {
    cast: (element, { scene, art, occupants }) => cast(element, scene, art, occupants),
    dice: (_element, { scene }, acts) => dice(scene, acts),
    sheet: (element, { scene, art }) => sheet(element, scene, art),
    hand: (element, { scene, art }) => hands(element, scene, art),
    trade: (element, { scene }) => trade(element, scene),
    story: (element, { scene, art }) => story(element, scene, art),
    monsters: (_element, { scene, art }) => monsters(scene, art),
  },
});

/** Draws the Round above the page's pieces, and the buttons of the match below them. */
export function ownTable(element: GameHost, shown: LobotomyTable, acts: TableActs): TemplateResult {
  const { scene } = shown;
  // The choice of a Space on the Hunt Track is handled like pointing at a Space on the map.
  const choose = (event: PointEvent): void => {
    acts[(event.target as Element).localName === 'hunt-track' ? 'point' : 'choose'](event);
  };
  return html`<div class="own">
    ${header(scene, soundButton(element))} ${endReport(element, shown, acts) ?? nothing}
    <slot @nw-point=${acts.point} @nw-unpoint=${acts.unpoint} @nw-choose=${choose}></slot>
    ${ownButtons(element, shown, acts, calmButton(element))}
  </div>`;
}
