// The minis in the match and their current values: printed values, tokens, and everything that changes them. LOB-CHR,
// LOB-MON
import type { PlayerId } from '../../../kernel/index.js';
import type {
  Ability,
  Attribute,
  CharacterSide,
  DifficultyChanges,
  EquipmentCard,
  Keyword,
  MonsterSide,
  Passive,
  UpgradeRow,
  WeaponCard,
  Where,
  Requirement,
} from '../cards/card-types.js';
import { cardOf } from '../cards/card-index.js';
import { range, sees } from './board/board.js';
import { memoByName } from '../cards/memo.js';
import type { Position } from '../state/step-context.js';
import {
  isCharacter,
  type Character,
  type HeldItem,
  type TotalModifiers,
  type Mini,
  type Monster,
  type MonsterChange,
  type Space,
} from '../state/state.js';

export function characterOf({ state }: Position, id: PlayerId): Character {
  const found = state.characters[id];
  if (!found) throw new RangeError(`There is no Character ${id}.`);
  return found;
}
export function monsterAt({ state: { monsters } }: Position, id: Mini): Monster | undefined {
  for (const monster of monsters) if (monster.id === id) return monster;
  return undefined;
}

/** Dead Characters are ignored for all purposes. LOB-DTH-05 */
export const isAlive = (m: Position, mini: Mini): boolean =>
  isCharacter(mini) ? !characterOf(m, mini).dead : !!monsterAt(m, mini);

/** Living Characters in ring order, from the First Character. LOB-PLY-05 */
export const living = (m: Position): readonly PlayerId[] => ringOf(m, m.state.first, true);

/** All Characters that have a Turn, in ring order. LOB-PLY-06, LOB-RUL-88 */
export const ring = (m: Position, from: PlayerId): readonly PlayerId[] => ringOf(m, from, false);

/**
 * Lists Characters in ring order, beginning with `from`. There are only a few such lists, and they are needed often, so
 * they are cached.
 */
function ringOf({ state: { characters } }: Position, from: PlayerId, alive: boolean): readonly PlayerId[] {
  const count = characters.length;
  let there = 0;
  for (let id = 0; id < count; id++) if (!characters[id]?.gone && !(alive && characters[id]?.dead)) there |= 1 << id;
  const key = (there * 16 + from) * 16 + count;
  let order = rings.get(key);
  if (!order)
    rings.set(
      key,
      (order = Array.from({ length: count }, (_, i) => (from + i) % count).filter((id) => there & (1 << id))),
    );
  return order;
}
const rings = new Map<number, readonly PlayerId[]>();

/** The player who decides for all players: the First Character's player, or the next living Character's. LOB-RUL-18 */
export const decider = (m: Position): PlayerId => living(m)[0] ?? m.state.first;

/**
 * The player who chooses for the acting mini. For a Character, this is its own player; for the Scenario and for
 * Monsters, it is the player who decides for all.
 */
export const chooser = (m: Position, by: Mini): PlayerId => (by >= 0 && isCharacter(by) ? by : decider(m));

export const placeOf = (m: Position, mini: Mini): Space =>
  isCharacter(mini) ? characterOf(m, mini).at : (monsterAt(m, mini)?.at ?? -1);

/** All living minis on a Space: Characters in ring order, then Monsters by number. */
export const minisAt = (m: Position, space: Space): Mini[] => [
  ...living(m).filter((id) => characterOf(m, id).at === space),
  ...monstersAt(m, space).map(({ id }) => id),
];
export const monstersAt = ({ state }: Position, space: Space): Monster[] =>
  state.monsters.filter(({ at }) => at === space);

// Cards in force

export function characterSide(m: Position, id: PlayerId): CharacterSide {
  const { card: name, insane } = characterOf(m, id);
  const character = cardOf(m.content.characters, name);
  return insane ? character.insane : character.blue;
}

export function monsterSide(m: Position, name: string): MonsterSide {
  const { normal, empowered } = cardOf(m.content.monsters, name);
  for (const type of m.state.types) if (type.empowered && type.card === name) return empowered ?? normal;
  return normal;
}

export const weaponOf = (m: Position, item: HeldItem | undefined): WeaponCard | undefined =>
  item && m.content.weapons.get(item.card);
export const equipmentOf = (m: Position, item: HeldItem | undefined): EquipmentCard | undefined =>
  item && m.content.equipment.get(item.card);

