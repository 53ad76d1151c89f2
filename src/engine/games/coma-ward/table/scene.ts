// Turns a view into the plain models that the elements draw. A thing has the same id in a model as in the targets of
// options, so a click on a Space selects the option whose target is that Space. The functions are pure and are tested
// without a browser.
import type { HandModel } from '../../../scene/card-hand-model.js';
import { openTargets, type SceneRequest } from '../../../scene/choices.js';
import type { PlayerId, View } from '../../../kernel/index.js';
import { floorOf } from '../state/hospital.js';
import type { ComaWardView } from '../state/knowledge.js';
import { cardName, nameOf, phenomenonName, placeName, roleOf, type SpeechContext } from '../words/names.js';
import { askedOf, type ListedChoices } from './choices.js';
import { evidenceOf, type EvidenceModel } from './evidence.js';
import { floorsOf, type FloorModel } from './floors.js';
import { itemsOf, matOf, type MatModel } from './mat.js';

export interface PlayerModel {
  readonly id: PlayerId;
  readonly name: string;
  readonly letter: string;
  readonly health: number;
  readonly terror: number;
  /** The number of Items that the player carries. */
  readonly items: number;
  readonly alive: boolean;
  readonly active: boolean;
  /** Where the player stands, in words; empty for an Eliminated player. */
  readonly place: string;
}

/** What the Phenomenon in play tells and changes. */
export interface StoryModel {
  readonly title: string;
  readonly introduction: string;
  readonly goal: string;
  readonly instructions: string;
}

/** Everything that the table shows to one seat at one moment. */
export interface Scene extends ListedChoices {
  readonly round: number;
  readonly players: readonly PlayerModel[];
  /** The Floors from the top down. */
  readonly floors: readonly FloorModel[];
  /** The Floor that matters now: where the player stands whose mat is shown. */
  readonly floor: number;
  readonly mat: MatModel;
  readonly items: HandModel;
  readonly evidence: EvidenceModel;
  /** Null in the Prologue. */
  readonly story: StoryModel | null;
  /** The Hallucination that is read aloud; null if there is none. */
  readonly reading: { readonly title: string; readonly situation: string } | null;
  /** What the player has to achieve, in one line. */
  readonly goal: string;
}

/** No option of Coma Ward has to be confirmed. */
export type SceneOptions = Omit<SceneRequest, 'unsure'>;

export function sceneOf(
  seen: View<ComaWardView>,
  context: SpeechContext,
  { player, path, trails, isOwn = () => false }: SceneOptions,
): Scene {
  const { view, lexicon, content } = context;
  const targets = openTargets(seen.questions, path);
  const floors = floorsOf(context, targets, isOwn);
  const story = storyOf(context);
  return {
    round: view.round,
    players: view.players.map((_, id) => playerModel(context, id)),
    floors: trails ? floors.map((floor) => ({ ...floor, grid: { ...floor.grid, trails } })) : floors,
    floor: floorOf(view.players[player]?.at || content.hospital.start),
    mat: matOf(context, player),
    items: itemsOf(context, player, targets),
    evidence: evidenceOf(context),
    story,
    reading:
      view.scenario === ''
        ? null
        : {
            title: cardName(context, view.scenario),
            situation: lexicon.card(view.scenario, 'situation') ?? '',
          },
    goal: goalOf(context, isOwn(player) ? player : null),
    ...askedOf(seen, context, targets, isOwn),
  };
}

/** What there is to achieve; for a player with a Role of their own, that of the Role. */
function goalOf(context: SpeechContext, own: PlayerId | null): string {
  const { view, lexicon } = context;
  const story = storyOf(context);
  const role = own === null ? null : roleOf(context, own);
  if (role) return lexicon.say('goal-role', { role: role.name, goal: role.text });
  return story?.goal ?? lexicon.say('goal-prologue', { n: 3 - view.clues.length });
}

function playerModel(context: SpeechContext, id: PlayerId): PlayerModel {
  const { view } = context;
  const { health = 0, terror = 0, items = [], alive = false, at = '' } = view.players[id] ?? {};
  const name = nameOf(context, id);
  return {
    id,
    name,
    letter: name.charAt(0),
    health,
    terror,
    items: items.length,
    alive,
    active: id === view.active && view.act !== 'setup',
    place: at === '' ? '' : placeName(context, at),
  };
}

function storyOf({ view, lexicon }: SpeechContext): StoryModel | null {
  if (view.phenomenon === '') return null;
  const name = phenomenonName(view.phenomenon);
  const text = (part: string): string => lexicon.card(name, part) ?? '';
  return {
    title: lexicon.card(name) ?? name,
    introduction: text('introduction'),
    goal: text('goal'),
    instructions: text('instructions'),
  };
}
