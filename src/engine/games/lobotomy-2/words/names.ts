// The names of things in a match, and the texts of its cards. Labels, questions and log lines use them. The functions
// are pure and use only public information. Every sentence comes from the messages in the chosen language.
import type { PlayerId } from '../../../kernel/index.js';
import type { Params } from '../../../speech/speak.js';
import type rules from '../../../../messages/en/lobotomy-2/rules.js';
import type table from '../../../../messages/en/lobotomy-2/table.js';
import type { Attribute, Colour, Condition, Disorder, Junk, Keyword, SpawnColour } from '../cards/card-types.js';
import { cardOf, kindOf, type Content } from '../cards/card-index.js';
import { abilitiesOf, type HeldAbility } from '../rules/values-in-force.js';
import type { Position } from '../state/step-context.js';
import { isCharacter, type Mini, type Monster, type Space, type State } from '../state/state.js';

export type Key = keyof typeof table | keyof typeof rules;

/** All texts of a match in one language: messages, texts of cards, and the names of the players. */
export interface Lexicon {
  say(key: Key, params?: Params): string;
  /**
   * Returns the name of a card, tile, Space or Chapter. With `part`, returns another of its texts, such as `text` or
   * `flavour`. Returns undefined if the text does not exist.
   */
  card(id: string, part?: string): string | undefined;
  list(parts: readonly string[]): string;
  /** The names of the players by seat. */
  readonly names: readonly string[];
}

export interface SpeechContext {
  readonly view: State;
  readonly content: Content;
  readonly lexicon: Lexicon;
  /** The Monsters that events mention but that are no longer on the Board. */
  readonly gone?: ReadonlyMap<Mini, NamedMonster>;
}

export type NamedMonster = Pick<Monster, 'card' | 'number'>;

/** Makes a Position, which functions of the rules need. */
export const matchOf = ({ view, content }: SpeechContext): Position => ({ state: view, content });

// Minis and places

export const characterName = ({ view, lexicon }: SpeechContext, player: PlayerId): string =>
  named(lexicon, view.characters[player]?.card ?? '');

const monsterOf = ({ view, gone }: SpeechContext, mini: Mini): NamedMonster | undefined =>
  view.monsters.find(({ id }) => id === mini) ?? gone?.get(mini);

/** The number of the Monster, on the Board and in sentences. The only Monster of its type needs none. */
export function monsterNumber(context: SpeechContext, mini: Mini): number | null {
  const monster = monsterOf(context, mini);
  if (!monster) return null;
  const others = [...context.view.monsters.map(({ id }) => id), ...(context.gone?.keys() ?? [])].filter(
    (id) => id !== mini && monsterOf(context, id)?.card === monster.card,
  );
  return monster.number > 1 || others.length > 0 ? monster.number : null;
}

/** The name of the Monster's card, with a number if there are several such Monsters: `Orderly 2`. */
export function monsterName(context: SpeechContext, mini: Mini): string {
  const { lexicon } = context;
  const monster = monsterOf(context, mini);
  if (!monster) return lexicon.say('a-monster');
  const n = monsterNumber(context, mini);
  return n === null ? named(lexicon, monster.card) : lexicon.say('numbered', { name: named(lexicon, monster.card), n });
}

/** The name of a Character or Monster; −1 is the Scenario. */
export const miniName = (context: SpeechContext, mini: Mini): string =>
  mini < 0
    ? named(context.lexicon, context.view.scenario)
    : isCharacter(mini)
      ? characterName(context, mini)
      : monsterName(context, mini);

export const minisName = (context: SpeechContext, minis: readonly Mini[]): string =>
  context.lexicon.list(minis.map((mini) => miniName(context, mini)));

export const spaceName = ({ view, content, lexicon }: SpeechContext, space: Space): string =>
  named(lexicon, content.map(view.scenario).ids[space] ?? '');

/** The names of the Spaces on both sides of an edge, or a single name at the outer edge of the map. */
export function edgeSpaces({ view, content, lexicon }: SpeechContext, edge: string): string[] {
  const found = content
    .map(view.scenario)
    .board(view.tiles)
    .edges.find(({ id }) => id === edge);
  return (found?.spaces ?? []).flatMap((space) => (space === null ? [] : [named(lexicon, space)]));
}

/** The name of an edge, made of the names of its Spaces: `Cell One and West Corridor`. */
export const edgeName = (context: SpeechContext, edge: string): string =>
  context.lexicon.list(edgeSpaces(context, edge).map((place) => context.lexicon.say('place', { place })));

// Kinds of things

export const attributeName = ({ lexicon }: SpeechContext, attribute: Attribute): string =>
  lexicon.say(`attribute-${attribute}`);
export const colourName = ({ lexicon }: SpeechContext, colour: Colour | SpawnColour): string =>
  lexicon.say(`colour-${colour}`);
export const conditionName = ({ lexicon }: SpeechContext, condition: Condition): string =>
  lexicon.say(`keyword-${condition}`);
export const keywordName = ({ lexicon }: SpeechContext, keyword: Keyword): string => lexicon.say(`keyword-${keyword}`);
export const deckName = ({ lexicon }: SpeechContext, deck: Disorder): string => lexicon.say(`deck-${deck}`);
export const junkName = ({ lexicon }: SpeechContext, kind: Junk): string => lexicon.say(`junk-${kind}`);
export const medsName = ({ lexicon }: SpeechContext, colour: Colour): string => lexicon.say(`meds-${colour}`);

