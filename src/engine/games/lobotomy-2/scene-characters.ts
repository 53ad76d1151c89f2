// The Characters in their ring: what each is worth now, what it has suffered and holds, and how far its Quest has come.
import type { PlayerId, TargetId } from '../../kernel/index.js';
import { atAttribute, atHeld, atMini, atToken } from './asking.js';
import { colours } from './attack/faces.js';
import type { Attribute, Condition } from './cards.js';
import { card } from './content.js';
import { junkKinds } from './costs.js';
import { attributeNames, attributeOf, healthOf, limitOf, maximum } from './figures.js';
import { letterOf } from './scene-board.js';
import { pointed, type Look, type Pointed } from './scene-look.js';
import { attributeName, characterName, conditionName, junkName, medsName, spaceName } from './speech.js';
import type { Character } from './state.js';

/** So many of a kind. */
export interface Lot {
  /** Chooses the picture: `glass`, `green`, `fire`, an Item's card. */
  readonly kind: string;
  readonly name: string;
  readonly n: number;
}
/** So many of a kind that can be pointed at. */
export interface Thing extends Lot, Pointed {
  /** What options call their target. */
  readonly id: TargetId;
}

export interface AttributeModel extends Pointed {
  readonly kind: Attribute;
  readonly name: string;
  /** As it is now. */
  readonly value: number;
  /** Printed on the side that shows, with Increases. */
  readonly base: number;
  /** What options call it, of the Character that is asked. */
  readonly id?: TargetId;
  /** The Decrease tokens on it. */
  readonly lowered?: Thing;
}

export interface CharacterModel extends Pointed {
  readonly id: PlayerId;
  /** What options call it, as on the Board. */
  readonly target: TargetId;
  /** Chooses the picture. */
  readonly card: string;
  readonly name: string;
  /** Who answers for it. */
  readonly player: string;
  readonly seat: number;
  readonly letter: string;
  /** 0 to 4, as on the Board. */
  readonly shape: number;
  /** It has its Turn. */
  readonly active: boolean;
  /** Its cards are those that are shown. */
  readonly shown: boolean;
  readonly first: boolean;
  readonly acted: boolean;
  readonly insane: boolean;
  readonly dead: boolean;
  readonly gone: boolean;
  /** The Space's name; '' off the Board. */
  readonly place: string;
  readonly attributes: readonly AttributeModel[];
  readonly wounds: Thing;
  readonly health: number;
  readonly insanity: number;
  readonly insanityLimit: number;
  readonly junk: readonly Thing[];
  readonly meds: readonly Thing[];
  readonly conditions: readonly Thing[];
  /** How many cards. */
  readonly items: number;
  readonly disorders: number;
  readonly quest: { readonly text: string; readonly done: number; readonly of: number; readonly whole: boolean };
  /** How it stands, in a sentence. */
  readonly words: string;
}

const conditions: readonly Condition[] = ['fire', 'frost', 'stun'];

export const charactersOf = (look: Look, shown: PlayerId): CharacterModel[] => look.told.view.characters.map((character, id) => characterModel(look, id, character, shown));

function characterModel(look: Look, id: PlayerId, character: Character, shown: PlayerId): CharacterModel {
  const { told, m, questions } = look;
  const { view, content, tongue } = told;
  const { card: art, seat, at, dead, gone, insane, acted, wounds, insanity, items, disorders, quest, questDone } = character;
  const name = characterName(told, id);
  const place = at < 0 || dead ? '' : spaceName(told, at);
  const health = healthOf(m, id);
  const insanityLimit = limitOf(m, id, 'insanity');
  const asked = questions.some(({ player }) => player === id);
  return {
    id, target: atMini(id), ...pointed(look, atMini(id)), card: art, name, player: tongue.names[seat] ?? '', seat, letter: letterOf(told, id), shape: id,
    active: view.phase === 'characters' && view.turn.character === id, shown: id === shown, first: view.first === id, acted, insane, dead, gone, place,
    attributes: attributeNames.map((kind) => attributeModel(look, id, kind, asked)),
    wounds: { id: atToken(id, 'wound'), kind: 'wound', name: tongue.say('on-wounds'), n: wounds, ...pointed(look, atToken(id, 'wound')) },
    health, insanity, insanityLimit,
    ...bagOf(look, id),
    conditions: conditions.flatMap((kind) => (character.conditions[kind] === undefined ? [] : [{ id: atToken(id, kind), kind, name: conditionName(told, kind), n: 1, ...pointed(look, atToken(id, kind)) }])),
    items: items.length, disorders: disorders.length,
    quest: { text: tongue.card(art, 'quest') ?? '', done: quest, of: card(content.characters, art).quest.n, whole: questDone },
    words: gone ? tongue.say('on-gone', { name }) : dead ? tongue.say('on-dead', { name }) : tongue.say('on-alive', { name, place, wounds, health, insanity, limit: insanityLimit }),
  };
}

/** An option means the Attribute of who is asked. */
function attributeModel(look: Look, player: PlayerId, kind: Attribute, asked: boolean): AttributeModel {
  const { told, m } = look;
  const lowered = told.view.characters[player]?.decreases[kind] ?? 0;
  const name = attributeName(told, kind);
  return {
    kind, name, value: attributeOf(m, player, kind), base: maximum(m, player, kind),
    ...(asked && { id: atAttribute(kind), ...pointed(look, atAttribute(kind)) }),
    ...(lowered > 0 && { lowered: { id: atToken(player, kind), kind, name: told.tongue.say('on-lowered', { attribute: name }), n: lowered, ...pointed(look, atToken(player, kind)) } }),
  };
}

/** Junk and Meds that it has. */
export function bagOf(look: Look, player: PlayerId): { readonly junk: readonly Thing[]; readonly meds: readonly Thing[] } {
  const { told } = look;
  const { junk = {}, meds = {} } = told.view.characters[player] ?? {};
  const thing = (what: string, kind: string, name: string, n: number): Thing => {
    const id = atHeld(player, `${what}:${kind}`);
    return { id, kind, name, n, ...pointed(look, id) };
  };
  return {
    junk: junkKinds.flatMap((kind) => (junk[kind] ? [thing('junk', kind, junkName(told, kind), junk[kind])] : [])),
    meds: colours.flatMap((colour) => (meds[colour] ? [thing('meds', colour, medsName(told, colour), meds[colour])] : [])),
  };
}
