// What things are called in a match, and the words on its cards: what labels, questions and lines of the log are made of.
// Pure functions of what everybody sees; every sentence comes from the tables of the language.
import type { PlayerId } from '../../kernel/index.js';
import type { Params } from '../../speech/messages.js';
import type hearing from '../../../messages/en/lobotomy-hearing.js';
import type log from '../../../messages/en/lobotomy-log.js';
import type scene from '../../../messages/en/lobotomy-scene.js';
import type ui from '../../../messages/en/lobotomy.js';
import type { Attribute, Colour, Condition, Disorder, Junk, Keyword, SpawnColour } from './cards.js';
import { kindOf, type Content } from './content.js';
import { abilitiesOf, boughtRows, characterOf, type Held } from './figures.js';
import type { M } from './play.js';
import { isCharacter, type Mini, type Space, type State } from './state.js';

export type Key = keyof typeof ui | keyof typeof log | keyof typeof hearing | keyof typeof scene;

/** The words of a match: the language's sentences, what stands on cards, and who plays. */
export interface Tongue {
  say(key: Key, params?: Params): string;
  /** What stands on a card, tile, Space or Chapter of that id: its name, or `text`, `flavour` …; undefined where nothing does. */
  card(id: string, part?: string): string | undefined;
  list(parts: readonly string[]): string;
  /** Of the seats. */
  readonly names: readonly string[];
}

export interface Told {
  readonly view: State;
  readonly content: Content;
  readonly tongue: Tongue;
  /** The cards of Monsters that events tell of and that have left the Board since. */
  readonly gone?: ReadonlyMap<Mini, string>;
}

/** What the rules' own readers of a match work with. */
export const matchOf = ({ view, content }: Told): M => ({ state: view, content }) as M;

// Who and where

export const characterName = ({ view, tongue }: Told, player: PlayerId): string => named(tongue, view.characters[player]?.card ?? '');

/** By its card; with a number where several of that name stand there, so `Orderly 2`. */
export function monsterName(told: Told, mini: Mini): string {
  const { view, tongue, gone = new Map<Mini, string>() } = told;
  const all = new Map([...gone, ...view.monsters.map(({ id, card }) => [id, card] as const)]);
  const card = all.get(mini);
  if (card === undefined) return tongue.say('a-monster');
  const alike = [...all].flatMap(([id, each]) => (each === card ? [id] : [])).sort((a, b) => a - b);
  return alike.length > 1 ? tongue.say('numbered', { name: named(tongue, card), n: alike.indexOf(mini) + 1 }) : named(tongue, card);
}

/** Of a Character or Monster; −1 is the Scenario. */
export const miniName = (told: Told, mini: Mini): string =>
  mini < 0 ? named(told.tongue, told.view.scenario) : isCharacter(mini) ? characterName(told, mini) : monsterName(told, mini);

export const minisName = (told: Told, minis: readonly Mini[]): string => told.tongue.list(minis.map((mini) => miniName(told, mini)));

export const spaceName = ({ view, content, tongue }: Told, space: Space): string => named(tongue, content.ground(view.scenario).ids[space] ?? '');

/** The Spaces on both sides of an edge, by name; one at the outer edge of the map. */
export function edgeSpaces({ view, content, tongue }: Told, edge: string): string[] {
  const found = content.ground(view.scenario).laid(view.tiles).edges.find(({ id }) => id === edge);
  return (found?.spaces ?? []).flatMap((space) => (space === null ? [] : [named(tongue, space)]));
}

// Kinds of things

export const attributeName = ({ tongue }: Told, attribute: Attribute): string => tongue.say(`attribute-${attribute}`);
export const colourName = ({ tongue }: Told, colour: Colour | SpawnColour): string => tongue.say(`colour-${colour}`);
export const conditionName = ({ tongue }: Told, condition: Condition): string => tongue.say(`keyword-${condition}`);
export const keywordName = ({ tongue }: Told, keyword: Keyword): string => tongue.say(`keyword-${keyword}`);
export const deckName = ({ tongue }: Told, deck: Disorder): string => tongue.say(`deck-${deck}`);
export const junkName = ({ tongue }: Told, kind: Junk): string => tongue.say(`junk-${kind}`);
export const medsName = ({ tongue }: Told, colour: Colour): string => tongue.say(`meds-${colour}`);

