// Fills the frame of the table: turns, the house, coin, die and choices; and in drawers the cards, the notebook, the
// people and the decks.
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { LogModel } from '../../../engine/scene/choices-model.js';
import type { TableActs } from '../../game/table/table-acts.js';
import { tableFrame } from '../../game/table/table-frame.js';
import { calmButton } from '../../game/comfort/comfort-switches.js';
import { DicePool } from '../../dice-pool/dice-pool.js';
import { CardHand } from '../../nw-card-hand/nw-card-hand.js';
import { Choices } from '../../nw-choices/nw-choices.js';
import { House } from '../../nw-house/nw-house.js';
import { Log } from '../../nw-log/nw-log.js';
import { motionOf, type Motion } from '../../shared/motion.js';
import { COIN_BOX, drawCoin } from '../art/coin.js';
import { artOf, cards, decks } from './cards.js';
import { notebookOf } from '../notebook/model-from-scene.js';
import { Notebook, type NwNoteEvent } from '../notebook/notebook.js';
import { header, people } from './people.js';
import type { AsylumTable } from './table-state.js';
import type { GameHost, Key } from '../words.js';
import type { Speaker } from '../../shared/speaker.js';

export const pieces = [House, Notebook, DicePool, CardHand, Choices, Log];

type Moving = Motion | 'calm' | typeof nothing;

export function tableView(element: GameHost, shown: AsylumTable, acts: TableActs): TemplateResult {
  const { scene, end } = shown;
  // A piece inherits the attribute `motion` unless it has its own.
  const asked = motionOf(element);
  const motion = asked === 'full' ? (shown.calm ? 'calm' : nothing) : asked;
  const held = [scene.table, scene.hand, scene.held].flatMap((model) => model.cards);
  const book = end ? nothing : notebook(shown);
  return tableFrame(element, shown, acts, {
    header: header(element, scene),
    goal: scene.goal,
    danger: scene.danger,
    board: house(element, shown, motion),
    turn: coinAndDie(element, shown, motion),
    offered: scene.resolved,
    questions: questions(shown, motion),
    drawers: [
      {
        id: 'hand',
        kind: 'strip',
        name: element.say('hand'),
        note: scene.hand.cards.length,
        version: held.map(({ id }) => id).join(),
        canAct: held.some(({ state }) => state === 'can-act'),
        content: cards(shown, motion),
      },
      ...(book === nothing ? [] : [{ id: 'notebook', name: element.say('notebook'), content: book }]),
      {
        id: 'people',
        name: element.say('people'),
        version: JSON.stringify(scene.victims.map(({ alive }) => alive)),
        content: people(element, shown),
      },
      { id: 'decks', name: element.say('decks'), content: decks(element, shown, motion) },
    ],
    more: calmButton(element),
    picture: (id) => {
      const { picture } = artOf(shown);
      return picture ? html`<svg viewBox=${picture.box} aria-hidden="true">${picture.draw(id)}</svg>` : null;
    },
    figure: (id) => {
      const victim = scene.victims.find(({ player }) => id === `player:${player}`);
      return victim ? html`<b class="letter" aria-hidden="true">${victim.letter}</b>` : null;
    },
  });
}

/**
 * Draws the part of the table that everybody may see. While the device is handed on, it is shown on the page below the
 * curtain.
 */
export const openTable = (
  element: GameHost,
  shown: Pick<
    AsylumTable,
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
  { scene, calm, pictureOverrides }: Pick<AsylumTable, 'scene' | 'calm' | 'pictureOverrides'>,
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
function questions({ scene: { choices, pointed, settings } }: AsylumTable, motion: Moving): TemplateResult {
  return html`<nw1-choices motion=${motion} .model=${choices}></nw1-choices>
    ${pointed.choices.length > 0 ? html`<nw1-choices motion=${motion} .model=${pointed}></nw1-choices>` : nothing}
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
  { scene: { coin, stage }, attempt }: Pick<AsylumTable, 'scene' | 'attempt'>,
  motion: Moving = nothing,
): TemplateResult {
  return html`<p class="stage">${stage}</p>
    ${coin && !attempt ? html`<div class="coin">${coin.side ? html`<svg viewBox=${COIN_BOX} role="img" aria-label=${element.say('coin-lies')}>${svg`${drawCoin(coin.side)}`}</svg>` : nothing}<span>${coin.text}</span></div>` : nothing}
    ${
      attempt
        ? html`<section class="attempt ${attempt.kills ? 'kills' : ''}" aria-label=${element.say('die')}>
            <nw1-dice-pool motion=${motion} .model=${attempt.dice}></nw1-dice-pool>
            <p>${attempt.text} <small>${attempt.stat}</small></p>
          </section>`
        : nothing
    }`;
}

export const notebook = ({ scene, guesses, setGuesses }: AsylumTable): TemplateResult | typeof nothing => {
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
