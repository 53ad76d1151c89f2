// Lays out the table: header, map, dice and choices, cards, log and buttons; also the curtain that hides the table.
import { html, nothing, type TemplateResult } from 'lit';
import type { Scene } from '../../../engine/games/sanitarium/table/scene.js';
import type { Seat } from '../../../engine/kernel/index.js';
import type { LogModel } from '../../../engine/scene/choices-model.js';
import type { DiceModel } from '../../../engine/scene/dice-pool-model.js';
import { DicePool } from '../../dice-pool/dice-pool.js';
import { CardHand } from '../../nw-card-hand/nw-card-hand.js';
import { Choices } from '../../nw-choices/nw-choices.js';
import { Log } from '../../nw-log/nw-log.js';
import { StatTrack } from '../../nw-stat-track/nw-stat-track.js';
import { TileGrid } from '../../tile-grid/tile-grid.js';
import { cssVars } from '../../shared/css-vars.js';
import { motionOf, type Motion } from '../../shared/motion.js';
import type { NwElement } from '../../shared/nw-element.js';
import type { TableActs } from '../../game/session/table-acts.js';
import type { StorageTrouble } from '../../game/session/autosave.js';
import { foot } from '../../game/session/table-footer.js';
import type { SoftenedContent } from '../softened-content.js';
import { cardArt, gridArt, matchArt, type Pictures } from '../art/piece-art.js';
import { figure, header } from './header.js';
import type { Art } from '../pack/pack-art.js';
import { poster } from '../../game/start-form.js';
import type { SanitariumElement, Key } from '../words.js';

export const pieces = [TileGrid, DicePool, CardHand, Choices, Log, StatTrack];

/** What the table shows; each part of the table is drawn from it. */
export interface TableState {
  readonly scene: Scene;
  readonly calm: SoftenedContent | null;
  readonly occupants: readonly string[];
  /** The die of the last Horror Roll; null after other dice have been rolled. */
  readonly horror: DiceModel | null;
  readonly lines: LogModel['lines'];
  readonly pictures: Pictures;
  /** The drawings that replace our map. */
  readonly art: Pick<Art, 'gridArt'> | undefined;
  readonly reference: readonly TemplateResult[];
  /** A hint about a kind of question that is new to the viewer; null if no hint is due. */
  readonly hint: TemplateResult | null;
  /** The button that explains why acts are not available now; null if the viewer is not being asked to act. */
  readonly whyNot: TemplateResult | null;
  readonly canUndo: boolean;
  /** The problem with saving the match in the browser's storage; null if there is no problem. */
  readonly trouble: StorageTrouble | null;
  /**
   * The end of the match; null during the match. `text` is a sentence with the result. `words` is the whole report,
   * which contains that sentence; it is undefined until it can be drawn.
   */
  readonly end: {
    readonly won: boolean;
    readonly text: string;
    readonly picture?: TemplateResult | undefined;
    readonly words?: TemplateResult | undefined;
  } | null;
}

export function tableView(element: SanitariumElement, shown: TableState, acts: TableActs): TemplateResult {
  const { scene, end } = shown;
  // A piece inherits the attribute `motion` unless it has its own.
  const asked = motionOf(element);
  const motion = asked === 'full' ? (shown.calm ? 'calm' : nothing) : asked;
  return html`<div class="table ${end ? (end.won ? 'won' : 'lost') : ''}">
    ${header(element, scene, shown.occupants)}
    <div class="board" part="board">
      <nw1-tile-grid
        motion=${motion}
        exportparts="space, tile, token"
        .model=${scene.grid}
        .art=${shown.art?.gridArt ?? gridArt}
        .label=${element.say('map')}
        @nw-point=${acts.point}
        @nw-unpoint=${acts.unpoint}
      ></nw1-tile-grid>
      ${end?.picture}
    </div>
    <div class="rail" part="rail">
      ${end ? (end.words ?? html`<p>${end.text}</p>`) : turn(shown, acts.point, motion)} ${shown.hint}<nw1-choices
        motion=${motion}
        .model=${scene.choices}
        @nw-choose=${acts.choose}
      ></nw1-choices
      >${shown.whyNot}
      ${
        end
          ? nothing
          : html`<nw1-stat-track .model=${scene.escape}></nw1-stat-track>
              ${scene.choices.choices.length > 0 ? nothing : scene.players.filter(({ active }) => active).map(({ id, letter }) => html`<div class="wait">${figure(id, letter)}</div>`)}`
      }
    </div>
    ${hands(scene, shown.pictures, acts.point, motion)}
    <nw1-log part="log" .model=${{ version: 1, lines: shown.lines } satisfies LogModel}></nw1-log>
    <slot></slot>
    ${foot(element, shown, acts, shown.reference)}
  </div>`;
}

/** Draws the dice of the turn or of a Horror Roll, and the remaining points. */
export function turn(
  { scene, horror }: Pick<TableState, 'scene' | 'horror'>,
  point?: TableActs['point'],
  motion: Motion | typeof nothing = nothing,
): TemplateResult | typeof nothing {
  const dice = scene.dice.dice.some(({ state }) => state === 'open') ? scene.dice : (horror ?? scene.dice);
  const points = (scene.turn > 0 && scene.points.steps) || [];
  // Before the first turn, no space is reserved for dice. Afterwards, space is always reserved, so that nothing moves
  // when dice appear.
  if (dice.dice.length + points.length === 0) return scene.turn > 0 ? html`<div class="turn"></div>` : nothing;
  return html`<div class="turn">
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