/** Armor and Weapons are in use in the Loadout; other Equipment is in use wherever it is held. LOB-ITM-06 */
export const isInUse = (m: Position, item: HeldItem): boolean =>
  item.worn || !(weaponOf(m, item) ?? equipmentOf(m, item)?.armor);

/** An Ability that a Character has now. Its key is `<card>.<n>`; `n` begins at 1. */
export interface HeldAbility {
  readonly key: string;
  readonly ability: Ability;
  readonly of: 'character' | 'disorder' | 'item';
  readonly card: string;
}

/** When an Ability can be used: in its owner's Turn, with a roll, or when it is triggered. */
type UseMoment = 'turn' | 'roll' | 'trigger';

/** The Passives that apply now, and the values that result from them. */
interface ValuesInForce {
  readonly passives: readonly Passive[];
  readonly adds: PassiveTotals;
  /** The current Attributes. */
  readonly attributes: Readonly<Record<Attribute, number>>;
  readonly calms: readonly string[];
  /** Modifiers of rolls, cached when they are first needed: see `attack/modifiers.ts`. */
  readonly rollModifiers: CachedModifiers[];
}
export interface CachedModifiers {
  readonly roll: Attribute | 'printed' | 'defense';
  readonly with: string;
  readonly side: TotalModifiers;
}
type PassiveTotals = {
  -readonly [K in keyof typeof baseLimits | 'health' | 'ap' | 'mp' | 'loot' | 'search' | 'rebate']: number;
} & {
  stealth: boolean;
  ethereal: boolean;
};

/**
 * A binary tree of cached values. Each level stands for one requirement: one branch if it is met, the other if it is
 * not. The leaves hold the values.
 */
interface RequirementTree {
  met?: RequirementTree;
  unmet?: RequirementTree;
  holding?: ValuesInForce;
}

/** The cards and values in force for a Character, with the lists and tokens that they depend on. */
interface InForce extends Pick<Character, 'insane' | 'items' | 'disorders' | 'lasting' | 'increases' | 'decreases'> {
  readonly abilities: readonly HeldAbility[];
  readonly at: Readonly<Record<UseMoment, readonly HeldAbility[]>>;
  readonly passives: readonly Passive[];
  /** The requirements of these Passives. `fork` caches the values for each combination of met requirements. */
  readonly conditions: readonly Requirement[];
  readonly fork: RequirementTree;
}

const inForce = new WeakMap<Character, InForce>();

/**
 * These values are needed many times for every question, so they are computed again only after one of the lists or
 * objects that they depend on was replaced.
 */
function inForceFor(m: Position, id: PlayerId): InForce {
  const character = characterOf(m, id);
  const { insane, items, disorders, lasting, increases, decreases } = character;
  const last = inForce.get(character);
  const known =
    last?.items === items &&
    last.lasting === lasting &&
    last.increases === increases &&
    last.decreases === decreases &&
    last.insane === insane
      ? last
      : undefined;
  if (known?.disorders === disorders) return known;
  const abilities = allAbilities(m, id);
  const all = allPassives(m, id, abilities);
  // A Disorder that goes into Cooldown often changes no Passive. Then the cached values still apply.
  const unchanged = known && haveSameElements(all, known.passives) ? known : undefined;
  const passives = unchanged?.passives ?? all;
  const found: InForce = {
    insane,
    items,
    disorders,
    lasting,
    increases,
    decreases,
    abilities,
    passives,
    at: byMoment(abilities),
    conditions: passives.flatMap((passive) => passive.while ?? []),
    fork: unchanged?.fork ?? {},
  };
  inForce.set(character, found);
  return found;
}

const haveSameElements = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);

function byMoment(abilities: readonly HeldAbility[]): InForce['at'] {
  const at: Record<UseMoment, HeldAbility[]> = { turn: [], roll: [], trigger: [] };
  for (const held of abilities) {
    const { type, trigger } = held.ability;
    if (type === 'active' || type === 'attack') at.turn.push(held);
    if (type === 'weapon-attack' || type === 'defense' || type === 'roll') at.roll.push(held);
    if (trigger) at.trigger.push(held);
  }
  return at;
}

/**
 * The Abilities that the Character can use now. Cards in Cooldown (LOB-DIS-11) and Items that are not in use are left
 * out.
 */
export const abilitiesOf = (m: Position, id: PlayerId): readonly HeldAbility[] => inForceFor(m, id).abilities;
export const abilitiesFor = (m: Position, id: PlayerId, moment: UseMoment): readonly HeldAbility[] =>
  inForceFor(m, id).at[moment];

