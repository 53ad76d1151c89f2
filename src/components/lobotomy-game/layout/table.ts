// Lays out the table: header and Characters, map, Hunt Track, dice and choices, the sheet of the acting Character, the
// story and the log.
import { html, nothing, type TemplateResult } from 'lit';
import type { Scene } from '../../../engine/games/lobotomy-2/table/scene.js';
import type { LogModel } from '../../../engine/scene/choices-model.js';
import type { TableActs } from '../../game/session/table-acts.js';
import type { StorageTrouble } from '../../game/session/autosave.js';
import { foot } from '../../game/session/table-footer.js';
import { calmButton, soundButton } from '../../game/comfort/comfort-switches.js';
import { DicePool } from '../../dice-pool/dice-pool.js';
import { HuntTrack } from '../../hunt-track/hunt-track.js';
import { CardHand } from '../../nw-card-hand/nw-card-hand.js';
import { Choices } from '../../nw-choices/nw-choices.js';
import { Log } from '../../nw-log/nw-log.js';
import { StatTrack } from '../../nw-stat-track/nw-stat-track.js';
import { TileGrid } from '../../tile-grid/tile-grid.js';
import { motionOf } from '../../shared/motion.js';
import { cast } from './characters.js';
import type { Art } from '../art/drawing.js';
import { hands, sheet } from './character-sheet.js';
import { monsters, story } from './story.js';
import { trade } from './trade.js';
import type { GameHost } from '../words.js';

export const pieces = [TileGrid, CardHand, StatTrack, HuntTrack, DicePool, Choices, Log];

/** What the table shows; each part of the table is drawn from it. */
export interface TableState {
  readonly scene: Scene;
  readonly occupants: readonly string[];
  readonly lines: LogModel['lines'];
  readonly art: Art;
  readonly calm: boolean;
  /** A hint about a kind of question that is new to the viewer; null if no hint is due. */
  readonly hint: TemplateResult | null;
  /** The button that explains why acts are not available now; null if the viewer is not being asked to act. */
  readonly missed: TemplateResult | null;
  readonly canUndo: boolean;
  /** The problem with saving the match in the browser's storage; null if there is no problem. */
  readonly trouble: StorageTrouble | null;
  /**
   * The end of the match; null during the match. `text` is a sentence with the result. `words` is the whole report,
   * which contains that sentence; it is undefined until it can be drawn.
   */
  readonly end: { readonly won: boolean; readonly text: string; readonly words?: TemplateResult | undefined } | null;
}

export function tableView(element: GameHost, shown: TableState, acts: TableActs): TemplateResult {
  const { scene, end, art } = shown;
  // A piece inherits the attribute `motion` unless it has its own.
  const asked = motionOf(element);
  const motion = asked === 'full' ? (shown.calm ? 'calm' : nothing) : asked;
  return html`<div
    class="table ${end ? (end.won ? 'won' : 'lost') : ''}"
    @nw-point=${acts.point}
    @nw-unpoint=${acts.unpoint}
    @nw-choose=${acts.choose}
  >
    ${header(scene, soundButton(element))} ${cast(element, scene, art, shown.occupants)}
    <div class="board" part="board">
      <nw1-tile-grid
        motion=${motion}
        exportparts="space, token"
        .model=${scene.grid}
        .art=${art.grid}
        .label=${element.say('map')}
      ></nw1-tile-grid>
    </div>
    <div class="side">
      <div class="rail" part="rail">
        ${
          end
            ? (end.words ?? html`<p>${end.text}</p>`)
            : html` ${dice(scene, acts, motion)}
                ${scene.characters.some(({ active }) => active) ? html`<nw1-stat-track .model=${scene.points}></nw1-stat-track>` : nothing}
                ${shown.hint}<nw1-choices motion=${motion} .model=${scene.choices}></nw1-choices
                >${scene.pointed.choices.length > 0 ? html`<nw1-choices motion=${motion} .model=${scene.pointed}></nw1-choices>` : nothing}${shown.missed}
                ${trade(element, scene)}`
        }
      </div>
      ${sheet(element, scene, art)} ${story(element, scene, art)}
    </div>
    ${hands(element, scene, art, motion)}
    <nw1-hunt-track
      part="track"
      motion=${motion}
      .model=${scene.hunt}
      .label=${element.say('on-hunt')}
    ></nw1-hunt-track>
    <nw1-log part="log" .model=${{ version: 1, lines: shown.lines } satisfies LogModel}></nw1-log>
    ${monsters(element, scene, art, motion)}
    <slot></slot>
    ${foot(element, shown, acts, calmButton(element))}
  </div>`;
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