/** The name of a thing that can change hands: `item:<card>`, `junk:<kind>`, `meds:<colour>`. */
export function thingName(context: SpeechContext, thing: string): string {
  const [what, name = ''] = thing.split(/:(.*)/s);
  if (what === 'junk') return junkName(context, name as Junk);
  return what === 'meds' ? medsName(context, name as Colour) : cardName(context, name);
}

export const thingsName = (context: SpeechContext, things: readonly string[]): string =>
  things.length > 0
    ? context.lexicon.list(things.map((thing) => thingName(context, thing)))
    : context.lexicon.say('nothing');

/** A number of things, as part of a sentence: `one Spike`, `3 Spikes`. */
export const count = ({ lexicon }: SpeechContext, what: Counted, n: number): string => lexicon.say(`n-${what}`, { n });
export type Counted = 'spike' | 'shield' | 'star' | 'both' | 'bolt' | 'insanity' | 'success' | 'ap' | 'mp';

/** Joins sentences, and skips empty ones. */
export const sentences = (...all: readonly (string | false | undefined)[]): string => all.filter(Boolean).join(' ');

// Cards

/** The name of a card of any kind, a copy of a card, an Ability, a Monster's attack, a tile or a Chapter. */
export function cardName(context: SpeechContext, id: string): string {
  const { lexicon, content } = context;
  if (id === 'fists' || id === 'mine' || id === 'gun') return lexicon.say(`with-${id}`);
  if (content.lockers.has(id)) return lexicon.say('a-locker');
  return lexicon.card(id) ?? innateName(context, id) ?? spawnName(context, id) ?? named(lexicon, kindOf(id));
}

export const cardNames = (context: SpeechContext, ids: readonly string[]): string =>
  context.lexicon.list(ids.map((id) => cardName(context, id)));

/** The name of a Spawn card. It contains the Monster that this Scenario has in the card's slot. LOB-RUL-84 */
function spawnName({ lexicon, content, view }: SpeechContext, id: string): string | undefined {
  const drawn = content.spawns.get(id);
  if (drawn?.kind !== 'monster') return undefined;
  const monster = content.scenarios.get(view.scenario)?.slots[drawn.slot - 1];
  return lexicon.say('spawn-card', {
    card: monster ? named(lexicon, monster) : lexicon.say('no-monster'),
    colour: lexicon.say(`colour-${drawn.colour}`),
  });
}

/** The text of a card with all its Abilities. */
export const cardText = ({ lexicon }: SpeechContext, id: string): string =>
  sentences(...['text', '1.text', '2.text', '3.text'].map((part) => lexicon.card(kindOf(id), part)));

/**
 * The text of an upgrade row, without the symbols of its modifiers; undefined if it has no other effect. Rows are
 * counted from 0.
 */
export const rowText = ({ lexicon }: SpeechContext, id: string, row: number): string | undefined =>
  lexicon.card(`${kindOf(id)}.row.${row + 1}`, 'text');

/** The contents of a Locker, and their prices in successes. */
export function lockerText({ lexicon, content }: SpeechContext, face: string): string {
  const { weapon, equipment, meds, junk } = cardOf(content.lockers, face);
  const offers = Object.entries({ weapon, equipment, meds } as const).flatMap(([what, cost]) =>
    cost === undefined ? [] : [lexicon.say(`offers-${what as 'weapon'}`, { cost })],
  );
  return lexicon.say('locker-offers', { offers: lexicon.list(offers), junk: lexicon.say('cost-junk', { n: junk }) });
}

/** The text of an Ability. If the Ability comes from an upgrade row, this is the text of the row. */
export function abilityText(context: SpeechContext, { key, of, card, ability }: HeldAbility): string | undefined {
  const { lexicon, content } = context;
  const n = key.slice(card.length + 1);
  if (of === 'character') return lexicon.card(`${card}.${sideName(context, card)}.${n}`, 'text');
  const { rows = [] } = content.weapons.get(card) ?? content.equipment.get(card) ?? {};
  const row = rows.findIndex((each) => each.ability === ability);
  return row < 0 ? lexicon.card(`${kindOf(card)}.${n}`, 'text') : rowText(context, card, row);
}

/** Finds the Ability with this key, whoever holds it. */
export function abilityWithKey(context: SpeechContext, key: string): HeldAbility | undefined {
  for (const player of context.view.characters.keys()) {
    const found = abilitiesOf(matchOf(context), player).find((held) => held.key === key);
    if (found) return found;
  }
  return undefined;
}

const sideName = ({ view }: SpeechContext, card: string): 'blue' | 'insane' =>
  view.characters.some((each) => each.card === card && each.insane) ? 'insane' : 'blue';

/** The name of an Innate Ability. Other Abilities have no name. */
function innateName(context: SpeechContext, key: string): string | undefined {
  const card = kindOf(key);
  return card === key || !context.content.characters.has(card)
    ? undefined
    : context.lexicon.card(`${card}.${sideName(context, card)}.${key.slice(card.length + 1)}`);
}

/** The name of a card, or else its id. */
const named = (lexicon: Lexicon, id: string): string => lexicon.card(id) ?? id;
