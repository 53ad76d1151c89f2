// The Characters in ring order: their current values, Wounds and Conditions, possessions, and Quests.
import type { PlayerId, TargetId } from '../../../kernel/index.js';
import { atAttribute, atHeld, atMini, atCharacterToken } from '../rules/ask.js';
import { colours } from '../rules/attack/dice.js';
import type { Attribute, Condition } from '../cards/card-types.js';
import { cardOf } from '../cards/card-index.js';
import { junkKinds } from '../rules/costs.js';
import { attributeNames, attributeOf, healthOf, limitOf, maximumOf } from '../rules/values-in-force.js';
import { letterOf } from './scene-board.js';
import { targetState, type TargetState } from '../../../scene/choices.js';
import type { Look } from './scene-context.js';
import { attributeName, characterName, conditionName, spaceName, thingName } from '../words/names.js';
import type { Character } from '../state/state.js';

/** Several things of one kind. */
export interface Lot {
  readonly name: string;
  readonly n: number;
}
/** Several things of one kind at which players can point. */
export interface Thing extends Lot, TargetState {
  /** The id by which options point at the thing. */
  readonly id: TargetId;
  /** The kind of the picture, such as `glass`, `green` or `fire`. */
  readonly kind: string;
}

export interface AttributeModel extends TargetState {
  readonly name: string;
  readonly value: number;
  /** The printed value on the visible side, plus Increases. */
  readonly base: number;
  /** The id by which options point at the Attribute. It is left out if the question is for another Character. */
  readonly id?: TargetId;
  /** The Decrease tokens of the Attribute. */
  readonly lowered?: Thing;
}

export interface CharacterModel extends TargetState {
  readonly id: PlayerId;
  /** The id by which options point at the Character, as on the Board. */
  readonly target: TargetId;
  /** The card, which decides the picture. */
  readonly card: string;
  readonly name: string;
  /** The name of the player. */
  readonly player: string;
  readonly seat: number;
  readonly letter: string;
  /** 0 to 4, as on the Board. */
  readonly shape: number;
  /** It is this Character's Turn. */
  readonly active: boolean;
  /** Whether the Character's cards are shown. */
  readonly shown: boolean;
  readonly first: boolean;
  readonly acted: boolean;
  readonly dead: boolean;
  readonly attributes: readonly AttributeModel[];
  readonly wounds: Thing;
  readonly health: number;
  readonly insanity: number;
  readonly insanityLimit: number;
  readonly junk: readonly Thing[];
  readonly meds: readonly Thing[];
  readonly conditions: readonly Thing[];
  readonly quest: { readonly text: string; readonly done: number; readonly of: number; readonly whole: boolean };
  /** A sentence about the Character's Space, Wounds and Insanity. */
  readonly words: string;
}

const conditions: readonly Condition[] = ['fire', 'frost', 'stun'];

export const charactersOf = (look: Look, shown: PlayerId): CharacterModel[] =>
  look.context.view.characters.map((character, id) => characterModel(look, id, character, shown));

function characterModel(look: Look, id: PlayerId, character: Character, shown: PlayerId): CharacterModel {
  const { context, m, questions } = look;
  const { view, content, lexicon } = context;
  const { card: art, seat, at, dead, gone, acted, wounds, insanity, junk, meds, quest, questDone } = character;
  const name = characterName(context, id);
  const health = healthOf(m, id);
  const insanityLimit = limitOf(m, id, 'insanity');
  const asked = questions.some(({ player }) => player === id);
  const held = (what: 'junk' | 'meds', kind: string, n = 0): Thing[] => {
    const name = `${what}:${kind}`;
    return n > 0 ? [thingModel(look, atHeld(id, name), kind, thingName(context, name), n)] : [];
  };
  return {
    id,
    target: atMini(id),
    ...targetState(look, atMini(id)),
    card: art,
    name,
    player: lexicon.names[seat] ?? '',
    seat,
    letter: letterOf(context, id),
    shape: id,
    active: view.phase === 'characters' && view.turn.character === id,
    shown: id === shown,
    first: view.first === id,
    acted,
    dead,
    attributes: attributeNames.map((kind) => attributeModel(look, id, kind, asked)),
    wounds: thingModel(look, atCharacterToken(id, 'wound'), 'wound', lexicon.say('on-wounds'), wounds),
    health,
    insanity,
    insanityLimit,
    junk: junkKinds.flatMap((kind) => held('junk', kind, junk[kind])),
    meds: colours.flatMap((colour) => held('meds', colour, meds[colour])),
    conditions: conditions.flatMap((kind) =>
      character.conditions[kind] === undefined
        ? []
        : [thingModel(look, atCharacterToken(id, kind), kind, conditionName(context, kind), 1)],
    ),
    quest: {
      text: lexicon.card(art, 'quest') ?? '',
      done: quest,
      of: cardOf(content.characters, art).quest.n,
      whole: questDone,
    },
    words: lexicon.say(gone ? 'on-gone' : dead ? 'on-dead' : 'on-alive', {
      name,
      place: spaceName(context, at),
      wounds,
      health,
      insanity,
      limit: insanityLimit,
    }),
  };
}

/** Only the Attributes of the Character that has to answer can be targets. */
function attributeModel(look: Look, player: PlayerId, kind: Attribute, asked: boolean): AttributeModel {
  const { context, m } = look;
  const lowered = context.view.characters[player]?.decreases[kind] ?? 0;
  const name = attributeName(context, kind);
  return {
    name,
    value: attributeOf(m, player, kind),
    base: maximumOf(m, player, kind),
    ...(asked && { id: atAttribute(kind), ...targetState(look, atAttribute(kind)) }),
    ...(lowered > 0 && {
      lowered: thingModel(
        look,
        atCharacterToken(player, kind),
        kind,
        context.lexicon.say('on-lowered', { attribute: name }),
        lowered,
      ),
    }),
  };
}

const thingModel = (look: Look, id: TargetId, kind: string, name: string, n: number): Thing => ({
  id,
  kind,
  name,
  n,
  ...targetState(look, id),
});