/** Selects which upgrade rows of an Item count. */
type RowFilter = (m: Position, id: PlayerId, item: HeldItem) => readonly UpgradeRow[];

function allAbilities(m: Position, id: PlayerId, rows: RowFilter = boughtRows): HeldAbility[] {
  const { card: name, disorders, items } = characterOf(m, id);
  const all = [...abilitiesOnCard('character', name, characterSide(m, id).abilities)];
  for (const held of disorders)
    if (held.cooldown === 0)
      all.push(...abilitiesOnCard('disorder', held.card, cardOf(m.content.disorders, held.card).abilities));
  for (const item of items) {
    if (!isInUse(m, item)) continue;
    const { abilities, rows: printed = [] } = weaponOf(m, item) ?? equipmentOf(m, item) ?? {};
    if (abilities) all.push(...abilitiesOnCard('item', item.card, abilities));
    // Rows can be bought in any order, so the key of a row's Ability must not depend on which other rows are bought.
    const rowsWithAbility = printed.filter(({ ability }) => ability);
    for (const row of rows(m, id, item))
      if (row.ability)
        all.push(heldAbility('item', item.card, row.ability, (abilities?.length ?? 0) + rowsWithAbility.indexOf(row)));
  }
  return all;
}

const heldAbility = (of: HeldAbility['of'], from: string, ability: Ability, i: number): HeldAbility => ({
  key: `${from}.${i + 1}`,
  ability,
  of,
  card: from,
});
const abilitiesByCard = memoByName<readonly HeldAbility[]>();
/** All Abilities printed on a card. */
const abilitiesOnCard = (of: HeldAbility['of'], from: string, abilities: readonly Ability[]): readonly HeldAbility[] =>
  abilitiesByCard(abilities, from, () => abilities.map((ability, i) => heldAbility(of, from, ability, i)));

/** The bought rows of an Item that work for this holder. LOB-WPN-04, LOB-EQP-02 */
export function boughtRows(m: Position, id: PlayerId, item: HeldItem, key?: Attribute): readonly UpgradeRow[] {
  const weapon = weaponOf(m, item);
  const rows = rowsOn(item, weapon ?? equipmentOf(m, item));
  return rows.some(({ skilled }) => skilled) && !isSkilled(m, id, weapon, key)
    ? rows.filter(({ skilled }) => !skilled)
    : rows;
}

const rowsOn = (item: HeldItem, printed: WeaponCard | EquipmentCard | undefined): readonly UpgradeRow[] =>
  item.rows === 0 ? [] : (printed?.rows ?? []).filter((_, r) => (item.rows & (1 << r)) !== 0);

/**
 * Whether the Character is Skilled with the Weapon. In an Attack, `key` is the chosen Attribute (LOB-WPN-03,
 * LOB-RUL-72). If `key` is missing, the best of the Weapon's possible Attributes decides.
 */
export function isSkilled(m: Position, id: PlayerId, weapon: WeaponCard | undefined, key?: Attribute): boolean {
  if (!weapon || weapon.threshold === undefined) return true;
  if (key) return attributeOf(m, id, key) >= weapon.threshold;
  const keys: readonly Attribute[] = weapon.key === 'any' ? ['strength', 'dexterity', 'wisdom'] : [weapon.key];
  const steady = allPassives(m, id, allAbilities(m, id, rowsWithoutSkill), rowsWithoutSkill).filter(
    (passive) => !passive.while,
  );
  return keys.some(
    (each) =>
      steady.reduce((sum, { attributes }) => sum + (attributes?.[each] ?? 0), attributeWithoutCards(m, id, each)) >=
      (weapon.threshold ?? 0),
  );
}

/** Leaves out rows that work only for a Skilled Character. Such a row cannot make the Character Skilled. */
const rowsWithoutSkill: RowFilter = (m, _, item) =>
  rowsOn(item, weaponOf(m, item) ?? equipmentOf(m, item)).filter(({ skilled }) => !skilled);

/**
 * The Passives of ready cards, of Items in use with their rows, and of lasting effects. Returns the same list object
 * until the Passives change.
 */
export const passivesOf = (m: Position, id: PlayerId): readonly Passive[] => valuesInForce(m, id).passives;