/** What changes hands: `item:<card>`, `junk:<kind>`, `meds:<colour>`. */
export function thingName(told: Told, thing: string): string {
  const [what, name = ''] = thing.split(/:(.*)/s);
  if (what === 'junk') return junkName(told, name as Junk);
  return what === 'meds' ? medsName(told, name as Colour) : cardName(told, name);
}

/** How many of something, as part of a sentence: `one Wound`, `3 Wounds`. */
export const count = ({ tongue }: Told, what: Counted, n: number): string => tongue.say(`n-${what}`, { n });
export type Counted = 'spike' | 'shield' | 'star' | 'both' | 'bolt' | 'insanity' | 'success' | 'wound' | 'ap' | 'mp' | 'dice';

// Cards

/** The name on a card of any kind, on a copy, an Ability of either side, a Monster's attack, a tile or a Chapter. */
export function cardName(told: Told, id: string): string {
  const { tongue } = told;
  if (id === 'fists' || id === 'mine' || id === 'gun') return tongue.say(`with-${id}`);
  return tongue.card(id) ?? innateName(told, id) ?? named(tongue, kindOf(id));
}

export interface CardWords {
  readonly name: string;
  readonly text?: string | undefined;
  readonly flavour?: string | undefined;
}

/** The words of a card, or of an Ability by its key, as far as there are any. A Character's are those of the side that shows. */
export function cardWords(told: Told, id: string): CardWords {
  const { tongue } = told;
  const held = heldOf(told, id);
  const part = (name: string): string | undefined => tongue.card(id, name) ?? tongue.card(kindOf(id), name);
  return { name: cardName(told, id), text: held ? abilityText(told, held) : part('text'), flavour: part('flavour') };
}

/** What a Character's Ability says, by the key under which it is used. */
export function abilityText(told: Told, { key, of, card, ability }: Held): string | undefined {
  const { tongue, view } = told;
  const n = key.slice(card.length + 1);
  if (of === 'character') return tongue.card(`${card}.${sideName(told, card)}.${n}`, 'text');
  const kind = kindOf(card);
  const bought = view.characters.findIndex(({ items }) => items.some((item) => item.card === card));
  const item = characterOf(matchOf(told), Math.max(0, bought)).items.find((each) => each.card === card);
  const row = of === 'item' && item ? boughtRows(matchOf(told), bought, item).find((each) => each.ability === ability) : undefined;
  if (!row) return tongue.card(`${kind}.${n}`, 'text');
  const printed = told.content.weapons.get(card) ?? told.content.equipment.get(card);
  return tongue.card(`${kind}.row.${String((printed?.rows.indexOf(row) ?? 0) + 1)}`, 'text');
}

/** The Ability of that key, of whoever has it. */
export function heldOf(told: Told, key: string): Held | undefined {
  for (const player of told.view.characters.keys()) {
    const found = abilitiesOf(matchOf(told), player).find((held) => held.key === key);
    if (found) return found;
  }
  return undefined;
}

const sideName = ({ view }: Told, card: string): 'blue' | 'insane' => (view.characters.some((each) => each.card === card && each.insane) ? 'insane' : 'blue');

/** An Innate Ability has a name of its own. */
function innateName(told: Told, key: string): string | undefined {
  const card = kindOf(key);
  return card === key || !told.content.characters.has(card) ? undefined : told.tongue.card(`${card}.${sideName(told, card)}.${key.slice(card.length + 1)}`);
}

/** A foreign card without words is called by its id. */
const named = (tongue: Tongue, id: string): string => tongue.card(id) ?? id;
