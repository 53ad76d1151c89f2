// The cards before a player, and those that lie on the table: Character, Items with their rows, Disorders, Monsters, decks.
import type { PlayerId, TargetId } from '../../kernel/index.js';
import type { HandCard, HandModel } from '../../scene/hand-model.js';
import { costOf } from './abilities.js';
import { atCard, atDeck, atRow } from './asking.js';
import type { Ability as Printed, Colour, Disorder, Mods, UpgradeRow, WeaponCard } from './cards.js';
import { card, kindOf } from './content.js';
import { boughtRows, characterOf, equipmentOf, healthOf, monsterSide, changeOf, sideOf, sum, weaponOf, type Held } from './figures.js';
import { junkPrice, price } from './prices.js';
import { pointed, type Look, type Pointed } from './scene-look.js';
import { modsWords } from './scene-words.js';
import { attributeName, cardName, characterName, deckName, rowText, sentences, type Told } from './speech.js';
import type { HeldDisorder, HeldItem } from './state.js';
import { costOfRow } from './upgrade.js';

/** One Ability on a card. */
export interface Ability {
  /** By which it is used and remembered. */
  readonly key: string;
  readonly name?: string;
  readonly text: string;
  /** In words, short. */
  readonly cost?: string;
  /** Cooldown tokens that come on its card. */
  readonly cooldown?: number;
  /** The option that uses it now. */
  readonly option?: string;
  /** It was used, and once a Turn is all. */
  readonly used?: true;
}
export interface AbilityCard extends HandCard {
  readonly abilities: readonly Ability[];
  /** Cooldown tokens on it. */
  readonly cooldown?: number;
}
export interface ItemCard extends AbilityCard {
  readonly kind: 'weapon' | 'armor' | 'equipment' | 'fists';
  /** In the Loadout. */
  readonly worn: boolean;
  readonly tapped: boolean;
  readonly rows: readonly Row[];
}
/** An upgrade row. */
export interface Row extends Pointed {
  /** What options call their target. */
  readonly id: TargetId;
  /** Junk, in words. */
  readonly cost: string;
  readonly text: string;
  readonly bought: boolean;
  /** Bought, and its holder can use it. */
  readonly works: boolean;
}
export interface Cards<T extends HandCard> extends HandModel {
  readonly cards: readonly T[];
}
export interface Deck extends Pointed {
  readonly id: TargetId;
  readonly kind: string;
  readonly name: string;
  /** Cards or tokens left. */
  readonly left: number;
}

// Abilities

/** Their numbers are their places; null is there, and is not had. */
function abilities({ told, m, options }: Look, player: PlayerId, of: Held['of'], name: string, printed: readonly (readonly [ability: Printed, text: string | undefined, title?: string | undefined] | null)[]): Ability[] {
  const { used } = characterOf(m, player);
  return printed.flatMap((entry, i): Ability[] => {
    if (!entry) return [];
    const [ability, text = '', title] = entry;
    const key = `${name}.${String(i + 1)}`;
    const cost = price(told, costOf({ key, ability, of, card: name }));
    const option = options.find(({ id }) => id === `use:${key}` || id.startsWith(`use:${key}:`))?.id;
    return [{ key, ...(title !== undefined && { name: title }), text, ...(cost !== undefined && { cost }), ...(ability.cooldown !== undefined && { cooldown: ability.cooldown }), ...(option !== undefined && { option }), ...(ability.once && used.includes(key) && { used: true as const }) }];
  });
}

/** The Character's card, on the side that shows. */
export function sheetOf(look: Look, player: PlayerId): AbilityCard {
  const { told, m } = look;
  const { tongue } = told;
  const { card: name, insane } = characterOf(m, player);
  const side = insane ? 'insane' : 'blue';
  const words = (n: number, part?: string): string | undefined => tongue.card(`${name}.${side}.${String(n)}`, part);
  const has = abilities(look, player, 'character', name, sideOf(m, player).abilities.map((ability, i) => [ability, words(i + 1, 'text'), words(i + 1)] as const));
  return {
    id: atCard(name), kind: side, art: side === 'insane' ? `${name}.insane` : name, name: characterName(told, player), kindName: tongue.say(`on-${side}-side`), flavour: tongue.card(name, 'flavour'),
    text: sentences(...has.map(({ name: title = '', text }) => tongue.say('on-named', { name: title, text }))), abilities: has, ...pointed(look, atCard(name)),
  };
}

export function disordersOf(look: Look, player: PlayerId): Cards<AbilityCard> {
  const { told, m } = look;
  return { version: 1, name: told.tongue.say('on-disorders-of', { player: characterName(told, player) }), cards: characterOf(m, player).disorders.map((held) => disorderCard(look, player, held)) };
}