function valuesInForce(m: Position, id: PlayerId): ValuesInForce {
  const { passives, conditions, fork } = inForceFor(m, id);
  let branch = fork;
  for (const condition of conditions) branch = meets(m, id, condition) ? (branch.met ??= {}) : (branch.unmet ??= {});
  return (branch.holding ??= computeValues(
    m,
    id,
    passives.filter((passive) => !passive.while || meets(m, id, passive.while)),
  ));
}

function computeValues(m: Position, id: PlayerId, passives: readonly Passive[]): ValuesInForce {
  const attributes = {
    strength: attributeWithoutCards(m, id, 'strength'),
    dexterity: attributeWithoutCards(m, id, 'dexterity'),
    wisdom: attributeWithoutCards(m, id, 'wisdom'),
    imagination: attributeWithoutCards(m, id, 'imagination'),
  };
  const totals: PassiveTotals = {
    insanity: 0,
    items: 0,
    disorders: 0,
    health: 0,
    ap: 0,
    mp: 0,
    loot: 0,
    search: 0,
    rebate: 0,
    stealth: false,
    ethereal: false,
  };
  const calmed: string[] = [];
  for (const passive of passives) {
    const { attributes: more, limits, calms } = passive;
    if (more) for (const attribute of attributeNames) attributes[attribute] += more[attribute] ?? 0;
    if (limits) for (const limit of ['insanity', 'items', 'disorders'] as const) totals[limit] += limits[limit] ?? 0;
    for (const value of ['health', 'ap', 'mp', 'loot', 'search', 'rebate'] as const)
      totals[value] += passive[value] ?? 0;
    for (const way of ['stealth', 'ethereal'] as const) totals[way] ||= !!passive[way];
    if (calms) calmed.push(...calms);
  }
  for (const attribute of attributeNames) attributes[attribute] = Math.max(0, attributes[attribute]);
  return { passives, adds: totals, attributes, calms: calmed, rollModifiers: [] };
}

function allPassives(
  m: Position,
  id: PlayerId,
  abilities: readonly HeldAbility[],
  rows: RowFilter = boughtRows,
): Passive[] {
  const character = characterOf(m, id);
  const found: Passive[] = character.lasting.map(({ passive }) => passive);
  for (const { ability } of abilities) if (ability.type === 'passive' && ability.passive) found.push(ability.passive);
  for (const item of character.items) {
    if (!isInUse(m, item)) continue;
    const printed = weaponOf(m, item) ?? equipmentOf(m, item);
    if (printed?.passive) found.push(printed.passive);
    for (const { passive } of rows(m, id, item)) if (passive) found.push(passive);
  }
  return found;
}

/**
 * The sum that the Passives in force add to a value. For `insanity`, `items` and `disorders`, they add to the limit.
 */
export const passiveTotal = (
  m: Position,
  id: PlayerId,
  value: Exclude<keyof PassiveTotals, 'stealth' | 'ethereal'>,
): number => valuesInForce(m, id).adds[value];

// Values

export const woundsOf = (m: Position, mini: Mini): number =>
  isCharacter(mini) ? characterOf(m, mini).wounds : (monsterAt(m, mini)?.wounds ?? 0);

/** The Attribute without the changes from cards. */
const attributeWithoutCards = (m: Position, id: PlayerId, attribute: Attribute): number =>
  maximumOf(m, id, attribute) - (characterOf(m, id).decreases[attribute] ?? 0);

/** The printed value on the visible side, plus Increase tokens. LOB-CHR-07 */
export const maximumOf = (m: Position, id: PlayerId, attribute: Attribute): number =>
  characterSide(m, id).attributes[attribute] + (characterOf(m, id).increases[attribute] ?? 0);

/** The current Attributes. Dice, Skilled, Flee and death depend on them. LOB-CHR-07 */
export const attributesOf = (m: Position, id: PlayerId): ValuesInForce['attributes'] => valuesInForce(m, id).attributes;
export const attributeOf = (m: Position, id: PlayerId, attribute: Attribute): number => attributesOf(m, id)[attribute];

/** The number of Wounds that kills. LOB-CHR-02, LOB-MON-03, LOB-BOS-02 */
export function healthOf(m: Position, mini: Mini): number {
  if (isCharacter(mini))
    return Math.max(1, characterSide(m, mini).health + passiveTotal(m, mini, 'health') + difficultyChange(m, 'health'));
  const name = monsterAt(m, mini)?.card ?? '';
  const side = monsterSide(m, name);
  if (cardOf(m.content.monsters, name).class === 'boss')
    return Math.max(1, side.health + difficultyChange(m, 'bossHealth')) * m.state.characters.length;
  return Math.max(1, side.health + monsterChange(m, name, 'health') + difficultyChange(m, 'monsterHealth'));
}

