// Fills the frame of the table: the hospital, the dice and the choices; and in drawers the Items, the mat, the evidence
// and the story.
import { html, nothing, type TemplateResult } from 'lit';
import type { Scene } from '../../../engine/games/coma-ward/table/scene.js';
import type { RolledDice } from '../../../engine/scene/rolled-dice.js';
import { calmButton } from '../../game/comfort/comfort-switches.js';
import type { Drawer } from '../../game/table/drawers.js';
import type { TableActs } from '../../game/table/table-acts.js';
import { tableFrame } from '../../game/table/table-frame.js';
import { poster } from '../../game/start-form.js';
import { DicePool } from '../../dice-pool/dice-pool.js';
import { CardHand } from '../../nw-card-hand/nw-card-hand.js';
import { Choices } from '../../nw-choices/nw-choices.js';
import { Log } from '../../nw-log/nw-log.js';
import { PatientMat } from '../../nw-patient-mat/nw-patient-mat.js';
import { cssVars } from '../../shared/css-vars.js';
import { motionOf } from '../../shared/motion.js';
import { PICTOGRAM_BOX } from '../../shared/pictogram-shapes.js';
import { TileGrid } from '../../tile-grid/tile-grid.js';
import { tokenFigure } from '../../tile-grid/token-figure.js';
import type { Art } from '../art/card-art.js';
import { STANDEE_BOX } from '../art/floor-art.js';
import type { ComaWardElement } from '../words.js';
import { evidence, story } from './evidence.js';
import { figure, header } from './header.js';
import { hospital } from './hospital.js';
import { sheet, sliders } from './mat.js';
import type { ComaWardTable } from './table-state.js';

export const pieces = [TileGrid, DicePool, CardHand, Choices, Log, PatientMat];

export function tableView(element: ComaWardElement, shown: ComaWardTable, acts: TableActs): TemplateResult {
  const { scene, art } = shown;
  // A piece inherits the attribute `motion` unless it has its own.
  const asked = motionOf(element);
  const motion = asked === 'full' ? (shown.calm ? 'calm' : nothing) : asked;
  return tableFrame(element, shown, acts, {
    header: header(element, scene, shown.occupants),
    goal: scene.goal,
    board: hospital(element, shown, motion),
    turn: rolls(shown.rolls, motion),
    dice: (rolled) => rolls(rolled, motion),
    questions: html`${reading(scene)}<nw1-choices motion=${motion} .model=${scene.choices}></nw1-choices
      >${scene.pointed.choices.length > 0 ? html`<nw1-choices motion=${motion} .model=${scene.pointed}></nw1-choices>` : nothing}`,
    drawers: drawersOf(element, shown, acts, motion),
    more: calmButton(element),
    picture: (id) => {
      const drawing = art.picture(id);
      return drawing && html`<svg viewBox=${PICTOGRAM_BOX} aria-hidden="true">${drawing}</svg>`;
    },
    figure: (id) => {
      const player = scene.players.find((each) => id === `player:${each.id}`);
      for (const { grid } of scene.floors) {
        const drawn = tokenFigure(grid, art.figure, STANDEE_BOX, id);
        if (drawn) return drawn;
      }
      return player ? figure(player.id, player.letter) : null;
    },
  });
}

function drawersOf(
  element: ComaWardElement,
  { scene, art }: ComaWardTable,
  { point, choose }: TableActs,
  motion: string | typeof nothing,
): readonly Drawer[] {
  const { items, mat, evidence: board, story: plot } = scene;
  return [
    {
      id: 'hand',
      kind: 'strip',
      name: element.say('hand'),
      note: items.cards.length,
      version: items.cards.map(({ id }) => id).join(),
      canAct: items.cards.some(({ state }) => state === 'can-act'),
      content: html`<div class="hands" part="hand" @nw-point=${point}>
        ${sliders(element, mat)} ${hand(scene, art, motion)}
      </div>`,
    },
    { id: 'mat', name: element.say('sheet'), content: sheet(element, scene, choose) },
    {
      id: 'evidence',
      name: element.say('evidence'),
      note: `${board.clues.filter(({ found }) => found).length}/3`,
      version: board.clues.filter(({ found }) => found).length,
      content: evidence(element, board),
    },
    ...(plot ? [{ id: 'story', name: element.say('rules'), version: plot.title, content: story(plot) }] : []),
  ];
}

/** The Items of the player who is at the device or, on a stage, whose turn it is. */
export const hand = (
  { items }: Pick<Scene, 'items'>,
  { card }: Pick<Art, 'card'>,
  motion: string | typeof nothing = nothing,
): TemplateResult | typeof nothing =>
  items.cards.length === 0
    ? nothing
    : html`<nw1-card-hand
        motion=${motion}
        .model=${items}
        .art=${card}
        ${cssVars({ '--cards': items.cards.length })}
      ></nw1-card-hand>`;

/** The situation of a Hallucination, above its options. */
const reading = ({ reading: read }: Scene): TemplateResult | typeof nothing =>
  read
    ? html`<div class="reading">
        <h3>${read.title}</h3>
        <p>${read.situation}</p>
      </div>`
    : nothing;

/** The dice of a Check, or those of both sides of a combat, which face each other. */
export const rolls = (
  rolled: readonly RolledDice[],
  motion: string | typeof nothing = nothing,
): TemplateResult | typeof nothing =>
  rolled.length === 0
    ? nothing
    : html`<div class=${rolled.length > 1 ? 'checks facing' : 'checks'}>
        ${rolled.map(
          ({ name, model, result, isPassed }) =>
            html`<section class=${isPassed === null ? '' : isPassed ? 'passed' : 'failed'} aria-label=${name}>
              <h3>${name}</h3>
              <nw1-dice-pool motion=${motion} no-odds .model=${model}></nw1-dice-pool>
              <p>${result}</p>
            </section>`,
        )}
      </div>`;

/** Hides the table while the device is handed on. */
export const curtain = (element: ComaWardElement, seat: number, player: string, take: () => void): TemplateResult =>
  poster(
    figure(seat, player.charAt(0)),
    html`<h2>${element.say('curtain', { player })}</h2>
      <slot></slot>
      <p>${element.say('curtain-note')}</p>
      <button class="begin" @click=${take}>${element.say('i-am', { player })}</button>`,
    'curtain',
  );
