// Lays out the table: turns and people, the house, coin, die and choices, cards, decks, the notebook and the log.
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { LogModel } from '../../../engine/scene/choices-model.js';
import type { TableActs } from '../../game/session/table-acts.js';
import { foot } from '../../game/session/table-footer.js';
import { calmButton } from '../../game/comfort/comfort-switches.js';
import { DicePool } from '../../dice-pool/dice-pool.js';
import { CardHand } from '../../nw-card-hand/nw-card-hand.js';
import { Choices } from '../../nw-choices/nw-choices.js';
import { House } from '../../nw-house/nw-house.js';
import { Log } from '../../nw-log/nw-log.js';
import { motionOf, type Motion } from '../../shared/motion.js';
import { COIN_BOX, drawCoin } from '../art/coin.js';
import { cards, decks } from './cards.js';
import { notebookOf } from '../notebook/model-from-scene.js';
import { Notebook, type NwNoteEvent } from '../notebook/notebook.js';
import { header, people } from './people.js';
import type { TableState } from './table-state.js';
import type { GameHost, Key } from '../words.js';
import type { Speaker } from '../../shared/speaker.js';

export const pieces = [House, Notebook, DicePool, CardHand, Choices, Log];

type Moving = Motion | 'calm' | typeof nothing;

export function tableView(element: GameHost, shown: TableState, acts: TableActs): TemplateResult {
  const { scene, end } = shown;
  // A piece inherits the attribute `motion` unless it has its own.
  const asked = motionOf(element);
  const motion = asked === 'full' ? (shown.calm ? 'calm' : nothing) : asked;
  const book = end ? nothing : notebook(shown);
  return html`<div
    class="table ${end ? (end.won ? 'won' : 'lost') : ''} ${book === nothing ? '' : 'noting'}"
    @nw-point=${acts.point}
    @nw-unpoint=${acts.unpoint}
    @nw-choose=${acts.choose}
  >
    ${header(element, scene)}
    <div class="board" part="board">${house(element, shown, motion)}</div>
    <div class="rail" part="rail">${end ? (end.words ?? html`<p>${end.text}</p>`) : turn(element, shown, motion)}</div>
    ${cards(shown, motion)} ${book} ${people(element, shown)} ${decks(element, shown, motion)}
    <nw1-log part="log" .model=${{ version: 1, lines: shown.lines } satisfies LogModel}></nw1-log>
    <slot></slot>
    ${foot(element, shown, acts, calmButton(element))}
  </div>`;
}

/**
 * Draws the part of the table that everybody may see. While the device is handed on, it is shown on the page below the
 * curtain.
 */
export const openTable = (
  element: GameHost,
  shown: Pick<
    TableState,
    'scene' | 'occupants' | 'lines' | 'cardArt' | 'calm' | 'pictureOverrides' | 'attempt' | 'end'
  >,
): TemplateResult =>
  html`<section class="table open" aria-label=${element.say('open-table')}>
    ${header(element, shown.scene, 'open-table')}
    <div class="board" part="board">${house(element, shown)}</div>
    <div class="rail">${coinAndDie(element, shown)}</div>
    ${people(element, shown)}
    <nw1-log part="log" .model=${{ version: 1, lines: shown.lines } satisfies LogModel}></nw1-log>
  </section>`;

export const house = (
  element: Speaker<Key>,
  { scene, calm, pictureOverrides }: Pick<TableState, 'scene' | 'calm' | 'pictureOverrides'>,
  motion: Moving = nothing,
): TemplateResult =>
  html`<nw1-house
    motion=${motion}
    exportparts="room, figure"
    .model=${calm?.calmHouse(scene.house) ?? scene.house}
    .replacePictures=${pictureOverrides?.house}
    .label=${element.say('map')}
  ></nw1-house>`;

/** Draws the questions and, in a separate section, the player's settings. AE-RUL-43 */
function turn(element: GameHost, shown: TableState, motion: Moving): TemplateResult {
  const {
    scene: { choices, pointed, settings },
  } = shown;
  return html`${coinAndDie(element, shown, motion)} ${shown.hint}<nw1-choices
      motion=${motion}
      .model=${choices}
    ></nw1-choices>
    ${pointed.choices.length > 0 ? html`<nw1-choices motion=${motion} .model=${pointed}></nw1-choices>` : nothing}${shown.missed}
    ${
      settings.choices.length > 0
        ? html`<details class="settings">
            <summary>${settings.prompt}</summary>
            <nw1-choices motion=${motion} .model=${{ ...settings, prompt: '' }}></nw1-choices>
          </details>`
        : nothing
    }`;
}

/** Draws the coin of the Patients' turn and the die of an attempt to catch. */
export function coinAndDie(
  element: Speaker<Key>,
  { scene: { coin, stage }, attempt }: Pick<TableState, 'scene' | 'attempt'>,
  motion: Moving = nothing,
): TemplateResult {
  return html`<p class="stage">${stage}</p>
    ${coin ? html`<div class="coin">${coin.side ? html`<svg viewBox=${COIN_BOX} role="img" aria-label=${element.say('coin-lies')}>${svg`${drawCoin(coin.side)}`}</svg>` : nothing}<span>${coin.text}</span></div>` : nothing}
    ${
      attempt
        ? html`<section class="attempt ${attempt.kills ? 'kills' : ''}" aria-label=${element.say('die')}>
            <nw1-dice-pool motion=${motion} .model=${attempt.dice}></nw1-dice-pool>
            <p>${attempt.text} <small>${attempt.stat}</small></p>
          </section>`
        : nothing
    }`;
}

export const notebook = ({ scene, guesses, setGuesses }: TableState): TemplateResult | typeof nothing => {
  const model = notebookOf(scene);
  return model
    ? html`<nw1-notebook
        part="notebook"
        .model=${model}
        .notes=${guesses}
        @nw-note=${({ notes }: NwNoteEvent) => {
          setGuesses(notes);
        }}
      ></nw1-notebook>`
    : nothing;
};
