// The parts of the Asylum Escape table that a page can place in its own layout. Pieces, such as `<nw-log>`, are placed
// by their tags; the parts in `tableParts` are placed by `data-part`.
import { html, nothing, type TemplateResult } from 'lit';
import type { LogModel } from '../../../engine/scene/choices-model.js';
import type { TableActs } from '../../game/table/table-acts.js';
import { ownButtons } from '../../game/table/match-buttons.js';
import { endReport } from '../../game/table/end-report.js';
import { layoutUpdater } from '../../game/page-layout.js';
import { calmButton } from '../../game/comfort/comfort-switches.js';
import { artOf, cards, decks } from './cards.js';
import { header, people } from './people.js';
import type { AsylumTable } from './table-state.js';
import { house, coinAndDie, notebook } from './table.js';
import type { GameHost } from '../words.js';

const hand = (of: 'hand' | 'held' | 'table') => (shown: AsylumTable) => ({ model: shown.scene[of], art: artOf(shown) });

export const update = layoutUpdater<AsylumTable, GameHost>({
  pieces: {
    'nw-choices': {
      choices: ({ scene: { choices, pointed, settings } }) => ({
        model: { ...choices, choices: [...choices.choices, ...pointed.choices, ...settings.choices] },
      }),
    },
    'nw-log': { log: ({ lines }) => ({ model: { version: 1, lines } satisfies LogModel }) },
    'nw-card-hand': { hand: hand('hand'), held: hand('held'), table: hand('table') },
  },
  tableParts: {
    house: (element, shown, acts) =>
      html`<div @nw-point=${acts.point} @nw-unpoint=${acts.unpoint}>${house(element, shown)}</div>`,
    people: (element, shown) => people(element, shown),
    turn: (element, shown) => coinAndDie(element, shown),
    hand: (_element, shown) => cards(shown),
    decks: (element, shown) => decks(element, shown),
    notebook: (_element, shown) => notebook(shown),
  },
});

/** Draws the turns above the page's pieces, and the buttons of the match below them. */
export function ownTable(element: GameHost, shown: AsylumTable, acts: TableActs): TemplateResult {
  return html`<div class="own">
    <div class="head">${header(element, shown.scene)}</div>
    ${endReport(element, shown, acts) ?? nothing}
    <slot @nw-point=${acts.point} @nw-unpoint=${acts.unpoint} @nw-choose=${acts.choose}></slot>
    ${ownButtons(element, shown, acts, calmButton(element))}
  </div>`;
}
