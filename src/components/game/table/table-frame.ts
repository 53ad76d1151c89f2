// The frame of every game's table. It fits the window: the board, the question with its answers, and what is needed to
// answer it are always in view; everything else is in drawers.
import { html, nothing, type TemplateResult } from 'lit';
import type table from '../../../messages/en/game/table.js';
import type { LogModel } from '../../../engine/scene/choices-model.js';
import type { StorageTrouble } from '../session/autosave.js';
import type { NwElement } from '../../shared/nw-element.js';
import type { Drawer } from './drawers.js';
import { matchButtons, undoButton } from './match-buttons.js';
import { momentCard, recapDrawer, speedSwitch } from './between-turns.js';
import { endReport } from './end-report.js';
import type { TableActs } from './table-acts.js';
import type { TableParts } from './table-parts.js';
import type { GameScene, TableState } from './table-look.js';

/** The card that the question is about, whole: its picture, name, number and text. */
const offeredCard = ({ offered, picture }: TableParts): TemplateResult | typeof nothing =>
  offered
    ? html`<div class="offered" part="offered">
        ${picture(offered.art ?? '') ?? nothing}
        <div>
          <b>${offered.name}</b>
          <small>${offered.kindName}${offered.value === undefined ? nothing : ` · ${String(offered.value)}`}</small>
          <p>${offered.text}</p>
        </div>
      </div>`
    : nothing;

export function tableFrame(
  element: NwElement<keyof typeof table | StorageTrouble>,
  shown: TableState<GameScene>,
  acts: TableActs,
  parts: TableParts,
): TemplateResult {
  const { header, goal, danger, board, turn, questions, drawers, more } = parts;
  const { end, lines, trouble } = shown;
  const log: Drawer = {
    id: 'log',
    name: element.say('log'),
    version: lines.length,
    content: html`<nw1-log open part="log" .model=${{ version: 1, lines } satisfies LogModel}></nw1-log>`,
  };
  const match: Drawer = {
    id: 'match',
    name: element.say('match'),
    version: trouble ?? '',
    content: html`${speedSwitch(element, shown, acts)} ${matchButtons(element, shown, acts, more)}`,
  };
  return html`<div
      class="table fit ${end ? (end.won ? 'won' : 'lost') : ''}"
      @nw-point=${acts.point}
      @nw-unpoint=${acts.unpoint}
      @nw-choose=${acts.choose}
    >
      <div class="masthead">
        ${header}
        ${
          end || !(goal || danger)
            ? nothing
            : html`<p class="goal" part="goal">${goal}${danger ? html` <strong>${danger}</strong>` : nothing}</p>`
        }
      </div>
      <div class="board" part="board" ?inert=${!!shown.moment}>${board}</div>
      <div class="rail" part="rail" ?inert=${!!shown.moment}>
        ${
          end
            ? endReport(element, shown, acts, parts)
            : html`<div class="turn">
                  ${turn}${shown.result ? html`<p class="result" title=${shown.result}>${shown.result}</p>` : nothing}
                </div>
                <div class="asked">${shown.hint}${offeredCard(parts)}${questions}</div>
                <div class="reach">
                  ${undoButton(element, shown, acts)}${shown.whyNot}${shown.canSkip ? html`<button class="skip" @click=${acts.skip}>${element.say(shown.isOut ? 'jump-to-end' : 'skip-to-me')} ▸▸</button>` : nothing}
                </div>`
        }
      </div>
      ${momentCard(element, shown, acts, parts)}
      ${shown.drawers.draw([...recapDrawer(element, shown, acts, parts), ...drawers, log, match], !!shown.moment)}
    </div>
    ${parts.popovers ?? nothing} <slot></slot>`;
}