function disorderCard(look: Look, player: PlayerId, { card: name, cooldown }: HeldDisorder): AbilityCard {
  const { told: { content, tongue } } = look;
  const { deck, abilities: printed } = card(content.disorders, name);
  const has = abilities(look, player, 'disorder', name, printed.map((ability, i) => [ability, tongue.card(`${name}.${String(i + 1)}`, 'text')] as const));
  return {
    id: atCard(name), kind: deck, art: name, name: cardName(look.told, name), kindName: deckName(look.told, deck), flavour: tongue.card(name, 'flavour'),
    text: sentences(...has.map(({ text }) => text), cooldown > 0 ? tongue.say('on-cooldown', { n: cooldown }) : ''),
    abilities: has, cooldown, ...(cooldown > 0 && { state: 'spent' as const }), ...pointed(look, atCard(name)),
  };
}

// Items

/** Those in the Loadout first; a fist is always at hand. LOB-ATK-04 */
export function itemsOf(look: Look, player: PlayerId): Cards<ItemCard> {
  const { told, m } = look;
  const { items } = characterOf(m, player);
  const inOrder = [...items.filter(({ worn }) => worn), ...items.filter(({ worn }) => !worn)];
  return {
    version: 1, name: told.tongue.say('on-items-of', { player: characterName(told, player) }),
    cards: [...inOrder.map((item) => itemCard(look, player, item)), fists(look)],
  };
}

function fists(look: Look): ItemCard {
  const { told } = look;
  return {
    id: atCard('fists'), kind: 'fists', art: 'fists', name: told.tongue.say('on-fists-name'), kindName: told.tongue.say('on-always'), text: told.tongue.say('on-fists'),
    worn: true, tapped: false, abilities: [], rows: [], ...pointed(look, atCard('fists')),
  };
}

/** As it lies before its holder, or on the table before anybody has it. */
function itemCard(look: Look, player: PlayerId, item: HeldItem): ItemCard {
  const { told, m } = look;
  const { tongue } = told;
  const { card: id, worn, tapped } = item;
  const name = kindOf(id);
  const weapon = weaponOf(m, item);
  const equipment = equipmentOf(m, item);
  const kind = weapon ? 'weapon' : equipment?.armor ? 'armor' : 'equipment';
  const rows = (weapon ?? equipment)?.rows ?? [];
  const printed = rows.map((row, r) => rowModel(look, player, item, row, r));
  const bought = boughtRows(m, player, item);
  const has = abilities(look, player, 'item', id, [
    ...((weapon ?? equipment)?.abilities ?? []).map((ability, i) => [ability, tongue.card(`${name}.${String(i + 1)}`, 'text')] as const),
    ...rows.flatMap((row, r) => (row.ability ? [bought.includes(row) ? [row.ability, rowText(told, name, r)] as const : null] : [])),
  ]);
  return {
    id: atCard(id), kind, art: name, name: cardName(told, id), kindName: tongue.say(kind === 'equipment' ? 'on-equipment' : worn ? `on-worn-${kind}` : `on-${kind}`),
    flavour: tongue.card(name, 'flavour'),
    text: sentences(
      weapon ? weaponText(told, weapon) : kind === 'armor' && equipment?.mods ? tongue.say('on-armor-defense', { mods: modsWords(told, 'defense', equipment.mods) }) : '',
      tongue.card(name, 'text'),
      ...((weapon ?? equipment)?.abilities ?? []).map((_, i) => tongue.card(`${name}.${String(i + 1)}`, 'text')),
      ...printed.map(({ bought, cost, text }, r) => tongue.say(bought ? 'on-row-bought' : 'on-row', { n: r + 1, cost, text })),
      tapped ? tongue.say('on-tapped') : '',
    ),
    worn, tapped, abilities: has, rows: printed,
    ...(tapped && { state: 'spent' as const }), ...pointed(look, atCard(id)),
  };
}

/** Its Key Attribute, what it adds, and who is Skilled with it. LOB-WPN-01, -03 */
function weaponText(told: Told, { key, mods = {}, threshold }: WeaponCard): string {
  const { tongue } = told;
  const added = modsWords(told, 'attack', mods);
  const attack = key === 'any'
    ? tongue.say(added ? 'on-any-key' : 'on-any-key-alone', { mods: added })
    : tongue.say(added ? 'on-key' : 'on-key-alone', { attribute: attributeName(told, key), mods: added });
  return sentences(attack, threshold === undefined ? '' : tongue.say('on-threshold', { n: threshold }));
}

export function rowWords(told: Told, name: string, { mods, skilled }: UpgradeRow, r: number): string {
  const { tongue } = told;
  const added = mods ? modsWords(told, told.content.weapons.has(name) ? 'attack' : 'defense', mods) : '';
  const text = sentences(added && tongue.say('on-mods', { mods: added }), rowText(told, name, r));
  return skilled ? tongue.say('on-row-skilled', { text }) : text;
}

