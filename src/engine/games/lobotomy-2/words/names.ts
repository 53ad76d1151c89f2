// The names of things in a match and the words on its cards, from which labels, questions and log lines are made. Pure
// functions of what everybody sees; every sentence comes from the messages of the language.
import type { PlayerId } from '../../../kernel/index.js';
import type { Params } from '../../../speech/speak.js';
import type rules from '../../../../messages/en/lobotomy-2/rules.js';
import type table from '../../../../messages/en/lobotomy-2/table.js';
import type { Attribute, Colour, Condition, Disorder, Junk, Keyword, SpawnColour } from '../cards/card-types.js';
import { card, kindOf, type Content } from '../cards/card-index.js';
import { abilitiesOf, type Held } from '../rules/values-in-force.js';
import type { M } from '../state/step-context.js';
import { spelled } from './name-from-id.js';
import { isCharacter, type Mini, type Space, type State } from '../state/state.js';

export type Key = keyof typeof table | keyof typeof rules;

/** The words of a match: the sentences of the language, the words on cards, and the names of the players. */
export interface Tongue {
  say(key: Key, params?: Params): string;
  /** The name of a card, tile, Space or Chapter, or its `text`, `flavour` …; undefined if there is none. */
  card(id: string, part?: string): string | undefined;
  list(parts: readonly string[]): string;
  /** By seat. */
  readonly names: readonly string[];
}

export interface Told {
  readonly view: State;
  readonly content: Content;
  readonly tongue: Tongue;
  /** The cards of Monsters that events mention and that have left the Board since. */
  readonly gone?: ReadonlyMap<Mini, string>;
}

/** For the functions of the rules, which need only the state and the cards. */
export const matchOf = ({ view, content }: Told): M => ({ state: view, content }) as M;

// Minis and places

export const characterName = ({ view, tongue }: Told, player: PlayerId): string =>
  named(tongue, view.characters[player]?.card ?? '');

/** The name on its card, with a number if there are several: `Orderly 2`. */
export function monsterName(told: Told, mini: Mini): string {
  const { view, tongue, gone = new Map<Mini, string>() } = told;
  const all = new Map([...gone, ...view.monsters.map(({ id, card }) => [id, card] as const)]);
  const card = all.get(mini);
  if (card === undefined) return tongue.say('a-monster');
  const alike = [...all].flatMap(([id, each]) => (each === card ? [id] : [])).sort((a, b) => a - b);
  return alike.length > 1
    ? tongue.say('numbered', { name: named(tongue, card), n: alike.indexOf(mini) + 1 })
    : named(tongue, card);
}

/** A Character or Monster; −1 is the Scenario. */
export const miniName = (told: Told, mini: Mini): string =>
  mini < 0
    ? named(told.tongue, told.view.scenario)
    : isCharacter(mini)
      ? characterName(told, mini)
      : monsterName(told, mini);

export const minisName = (told: Told, minis: readonly Mini[]): string =>
  told.tongue.list(minis.map((mini) => miniName(told, mini)));

export const spaceName = ({ view, content, tongue }: Told, space: Space): string =>
  named(tongue, content.ground(view.scenario).ids[space] ?? '');

/** The names of the Spaces on both sides of an edge; only one at the outer edge of the map. */
export function edgeSpaces({ view, content, tongue }: Told, edge: string): string[] {
  const found = content
    .ground(view.scenario)
    .laid(view.tiles)
    .edges.find(({ id }) => id === edge);
  return (found?.spaces ?? []).flatMap((space) => (space === null ? [] : [named(tongue, space)]));
}

/** An edge by its Spaces: `Cell One and West Corridor`. */
export const edgeName = (told: Told, edge: string): string =>
  told.tongue.list(edgeSpaces(told, edge).map((place) => told.tongue.say('place', { place })));

// Kinds of things

export const attributeName = ({ tongue }: Told, attribute: Attribute): string => tongue.say(`attribute-${attribute}`);
export const colourName = ({ tongue }: Told, colour: Colour | SpawnColour): string => tongue.say(`colour-${colour}`);
export const conditionName = ({ tongue }: Told, condition: Condition): string => tongue.say(`keyword-${condition}`);
export const keywordName = ({ tongue }: Told, keyword: Keyword): string => tongue.say(`keyword-${keyword}`);
export const deckName = ({ tongue }: Told, deck: Disorder): string => tongue.say(`deck-${deck}`);
export const junkName = ({ tongue }: Told, kind: Junk): string => tongue.say(`junk-${kind}`);
export const medsName = ({ tongue }: Told, colour: Colour): string => tongue.say(`meds-${colour}`);

