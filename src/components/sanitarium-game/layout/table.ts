// Fills the frame of the table: header, map, dice, choices and cards; also draws the curtain that hides the table.
import { html, nothing, type TemplateResult } from 'lit';
import type { Scene } from '../../../engine/games/sanitarium/table/scene.js';
import type { Seat } from '../../../engine/kernel/index.js';
import type { DiceModel } from '../../../engine/scene/dice-pool-model.js';
import { DicePool } from '../../dice-pool/dice-pool.js';
import { CardHand } from '../../nw-card-hand/nw-card-hand.js';
import { Choices } from '../../nw-choices/nw-choices.js';
import { Log } from '../../nw-log/nw-log.js';
import { StatTrack } from '../../nw-stat-track/nw-stat-track.js';
import { TileGrid } from '../../tile-grid/tile-grid.js';
import { PICTURE_BOX } from '../art/card-frame.js';
import { STANDEE_BOX } from '../art/tokens.js';
import { tokenFigure } from '../../tile-grid/token-figure.js';
import { cssVars } from '../../shared/css-vars.js';
import { motionOf, type Motion } from '../../shared/motion.js';
import type { NwElement } from '../../shared/nw-element.js';
import type { TableActs } from '../../game/table/table-acts.js';
import { tableFrame } from '../../game/table/table-frame.js';
import type { TableState } from '../../game/table/table-look.js';
import type { SoftenedContent } from '../softened-content.js';
import { cardArt, gridArt, matchArt, type Pictures } from '../art/piece-art.js';
import { figure, header } from './header.js';
import type { Art } from '../pack/pack-art.js';
import type { Reference } from './reference-cards.js';
import { poster } from '../../game/start-form.js';
import type { SanitariumElement, Key } from '../words.js';

export const pieces = [TileGrid, DicePool, CardHand, Choices, Log, StatTrack];

/** What the table shows; each part of the table is drawn from it. */
export interface SanitariumTable extends TableState<Scene> {
  readonly calm: SoftenedContent | null;
  /** The die of a Horror Roll that the last act has caused; otherwise null. */
  readonly horror: DiceModel | null;
  readonly pictures: Pictures;
  /** The drawings that replace our map. */
  readonly art: Pick<Art, 'gridArt'> | undefined;
  readonly reference: Reference;
  /** The picture of the end of the match. */
  readonly endPicture: TemplateResult | null;
}

export function tableView(element: SanitariumElement, shown: SanitariumTable, acts: TableActs): TemplateResult {
  const { scene, endPicture } = shown;
  // A piece inherits the attribute `motion` unless it has its own.
  const asked = motionOf(element);
  const motion = asked === 'full' ? (shown.calm ? 'calm' : nothing) : asked;
  const cards = [scene.hand, scene.haunts, scene.things].flatMap((model) => model.cards);
  return tableFrame(element, shown, acts, {
    header: header(element, scene, shown.occupants),
    goal: scene.goal,
    danger: scene.danger,
    board: html`<nw1-tile-grid
        motion=${motion}
        exportparts="space, tile, token"
        .model=${scene.grid}
        .art=${shown.art?.gridArt ?? gridArt}
        .label=${element.say('map')}
      ></nw1-tile-grid>
      ${endPicture}`,
    turn: html`${turn(shown, acts.point, motion)}<nw1-stat-track
        class="escape"
        .model=${scene.escape}
      ></nw1-stat-track>`,
    offered: scene.offered,
    questions: html`<nw1-choices motion=${motion} .model=${scene.choices}></nw1-choices>`,
    drawers: [
      {
        id: 'hand',
        kind: 'strip',
        name: element.say('hand'),
        note: cards.length,
        version: cards.map(({ id }) => id).join(),
        canAct: cards.some(({ state }) => state === 'can-act'),
        content: hands(scene, shown.pictures, acts.point, motion),
      },
    ],
    more: shown.reference.buttons,
    popovers: shown.reference.cards,
    picture: (id) => html`<svg viewBox=${PICTURE_BOX} aria-hidden="true">${shown.pictures.picture(id)}</svg>`,
    figure: (id) => {
      const player = scene.players.find(({ id: each }) => id === `player:${each}`);
      return (
        tokenFigure(scene.grid, shown.art?.gridArt ?? gridArt, STANDEE_BOX, id) ??
        // Whoever has escaped is not on the map any more.
        (player ? figure(player.id, player.letter) : null)
      );
    },
  });
}

/** Draws the dice of the turn or of a Horror Roll, and the remaining points. */
export function turn(
  { scene, horror }: Pick<SanitariumTable, 'scene' | 'horror'>,
  point?: TableActs['point'],
  motion: Motion | typeof nothing = nothing,
): TemplateResult | typeof nothing {
  const dice = scene.dice.dice.some(({ state }) => state === 'open') ? scene.dice : (horror ?? scene.dice);
  const points = (scene.turn > 0 && scene.points.steps) || [];
  if (dice.dice.length + points.length === 0) return nothing;
  return html`<div class="dice">
    ${dice.dice.length > 0 ? html`<nw1-dice-pool motion=${motion} class=${dice === horror ? 'horror' : ''} .model=${dice} @nw-choose=${point}></nw1-dice-pool>` : nothing}
    ${points.length > 0 ? html`<nw1-stat-track .model=${scene.points} .art=${matchArt}></nw1-stat-track>` : nothing}
  </div>`;
}

/** The die of a Horror Roll. `roll` is a different number for each roll. */
export const horrorDie = (roll: number, face: number, label: string | null): DiceModel => ({
  version: 1,
  roll,
  dice: [{ id: 'horror', die: 'd6', face: String(face), label: label ?? '' }],
});

export function hands(
  { hand, haunts, things }: Scene,
  pictures: Pictures,
  point?: TableActs['point'],
  motion: Motion | typeof nothing = nothing,
): TemplateResult {
  const art = cardArt(pictures);
  return html`<div class="hands" part="hand" @nw-point=${point}>
    ${[hand, haunts, things].map((model) => (model.cards.length > 0 ? html`<nw1-card-hand motion=${motion} .model=${model} .art=${art} ${cssVars({ '--cards': model.cards.length })}></nw1-card-hand>` : nothing))}
  </div>`;
}

/** Hides the table while the device is handed on. */
export function curtain(element: NwElement<Key>, seat: Seat, player: string, take: () => void): TemplateResult {
  return poster(
    figure(seat, player.charAt(0)),
    html`<h2>${element.say('curtain', { player })}</h2>
      <slot></slot>
      <p>${element.say('curtain-note')}</p>
      <button class="begin" @click=${take}>${element.say('i-am', { player })}</button>`,
    'curtain',
  );
}
