// Fills the frame of the table: the Characters, the map, dice and choices; and in drawers the cards, the sheet of the
// acting Character, the story, the Hunt and the Monsters.
import { html, nothing, type TemplateResult } from 'lit';
import type { Scene } from '../../../engine/games/lobotomy-2/table/scene.js';
import type { TableActs } from '../../game/table/table-acts.js';
import type { Drawer } from '../../game/table/drawers.js';
import { tableFrame } from '../../game/table/table-frame.js';
import type { TableState } from '../../game/table/table-look.js';
import { calmButton, soundButton } from '../../game/comfort/comfort-switches.js';
import { DicePool } from '../../dice-pool/dice-pool.js';
import { HuntTrack } from '../../hunt-track/hunt-track.js';
import { CardHand } from '../../nw-card-hand/nw-card-hand.js';
import { Choices } from '../../nw-choices/nw-choices.js';
import { Log } from '../../nw-log/nw-log.js';
import { StatTrack } from '../../nw-stat-track/nw-stat-track.js';
import { TileGrid } from '../../tile-grid/tile-grid.js';
import { PICTURE_BOX, STANDEE_BOX } from '../art/boxes.js';
import { tokenFigure } from '../../tile-grid/token-figure.js';
import { motionOf } from '../../shared/motion.js';
import { cast } from './characters.js';
import type { Art } from '../art/drawing.js';
import { hands, sheet } from './character-sheet.js';
import { monsters, story } from './story.js';
import { trade } from './trade.js';
import type { GameHost } from '../words.js';

export const pieces = [TileGrid, CardHand, StatTrack, HuntTrack, DicePool, Choices, Log];

/** What the table shows; each part of the table is drawn from it. */
export interface LobotomyTable extends TableState<Scene> {
  readonly art: Art;
  readonly calm: boolean;
}

export function tableView(element: GameHost, shown: LobotomyTable, acts: TableActs): TemplateResult {
  const { scene, art } = shown;
  // A piece inherits the attribute `motion` unless it has its own.
  const asked = motionOf(element);
  const motion = asked === 'full' ? (shown.calm ? 'calm' : nothing) : asked;
  return tableFrame(element, shown, acts, {
    header: html`${header(scene, soundButton(element))} ${cast(element, scene, art, shown.occupants)}`,
    goal: scene.story.goal,
    board: html`<nw1-tile-grid
      motion=${motion}
      exportparts="space, token"
      .model=${scene.grid}
      .art=${art.grid}
      .label=${element.say('map')}
    ></nw1-tile-grid>`,
    turn: html`${scene.characters.some(({ active }) => active) ? html`<nw1-stat-track .model=${scene.points}></nw1-stat-track>` : nothing}
    ${dice(scene, acts, motion)}`,
    offered: scene.offered.cards.length === 1 ? scene.offered.cards[0] : null,
    questions: html`<nw1-choices motion=${motion} .model=${scene.choices}></nw1-choices
      >${scene.pointed.choices.length > 0 ? html`<nw1-choices motion=${motion} .model=${scene.pointed}></nw1-choices>` : nothing}
      ${trade(element, scene)}`,
    drawers: drawersOf(element, shown, motion),
    more: calmButton(element),
    picture: (id) =>
      art.card.picture ? html`<svg viewBox=${PICTURE_BOX} aria-hidden="true">${art.card.picture.draw(id)}</svg>` : null,
    figure: (id) => tokenFigure(scene.grid, art.grid, STANDEE_BOX, id),
  });
}

function drawersOf(
  element: GameHost,
  { scene, art }: LobotomyTable,
  motion: string | typeof nothing,
): readonly Drawer[] {
  const { items, disorders, offered, sheet: card, story: plot, hunt, monsters: kinds } = scene;
  const held = [offered, items, disorders].flatMap(({ cards }) => cards);
  const isOpen = ({ state }: { readonly state?: string | undefined }): boolean => state === 'can-act';
  return [
    {
      id: 'hand',
      kind: 'strip',
      name: element.say('hand'),
      note: held.length,
      version: held.map(({ id }) => id).join(),
      canAct: held.some(isOpen),
      content: hands(element, scene, art, motion),
    },
    { id: 'sheet', name: card.name, content: sheet(element, scene, art) },
    {
      id: 'story',
      name: element.say('story'),
      version: plot.chapters.length + plot.references.length,
      content: story(element, scene, art),
    },
    {
      id: 'hunt',
      name: element.say('on-hunt'),
      note: `${hunt.position}/${hunt.spaces.length}`,
      version: hunt.position,
      canAct: hunt.spaces.some(isOpen),
      content: html`<nw1-hunt-track
        part="track"
        motion=${motion}
        .model=${hunt}
        .label=${element.say('on-hunt')}
      ></nw1-hunt-track>`,
    },
    ...(kinds.cards.length > 0
      ? [
          {
            id: 'monsters',
            name: element.say('monsters'),
            note: scene.grid.tokens.filter(({ kind }) => kind === 'monster').length,
            version: kinds.cards.length,
            content: monsters(scene, art, motion),
          },
        ]
      : []),
  ];
}

/** @param sound The switch for sound; `nothing` if no sounds can be played. */
export const header = (
  { story: { title }, phases, round, roundName }: Scene,
  sound: TemplateResult | typeof nothing = nothing,
): TemplateResult =>
  html`<header part="header">
    <h2>${title}</h2>
    ${round > 0 ? html`<p class="round">${roundName}</p>` : nothing}
    <ol class="phases">
      ${phases.map(({ name, state }) => html`<li class=${state} aria-current=${state === 'now' ? 'step' : 'false'}>${name}</li>`)}
    </ol>
    ${sound}
  </header>`;

/** Draws the rolls of the current Attack, Test or Search. */
export const dice = (
  { dice: groups }: Scene,
  acts?: Pick<TableActs, 'point'>,
  motion: string | typeof nothing = nothing,
): TemplateResult | typeof nothing =>
  groups.length === 0
    ? nothing
    : html`<div class="rolls">
        ${groups.map(
          ({ name, model, counts, side }) =>
            html`<section class=${side} aria-label=${name}>
              <h3>${name}</h3>
              <nw1-dice-pool motion=${motion} .model=${model} @nw-choose=${acts?.point}></nw1-dice-pool>
              <p>${counts}</p>
            </section>`,
        )}
      </div>`;