function rowModel(look: Look, player: PlayerId, item: HeldItem, row: UpgradeRow, r: number): Row {
  const { told, m } = look;
  const id = atRow(item.card, r + 1);
  return {
    id, cost: junkPrice(told, costOfRow(m, player, row.cost)) ?? '', text: rowWords(told, kindOf(item.card), row, r),
    bought: (item.rows & (1 << r)) !== 0, works: boughtRows(m, player, item).includes(row), ...pointed(look, id),
  };
}

// Monsters

/** One sheet for each type on the Board, with its numbers as they are now. LOB-MON-02, LOB-BOS */
export function monstersOf(look: Look): HandModel {
  const { told } = look;
  const names = [...new Set(told.view.monsters.map(({ card: name }) => name))];
  return { version: 1, name: told.tongue.say('on-monsters-here'), cards: names.map((name) => monsterCard(look, name)) };
}

function monsterCard({ told, m }: Look, name: string): HandCard {
  const { view, content, tongue } = told;
  const { attacks, defense, movement } = monsterSide(m, name);
  const { class: kind } = card(content.monsters, name);
  const empowered = view.types.some((type) => type.card === name && type.empowered);
  const one = view.monsters.find((monster) => monster.card === name);
  // LOB-HNT-04
  const raised = ({ dice = {} }: Mods, ...colours: readonly Colour[]): Mods['dice'] & object => ({ ...dice, ...Object.fromEntries(colours.map((die) => [die, (dice[die] ?? 0) + changeOf(m, name, die)])) });
  const guard = modsWords(told, 'defense', { ...defense, dice: raised(defense, 'blue', 'brown') });
  const numbers = { health: one ? healthOf(m, one.id) : 0, movement: movement + changeOf(m, name, 'movement') };
  return {
    id: atCard(name), kind: empowered ? 'empowered' : kind, art: name, name: cardName(told, name), kindName: tongue.say(empowered ? `on-empowered-${kind}` : `on-${kind}`),
    flavour: tongue.card(name, 'flavour'),
    text: sentences(
      tongue.say('on-numbers', numbers),
      ...attacks.map((attack, i) => attackText(told, { ...attack, dice: raised(attack, 'green', 'red'), auto: (attack.auto ?? 0) + changeOf(m, name, 'auto') }, (attacks[i - 1]?.upTo ?? 0) + 1, attacks.length)),
      guard ? tongue.say('on-defense', { mods: guard }) : tongue.say('on-no-defense'),
      tongue.card(name, 'text'),
    ),
  };
}

/** A Boss of several attacks names each, with the results of a d6 that choose it. LOB-BOS-03 */
function attackText(told: Told, attack: ReturnType<typeof monsterSide>['attacks'][number], from: number, of: number): string {
  const { tongue } = told;
  const mods = modsWords(told, 'attack', attack);
  if (of === 1 || attack.id === undefined) return tongue.say('on-attack', { mods });
  return sentences(tongue.say('on-attack-of', { name: cardName(told, attack.id), from, to: attack.upTo ?? 6, mods }), tongue.card(attack.id, 'text'));
}

// The table

/** Cards that are asked about and are none of those shown: of the supply, or before another Character. */
export function offeredOf(look: Look, player: PlayerId, shown: readonly HandCard[]): HandModel {
  const { told, m, options } = look;
  const there = new Set(shown.map(({ id }) => id));
  const asked = [...new Set(options.flatMap(({ targets = [] }) => targets))].filter((id) => id.startsWith('card:') && !there.has(id));
  return {
    version: 1, name: told.tongue.say('on-offered'),
    cards: asked.map((id): HandCard => {
      const name = id.slice('card:'.length);
      for (const [holder, { card: own, items, disorders }] of m.state.characters.entries()) {
        const [item, disorder] = [items.find((each) => each.card === name), disorders.find((each) => each.card === name)];
        if (item) return itemCard(look, holder, item);
        if (disorder) return disorderCard(look, holder, disorder);
        if (own === name) return sheetOf(look, holder);
      }
      return itemCard(look, player, { card: name, rows: 0, tapped: false, untapped: false, worn: false });
    }),
  };
}

const disorderDecks: readonly Disorder[] = ['aggression', 'ocd', 'schizophrenia', 'anxiety'];

/** What is drawn from. */
export function decksOf(look: Look): Deck[] {
  const { told } = look;
  const { decks, medsBag } = told.view;
  const deck = (kind: string, name: string, left: number): Deck => ({ id: atDeck(kind), kind, name, left, ...pointed(look, atDeck(kind)) });
  return [
    ...(['weapon', 'equipment'] as const).map((kind) => deck(kind, told.tongue.say(`deck-${kind}`), decks[kind].left.length)),
    deck('meds', told.tongue.say('deck-meds'), sum(Object.values(medsBag))),
    ...disorderDecks.map((kind) => deck(kind, deckName(told, kind), decks[kind].left.length)),
  ];
}
