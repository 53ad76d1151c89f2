// Turns a view into plain models, which the elements of the page draw. Each thing has the same id as in the targets of
// options, so clicking a Space chooses the option with that target. The functions are pure and are tested without a
// browser.
import type { GridModel } from '../../../scene/tile-grid-model.js';
import type { Option, PlayerId, TargetId, View } from '../../../kernel/index.js';
import type { SceneRequest } from '../../../scene/choices.js';
import type { HandModel } from '../../../scene/card-hand-model.js';
import type { HuntTrackModel } from '../../../scene/hunt-track-model.js';
import type { StatTrackModel } from '../../../scene/stat-track-model.js';
import { gridOf, onGrid } from './scene-board.js';
import { disordersOf, itemsOf, monstersOf, offeredOf, sheetOf, type Items, type Sheet } from './scene-cards.js';
import { charactersOf, type CharacterModel } from './scene-characters.js';
import { askedOf, confirming, type ListedChoices } from './choices.js';
import { diceOf, type DiceGroup } from './scene-dice.js';
import { huntOf } from './scene-hunt.js';
import { lookAt } from './scene-context.js';
import { tradeOf, type TradeModel } from './scene-trade.js';
import { parseCid } from '../cards/chapter-id.js';
import { cardName, type SpeechContext } from '../words/names.js';
import type { Phase, State } from '../state/state.js';

export type { Ability, ItemCard } from './scene-cards.js';
export type { AttributeModel, CharacterModel, Lot, Thing } from './scene-characters.js';
export type { DiceGroup } from './scene-dice.js';
export type { TradeModel, TradeSide } from './scene-trade.js';

/** All parts of the table at one moment. */
export interface Scene extends ListedChoices {
  readonly round: number;
  readonly roundName: string;
  readonly phases: readonly { readonly name: string; readonly state: 'past' | 'now' | 'coming' }[];
  readonly story: StoryModel;
  /** The Characters by number, in ring order. */
  readonly characters: readonly CharacterModel[];
  readonly grid: GridModel;
  readonly hunt: HuntTrackModel;
  /** The dice of the current Attack, Test or Search. After its end, the dice are taken from the events of the view. */
  readonly dice: readonly DiceGroup[];
  /** The active Character's Action Points, and the Movement Points of its Move Action. */
  readonly points: StatTrackModel;
  /**
   * The Character card of the player whose cards are shown. `items` and `disorders` are the other cards of this player.
   */
  readonly sheet: Sheet;
  readonly items: Items;
  readonly disorders: HandModel;
  /** A card for each type of Monster on the Board. */
  readonly monsters: HandModel;
  /** Cards that the question is about and that are not shown elsewhere. */
  readonly offered: HandModel;
  readonly trade: TradeModel | null;
}

export interface StoryModel {
  readonly title: string;
  /** What the player has to achieve now. */
  readonly goal: string;
  readonly objectives: readonly string[];
  /** The Chapters in the order in which they were read. */
  readonly chapters: readonly StoryText[];
  /** The Reference cards that explain the rules, in the order in which they were read. LOB-RUL-105 */
  readonly references: readonly StoryText[];
}

/** A Chapter or card with its whole text, whose paragraphs are lines. The event `read` names the `cid`. */
export interface StoryText {
  readonly cid: string;
  readonly name: string;
  readonly text: string;
}

export interface SceneOptions {
  /** The player whose cards are shown. */
  readonly player: PlayerId;
  /** The things that the player has pointed at so far. */
  readonly path: readonly TargetId[];
  /**
   * An option that was chosen but needs confirmation. The scene then asks only for the confirmation, and marks the
   * targets of the option.
   */
  readonly unsure?: Option | null;
  readonly trails?: SceneRequest['trails'];
  readonly isOwn?: SceneRequest['isOwn'];
}

export function sceneOf(
  seen: View<State>,
  context: SpeechContext,
  { player, path, unsure = null, trails, isOwn = () => false }: SceneOptions,
): Scene {
  const look = lookAt(seen, context, unsure?.targets ?? path);
  const { view, lexicon } = context;
  const grid = { ...gridOf(look, isOwn), ...(trails && { trails }) };
  const [sheet, items, disorders, monsters] = [
    sheetOf(look, player),
    itemsOf(look, player),
    disordersOf(look, player),
    monstersOf(look),
  ];
  return {
    round: view.round,
    roundName: lexicon.say('on-round', { n: view.round }),
    phases: phasesOf(context),
    story: storyOf(context),
    characters: charactersOf(look, player),
    grid,
    hunt: huntOf(look),
    dice: diceOf(look),
    points: pointsOf(context),
    sheet,
    items,
    disorders,
    monsters,
    offered: offeredOf(look, player, [sheet, ...items.cards, ...disorders.cards, ...monsters.cards]),
    trade: tradeOf(look),
    ...(unsure ? confirming(context, unsure) : askedOf(look, onGrid(grid), isOwn)),
  };
}

const phases = [
  'maintenance',
  'characters',
  'hunt',
  'bosses',
  'movement',
  'spawn',
  'attacks',
] as const satisfies readonly Phase[];

/** The first Round has no Maintenance Phase. LOB-RND-01, LOB-MNT-01 */
function phasesOf({ view, lexicon }: SpeechContext): Scene['phases'] {
  const now = phases.indexOf(view.phase as (typeof phases)[number]);
  return phases.flatMap((phase, i) =>
    phase === 'maintenance' && view.round <= 1
      ? []
      : [{ name: lexicon.say(`on-${phase}`), state: i < now ? 'past' : i === now ? 'now' : 'coming' }],
  );
}

function storyOf(context: SpeechContext): StoryModel {
  const { view, lexicon } = context;
  const isReference = (cid: string): boolean => parseCid(cid)?.kind === 'reference';
  const textOf = (cid: string): StoryText => ({
    cid,
    name: cardName(context, cid),
    text: lexicon.card(cid, 'text') ?? '',
  });
  const title = lexicon.list([view.scenario, ...view.nightmares].map((id) => cardName(context, id)));
  const objectives = view.objectives.map((id) => cardName(context, `objective.${id}`));
  return {
    title,
    goal: view.round > 0 ? objectives.join(' ') : lexicon.say('goal-setup', { scenario: title }),
    objectives,
    chapters: view.read.filter((cid) => !isReference(cid)).map(textOf),
    references: view.read.filter(isReference).map(textOf),
  };
}

/** Shows places for 3 Action Points, or for more if the Character has more. LOB-CAP-02, LOB-MOV-10 */
function pointsOf({ view: { turn, phase }, lexicon }: SpeechContext): StatTrackModel {
  const ap = phase === 'characters' ? turn.ap : 0;
  const caption = lexicon.say('on-ap', { n: ap });
  return {
    version: 1,
    name: caption,
    value: ap,
    caption,
    art: 'match',
    steps: Array.from({ length: Math.max(3, ap) }, (_, i) => ({ state: i < ap ? 'full' : 'empty' })),
    ...(turn.mp > 0 && { against: { value: turn.mp, caption: lexicon.say('on-mp', { n: turn.mp }) } }),
  };
}