/** Something that can change hands: `item:<card>`, `junk:<kind>`, `meds:<colour>`. */
export function thingName(told: Told, thing: string): string {
  const [what, name = ''] = thing.split(/:(.*)/s);
  if (what === 'junk') return junkName(told, name as Junk);
  return what === 'meds' ? medsName(told, name as Colour) : cardName(told, name);
}

export const thingsName = (told: Told, things: readonly string[]): string =>
  things.length > 0 ? told.tongue.list(things.map((thing) => thingName(told, thing))) : told.tongue.say('nothing');

/** A number of things, as part of a sentence: `one Spike`, `3 Spikes`. */
export const count = ({ tongue }: Told, what: Counted, n: number): string => tongue.say(`n-${what}`, { n });
export type Counted = 'spike' | 'shield' | 'star' | 'both' | 'bolt' | 'insanity' | 'success' | 'ap' | 'mp';

/** Joins those sentences that there are. */
export const sentences = (...all: readonly (string | false | undefined)[]): string => all.filter(Boolean).join(' ');

// Cards

/** The name of a card of any kind, a copy, an Ability, a Monster's attack, a tile or a Chapter. */
export function cardName(told: Told, id: string): string {
  const { tongue, content } = told;
  if (id === 'fists' || id === 'mine' || id === 'gun') return tongue.say(`with-${id}`);
  if (content.lockers.has(id)) return tongue.say('a-locker');
  return tongue.card(id) ?? innateName(told, id) ?? spawnName(told, id) ?? named(tongue, kindOf(id));
}

export const cardNames = (told: Told, ids: readonly string[]): string =>
  told.tongue.list(ids.map((id) => cardName(told, id)));

/** A Spawn card of a Monster: the one in its slot of this Scenario. LOB-RUL-84 */
function spawnName({ tongue, content, view }: Told, id: string): string | undefined {
  const drawn = content.spawns.get(id);
  if (drawn?.kind !== 'monster') return undefined;
  const monster = content.scenarios.get(view.scenario)?.slots[drawn.slot - 1];
  return tongue.say('spawn-card', {
    card: monster ? named(tongue, monster) : tongue.say('no-monster'),
    colour: tongue.say(`colour-${drawn.colour}`),
  });
}

/** The text of a card with all its Abilities. */
export const cardText = ({ tongue }: Told, id: string): string =>
  sentences(...['text', '1.text', '2.text', '3.text'].map((part) => tongue.card(kindOf(id), part)));

/** What an upgrade row says besides its symbols, if anything. Row 0 is the first. */
export const rowText = ({ tongue }: Told, id: string, row: number): string | undefined =>
  tongue.card(`${kindOf(id)}.row.${row + 1}`, 'text');

/** What a Locker holds, and for how many successes. */
export function lockerText({ tongue, content }: Told, face: string): string {
  const { weapon, equipment, meds, junk } = card(content.lockers, face);
  const offers = Object.entries({ weapon, equipment, meds } as const).flatMap(([what, cost]) =>
    cost === undefined ? [] : [tongue.say(`offers-${what as 'weapon'}`, { cost })],
  );
  return tongue.say('locker-offers', { offers: tongue.list(offers), junk: tongue.say('cost-junk', { n: junk }) });
}

/** The text of an Ability. That of an upgrade row is printed there. */
export function abilityText(told: Told, { key, of, card, ability }: Held): string | undefined {
  const { tongue, content } = told;
  const n = key.slice(card.length + 1);
  if (of === 'character') return tongue.card(`${card}.${sideName(told, card)}.${n}`, 'text');
  const { rows = [] } = content.weapons.get(card) ?? content.equipment.get(card) ?? {};
  const row = rows.findIndex((each) => each.ability === ability);
  return row < 0 ? tongue.card(`${kindOf(card)}.${n}`, 'text') : rowText(told, card, row);
}

/** The Ability with that key, whoever has it. */
export function heldOf(told: Told, key: string): Held | undefined {
  for (const player of told.view.characters.keys()) {
    const found = abilitiesOf(matchOf(told), player).find((held) => held.key === key);
    if (found) return found;
  }
  return undefined;
}

const sideName = ({ view }: Told, card: string): 'blue' | 'insane' =>
  view.characters.some((each) => each.card === card && each.insane) ? 'insane' : 'blue';

/** Innate Abilities have names. */
function innateName(told: Told, key: string): string | undefined {
  const card = kindOf(key);
  return card === key || !told.content.characters.has(card)
    ? undefined
    : told.tongue.card(`${card}.${sideName(told, card)}.${key.slice(card.length + 1)}`);
}

/** Many of our cards need no entry in the messages: their ids spell their names. */
const named = (tongue: Tongue, id: string): string => tongue.card(id) ?? spelled(id);
