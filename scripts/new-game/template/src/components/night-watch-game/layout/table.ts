// Fills the frame of the table: the players, the candles and the choices.
import { html, nothing, type TemplateResult } from 'lit';
import type { Scene } from '../../../engine/games/night-watch/table/scene.js';
import type { LogModel } from '../../../engine/scene/choices-model.js';
import { endReport } from '../../game/table/end-report.js';
import { layoutUpdater } from '../../game/page-layout.js';
import type { TableActs } from '../../game/table/table-acts.js';
import { ownButtons } from '../../game/table/match-buttons.js';
import { tableFrame } from '../../game/table/table-frame.js';
import type { TableState } from '../../game/table/table-look.js';
import { Choices } from '../../nw-choices/nw-choices.js';
import { Log } from '../../nw-log/nw-log.js';
import { StatTrack } from '../../nw-stat-track/nw-stat-track.js';
import { motionOf } from '../../shared/motion.js';
import type { NwElement } from '../../shared/nw-element.js';
import type { Key } from '../words.js';

export const pieces = [StatTrack, Choices, Log];

/** Everything that the table shows. */
export type Shown = TableState<Scene>;

export const header = ({ players }: Scene): TemplateResult =>
  html`<header part="header">
    <ul class="players">
      ${players.map(({ name, active }) => html`<li aria-current=${active ? 'true' : nothing}>${name}</li>`)}
    </ul>
  </header>`;

export function tableView(element: NwElement<Key>, shown: Shown, acts: TableActs): TemplateResult {
  const { scene } = shown;
  // The style sheet of a piece can use only attributes of the piece itself, so `motion` is passed on.
  const asked = motionOf(element);
  const motion = asked === 'full' ? nothing : asked;
  return tableFrame(element, shown, acts, {
    header: header(scene),
    board: html`<nw1-stat-track .model=${scene.candles}></nw1-stat-track>`,
    turn: nothing,
    questions: html`<nw1-choices motion=${motion} .model=${scene.choices}></nw1-choices>`,
    drawers: [],
    more: nothing,
    picture: () => null,
    figure: () => null,
  });
}

/** The end of a match: the result, and the buttons. */
export function endWords(
  element: NwElement<Key>,
  { won, text }: { readonly won: boolean; readonly text: string },
  { newMatch, rematch }: TableActs,
): TemplateResult {
  return html`<div class="over" part="end">
      <h3 tabindex="-1">${element.say(won ? 'won' : 'lost')}</h3>
      <p class="how">${text}</p>
    </div>
    <div class="next" part="end-actions">
      <button class="begin" @click=${newMatch}>${element.say('end-again')}</button>
      <button @click=${rematch}>${element.say('end-same')}</button>
      <slot name="end"></slot>
    </div>`;
}

/** Draws the table in the layout of a page that arranges the pieces itself (`layout="own"`). */
export const ownLayout = {
  update: layoutUpdater<Shown, NwElement<Key>>({
    pieces: {
      'nw-choices': { choices: ({ scene }) => ({ model: scene.choices }) },
      'nw-log': { log: ({ lines }) => ({ model: { version: 1, lines } satisfies LogModel }) },
      'nw-stat-track': { candles: ({ scene }) => ({ model: scene.candles }) },
    },
  }),
  ownTable(element: NwElement<Key>, shown: Shown, acts: TableActs): TemplateResult {
    return html`<div class="own">
      ${header(shown.scene)} ${endReport(element, shown, acts) ?? nothing}
      <slot @nw-point=${acts.point} @nw-unpoint=${acts.unpoint} @nw-choose=${acts.choose}></slot>
      ${ownButtons(element, shown, acts, nothing)}
    </div>`;
  },
};
