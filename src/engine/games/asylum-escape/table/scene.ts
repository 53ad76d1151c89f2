// Turns a view of Asylum Escape into the plain models that pieces draw. The id of a thing is its target in options, so
// a click on a room selects the option whose target is that room. The functions are pure and are tested without a
// browser.
import type { TargetId, View } from '../../../kernel/index.js';
import type { HouseModel } from '../../../scene/house-model.js';
import type { AsylumView } from '../state/knowledge.js';
import {
  decksOf,
  handOf,
  heldOf,
  resolvedOf,
  tableOf,
  type AsylumCard,
  type Cards,
  type DeckCard,
} from './scene-cards.js';
import { catchOf, coinOf, type CatchModel, type CoinModel } from './scene-coin-and-die.js';
import { askedOf, confirming, type ListedChoices } from './choices.js';
import { houseOf } from './scene-house.js';
import { dangerOf, goalOf, safetyOf } from './scene-goal.js';
import { lookAt, type SceneOptions } from './scene-context.js';
import { notebookOf, type NotebookScene } from './scene-notebook.js';
import { patientsOf, victimsOf, type PatientModel, type VictimModel } from './scene-people.js';
import { roomsTold, type RoomModel } from './scene-rooms.js';
import { countdownOf, type Countdown } from './scene-turns.js';
import { nameOf, type SpeechContext } from '../words/names.js';

export type { AsylumCard, Cards, DeckCard } from './scene-cards.js';
export { thrown, type CatchModel, type CoinModel } from './scene-coin-and-die.js';
export type { SceneOptions } from './scene-context.js';
export type { NotebookScene } from './scene-notebook.js';
export type { PatientModel, VictimModel } from './scene-people.js';
export type { RoomModel } from './scene-rooms.js';
export type { Countdown } from './scene-turns.js';

/** Everything that the table shows to one seat at one moment. */
export interface Scene extends ListedChoices {
  /** The goal of the moment in one line, for the player whose table it is. */
  readonly goal: string;
  /** What the Patients can reach, in one line; null if there is nothing to fear. The drawing shows these rooms unlit. */
  readonly danger: string | null;
  /** The current part of the turn, in a few words. */
  readonly stage: string;
  readonly countdown: Countdown;
  readonly house: HouseModel;
  /** The name of each room and notes about it, by the id of the room. */
  readonly rooms: Readonly<Record<TargetId, RoomModel>>;
  readonly victims: readonly VictimModel[];
  readonly patients: readonly PatientModel[];
  readonly hand: Cards;
  readonly held: Cards;
  /** Cards that have been read or played but not carried out yet, and cards that a question is about. */
  readonly table: Cards;
  /** The card that is being carried out, and asks; null if there is none, or if nobody is asked. */
  readonly resolved: AsylumCard | null;
  readonly decks: readonly DeckCard[];
  readonly coin: CoinModel | null;
  readonly attempt: CatchModel | null;
  readonly notebook: NotebookScene;
}

export function sceneOf(seen: View<AsylumView>, context: SpeechContext, options: SceneOptions): Scene {
  const look = lookAt(seen, context, { ...options, path: options.unsure?.targets ?? options.path });
  const { view, lexicon } = context;
  const house = { ...houseOf(look), ...(options.trails && { trails: options.trails }) };
  const ids = new Set([
    ...house.columns.flatMap(({ rooms }) => rooms.map(({ id }) => id)),
    ...house.figures.map(({ id }) => id),
  ]);
  return {
    goal: [goalOf(look), safetyOf(look)].filter((line) => line !== null).join(' '),
    danger: dangerOf(look),
    stage: lexicon.say(`stage-${view.stage}`, { victim: nameOf(context, view.active) }),
    countdown: countdownOf(context),
    house,
    rooms: roomsTold(look),
    victims: victimsOf(look),
    patients: patientsOf(look),
    hand: handOf(look),
    held: heldOf(look),
    table: tableOf(look),
    resolved: resolvedOf(look),
    decks: decksOf(look),
    coin: coinOf(context),
    attempt: catchOf(context),
    notebook: notebookOf(look),
    ...(options.unsure ? confirming(context, options.unsure) : askedOf(look, (id) => ids.has(id))),
  };
}