/**
 * The sum of the current changes to one number of a type of Monster. Changes to all Monsters are included. LOB-HNT-04
 */
export function monsterChange(m: Position, name: string, stat: MonsterChange['stat']): number {
  let changed = 0;
  for (const change of m.state.changes) if (change.stat === stat && (change.type ?? name) === name) changed += change.n;
  return changed;
}

/** The sum of the changes by the Difficulty Modifier cards in use. LOB-RUL-121 */
export function difficultyChange(m: Position, what: keyof DifficultyChanges): number {
  let changed = 0;
  for (const { card: name, level } of m.state.difficulty)
    changed += cardOf(m.content.difficulties, name).rows[level][what] ?? 0;
  return changed;
}

/** The Attributes in the order in which cards show them. */
export const attributeNames: readonly Attribute[] = ['strength', 'dexterity', 'wisdom', 'imagination'];

const baseLimits = { insanity: 6, items: 6, disorders: 4 } as const;
/** The limits of 6 Insanity, 6 Items and 4 Disorder cards, plus the changes from cards. LOB-ARE-04, LOB-PRE-02 */
export const limitOf = (m: Position, id: PlayerId, what: keyof typeof baseLimits): number =>
  baseLimits[what] + passiveTotal(m, id, what);

export const cachedModifiersOf = (m: Position, id: PlayerId): CachedModifiers[] => valuesInForce(m, id).rollModifiers;

/** The types of Monsters that do not attack while they are on the Character's Space. LOB-EX-37 */
export const calmsOf = (m: Position, id: PlayerId): readonly string[] => valuesInForce(m, id).calms;

export const hasPassive = (m: Position, id: PlayerId, what: 'stealth' | 'ethereal'): boolean =>
  valuesInForce(m, id).adds[what];

/** Whether a living Character is on the Space. */
export function hasCharacter({ state: { characters } }: Position, space: Space): boolean {
  for (const { at, dead, gone } of characters) if (at === space && !dead && !gone) return true;
  return false;
}

/** The effects to which the mini is immune. LOB-IMM-01 */
export function immunities(m: Position, mini: Mini): readonly Keyword[] {
  if (!isCharacter(mini)) {
    const monster = monsterAt(m, mini);
    return (monster && monsterSide(m, monster.card).immune) ?? [];
  }
  const all: Keyword[] = [];
  for (const item of characterOf(m, mini).items)
    if (isInUse(m, item)) all.push(...(equipmentOf(m, item)?.mods?.immune ?? []));
  for (const { defense } of passivesOf(m, mini)) all.push(...(defense?.immune ?? []));
  return all;
}

// Requirements of cards

/**
 * Whether the Space `there` is in an area around a mini. The Scenario is on no Space, so for the Scenario only
 * `anywhere` is true.
 */
export const isInArea = (m: Position, from: Mini, there: Space, where: Where): boolean =>
  from < 0 ? where === 'anywhere' : isInAreaOf(m, placeOf(m, from), there, where);

function isInAreaOf(m: Position, here: Space, there: Space, where: Where): boolean {
  if (where === 'here') return here === there;
  if (where === 'anywhere') return true;
  if (where === 'sight') return sees(m, here, there);
  return range(m, here, there) <= where.range && (!where.sight || sees(m, here, there));
}

function countMonsters(m: Position, here: Space, where: Where): number {
  let n = 0;
  for (const { at } of m.state.monsters) if (isInAreaOf(m, here, at, where)) n++;
  return n;
}

export function meets(m: Position, by: Mini, is: Requirement): boolean {
  if ('not' in is) return !meets(m, by, is.not);
  if ('flag' in is) return m.state.flags.includes(is.flag);
  if ('aura' in is) return m.state.hunt.revealed;
  if ('monsters' in is) return countMonsters(m, placeOf(m, by), is.where) >= is.monsters;
  if ('alone' in is) return !living(m).some((id) => id !== by && placeOf(m, id) === placeOf(m, by));
  if ('wounded' in is) return woundsOf(m, by) >= is.wounded;
  return isCharacter(by) && characterOf(m, by).insanity >= is.insanity;
}

export const sum = (numbers: readonly (number | undefined)[]): number =>
  numbers.reduce<number>((all, n) => all + (n ?? 0), 0);
