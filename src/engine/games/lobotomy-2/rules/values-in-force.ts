// The minis in the game and their current values: printed values, tokens, and everything else in force. LOB-CHR,
// LOB-MON
import type { PlayerId } from '../../../kernel/index.js';
import type {
  Ability,
  Attribute,
  CharacterSide,
  Difficulty,
  EquipmentCard,
  Keyword,
  MonsterSide,
  Passive,
  UpgradeRow,
  WeaponCard,
  Where,
  Whether,
} from '../cards/card-types.js';
import { card } from '../cards/card-index.js';
import { range, sees } from './board/board.js';
import { keptByName } from '../cards/memo.js';
import type { M } from '../state/step-context.js';
import {
  isCharacter,
  type Character,
  type HeldItem,
  type Joined,
  type Mini,
  type Monster,
  type MonsterChange,
  type Space,
} from '../state/state.js';

export function characterOf({ state }: M, id: PlayerId): Character {
  const found = state.characters[id];
  if (!found) throw new RangeError(`no character ${id}`);
  return found;
}
export function monsterAt({ state: { monsters } }: M, id: Mini): Monster | undefined {
  for (const monster of monsters) if (monster.id === id) return monster;
  return undefined;
}

/** Dead Characters are ignored for all purposes. LOB-DTH-05 */
export const isAlive = (m: M, mini: Mini): boolean =>
  isCharacter(mini) ? !characterOf(m, mini).dead : !!monsterAt(m, mini);

/** Living Characters in ring order, from the First Character. LOB-PLY-05 */
export const living = (m: M): readonly PlayerId[] => ringOf(m, m.state.first, true);

/** Everybody who has a Turn, in ring order. LOB-PLY-06, LOB-RUL-88 */
export const ring = (m: M, from: PlayerId): readonly PlayerId[] => ringOf(m, from, false);

/** Starts at one Character and goes round the table. The same few lists are needed all the time, so they are kept. */
function ringOf({ state: { characters } }: M, from: PlayerId, alive: boolean): readonly PlayerId[] {
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

/** Who decides for all players: the First Character, or the next one alive. LOB-RUL-18 */
export const decider = (m: M): PlayerId => living(m)[0] ?? m.state.first;

/**
 * Who chooses for whoever acts: the Character's player; for the Scenario and for Monsters the player who decides for
 * all.
 */
export const chooser = (m: M, by: Mini): PlayerId => (by >= 0 && isCharacter(by) ? by : decider(m));

export const placeOf = (m: M, mini: Mini): Space =>
  isCharacter(mini) ? characterOf(m, mini).at : (monsterAt(m, mini)?.at ?? -1);

/** Everybody alive on that Space: Characters in ring order, then Monsters by number. */
export const minisAt = (m: M, space: Space): Mini[] => [
  ...living(m).filter((id) => characterOf(m, id).at === space),
  ...monstersAt(m, space).map(({ id }) => id),
];
export const monstersAt = ({ state }: M, space: Space): Monster[] => state.monsters.filter(({ at }) => at === space);

// Cards in force

export function sideOf(m: M, id: PlayerId): CharacterSide {
  const { card: name, insane } = characterOf(m, id);
  const character = card(m.content.characters, name);
  return insane ? character.insane : character.blue;
}

export function monsterSide(m: M, name: string): MonsterSide {
  const { normal, empowered } = card(m.content.monsters, name);
  for (const type of m.state.types) if (type.empowered && type.card === name) return empowered ?? normal;
  return normal;
}

export const weaponOf = (m: M, item: HeldItem | undefined): WeaponCard | undefined =>
  item && m.content.weapons.get(item.card);
export const equipmentOf = (m: M, item: HeldItem | undefined): EquipmentCard | undefined =>
  item && m.content.equipment.get(item.card);

/** In use: Armor and Weapons in the Loadout, other Equipment wherever it is held. LOB-ITM-06 */
export const isInUse = (m: M, item: HeldItem): boolean =>
  item.worn || !(weaponOf(m, item) ?? equipmentOf(m, item)?.armor);

/** An Ability that a Character has now. Its key, by which it is used and remembered, is `<card>.<n>`, from 1. */
export interface Held {
  readonly key: string;
  readonly ability: Ability;
  readonly of: 'character' | 'disorder' | 'item';
  readonly card: string;
}

/** When an Ability can be used: in your own Turn, with a roll, or when it is triggered. */
type Moment = 'turn' | 'roll' | 'trigger';

/** The Passives that apply at one moment, and the values that follow from them. */
interface Holding {
  readonly passives: readonly Passive[];
  readonly adds: Adds;
  /** The current values. */
  readonly attributes: Readonly<Record<Attribute, number>>;
  readonly calms: readonly string[];
  /** Modifiers of rolls that follow from these values, as far as they were needed: see `attack/modifiers.ts`. */
  readonly sides: KeptSide[];
}
export interface KeptSide {
  readonly roll: Attribute | 'printed' | 'defense';
  readonly with: string;
  readonly side: Joined;
}
type Adds = { -readonly [K in keyof typeof usual | 'health' | 'ap' | 'mp' | 'loot' | 'search' | 'rebate']: number } & {
  stealth: boolean;
  ethereal: boolean;
};

/**
 * A binary tree of remembered values: one branch for each requirement that is met or not. The leaves hold the values.
 */
interface Fork {
  met?: Fork;
  unmet?: Fork;
  holding?: Holding;
}

/** What is in force for a Character, with the lists and tokens that it was computed from. */
interface InForce extends Pick<Character, 'insane' | 'items' | 'disorders' | 'lasting' | 'increases' | 'decreases'> {
  readonly abilities: readonly Held[];
  readonly at: Readonly<Record<Moment, readonly Held[]>>;
  readonly passives: readonly Passive[];
  /** The requirements of these Passives, and the values remembered for each outcome. */
  readonly conditions: readonly Whether[];
  readonly fork: Fork;
}

const inForce = new WeakMap<Character, InForce>();

/** Needed many times for every question, so it is computed again only when one of the lists or tokens was replaced. */
function inForceFor(m: M, id: PlayerId): InForce {
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
  // A Disorder that cools down often changes no Passive. Then the remembered values still apply.
  const same = known && isAlike(all, known.passives) ? known : undefined;
  const passives = same?.passives ?? all;
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
    fork: same?.fork ?? {},
  };
  inForce.set(character, found);
  return found;
}

const isAlike = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);

function byMoment(abilities: readonly Held[]): InForce['at'] {
  const at: Record<Moment, Held[]> = { turn: [], roll: [], trigger: [] };
  for (const held of abilities) {
    const { type, trigger } = held.ability;
    if (type === 'active' || type === 'attack') at.turn.push(held);
    if (type === 'weapon-attack' || type === 'defense' || type === 'roll') at.roll.push(held);
    if (trigger) at.trigger.push(held);
  }
  return at;
}

/** Abilities that can work now: not those of cards in Cooldown (LOB-DIS-11) or of Items that are not in use. */
export const abilitiesOf = (m: M, id: PlayerId): readonly Held[] => inForceFor(m, id).abilities;
export const abilitiesAt = (m: M, id: PlayerId, moment: Moment): readonly Held[] => inForceFor(m, id).at[moment];

/** Chooses the upgrade rows of an Item that count. */
type Rows = (m: M, id: PlayerId, item: HeldItem) => readonly UpgradeRow[];

function allAbilities(m: M, id: PlayerId, rows: Rows = boughtRows): Held[] {
  const { card: name, disorders, items } = characterOf(m, id);
  const all = [...heldFrom('character', name, sideOf(m, id).abilities)];
  for (const held of disorders)
    if (held.cooldown === 0)
      all.push(...heldFrom('disorder', held.card, card(m.content.disorders, held.card).abilities));
  for (const item of items) {
    if (!isInUse(m, item)) continue;
    const { abilities, rows: printed = [] } = weaponOf(m, item) ?? equipmentOf(m, item) ?? {};
    if (abilities) all.push(...heldFrom('item', item.card, abilities));
    // Rows are bought in any order, and each keeps its number whether the others are bought or not.
    const able = printed.filter(({ ability }) => ability);
    for (const row of rows(m, id, item))
      if (row.ability) all.push(heldAs('item', item.card, row.ability, (abilities?.length ?? 0) + able.indexOf(row)));
  }
  return all;
}

const heldAs = (of: Held['of'], from: string, ability: Ability, i: number): Held => ({
  key: `${from}.${i + 1}`,
  ability,
  of,
  card: from,
});
const printedOn = keptByName<readonly Held[]>();
/** All Abilities printed on a card. */
const heldFrom = (of: Held['of'], from: string, abilities: readonly Ability[]): readonly Held[] =>
  printedOn(abilities, from, () => abilities.map((ability, i) => heldAs(of, from, ability, i)));

/** Rows of an Item that are bought and work for this holder. LOB-WPN-04, LOB-EQP-02 */
export function boughtRows(m: M, id: PlayerId, item: HeldItem, key?: Attribute): readonly UpgradeRow[] {
  const weapon = weaponOf(m, item);
  const rows = rowsOn(item, weapon ?? equipmentOf(m, item));
  return rows.some(({ skilled }) => skilled) && !isSkilled(m, id, weapon, key)
    ? rows.filter(({ skilled }) => !skilled)
    : rows;
}

const rowsOn = (item: HeldItem, printed: WeaponCard | EquipmentCard | undefined): readonly UpgradeRow[] =>
  item.rows === 0 ? [] : (printed?.rows ?? []).filter((_, r) => (item.rows & (1 << r)) !== 0);

/** By the Attribute chosen for this Attack (LOB-WPN-03, LOB-RUL-72); outside an Attack by the best one allowed. */
export function isSkilled(m: M, id: PlayerId, weapon: WeaponCard | undefined, key?: Attribute): boolean {
  if (!weapon || weapon.threshold === undefined) return true;
  if (key) return attributeOf(m, id, key) >= weapon.threshold;
  const keys: readonly Attribute[] = weapon.key === 'any' ? ['strength', 'dexterity', 'wisdom'] : [weapon.key];
  const steady = allPassives(m, id, allAbilities(m, id, basicRows), basicRows).filter((passive) => !passive.while);
  return keys.some(
    (each) =>
      steady.reduce((sum, { attributes }) => sum + (attributes?.[each] ?? 0), bare(m, id, each)) >=
      (weapon.threshold ?? 0),
  );
}

/** A row that only a Skilled Character can use cannot itself make the Character Skilled. */
const basicRows: Rows = (m, _, item) =>
  rowsOn(item, weaponOf(m, item) ?? equipmentOf(m, item)).filter(({ skilled }) => !skilled);

/**
 * Passives of ready cards, of Items in use and their rows, and of lasting effects. The same list object as long as they
 * are the same.
 */
export const passivesOf = (m: M, id: PlayerId): readonly Passive[] => holdingFor(m, id).passives;

function holdingFor(m: M, id: PlayerId): Holding {
  const { passives, conditions, fork } = inForceFor(m, id);
  let now = fork;
  for (const condition of conditions) now = whether(m, id, condition) ? (now.met ??= {}) : (now.unmet ??= {});
  return (now.holding ??= held(
    m,
    id,
    passives.filter((passive) => !passive.while || whether(m, id, passive.while)),
  ));
}

function held(m: M, id: PlayerId, passives: readonly Passive[]): Holding {
  const attributes = {
    strength: bare(m, id, 'strength'),
    dexterity: bare(m, id, 'dexterity'),
    wisdom: bare(m, id, 'wisdom'),
    imagination: bare(m, id, 'imagination'),
  };
  const adds: Adds = {
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
    if (limits) for (const limit of ['insanity', 'items', 'disorders'] as const) adds[limit] += limits[limit] ?? 0;
    for (const value of ['health', 'ap', 'mp', 'loot', 'search', 'rebate'] as const) adds[value] += passive[value] ?? 0;
    for (const way of ['stealth', 'ethereal'] as const) adds[way] ||= !!passive[way];
    if (calms) calmed.push(...calms);
  }
  for (const attribute of attributeNames) attributes[attribute] = Math.max(0, attributes[attribute]);
  return { passives, adds, attributes, calms: calmed, sides: [] };
}

function allPassives(m: M, id: PlayerId, abilities: readonly Held[], rows: Rows = boughtRows): Passive[] {
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

/** What the Passives in force add to a value. For `insanity`, `items` and `disorders` that is the limit. */
export const total = (m: M, id: PlayerId, value: Exclude<keyof Adds, 'stealth' | 'ethereal'>): number =>
  holdingFor(m, id).adds[value];

// Values

export const woundsOf = (m: M, mini: Mini): number =>
  isCharacter(mini) ? characterOf(m, mini).wounds : (monsterAt(m, mini)?.wounds ?? 0);

/** Without what cards add. */
const bare = (m: M, id: PlayerId, attribute: Attribute): number =>
  maximum(m, id, attribute) - (characterOf(m, id).decreases[attribute] ?? 0);

/** The printed value of the visible side, plus Increase tokens. LOB-CHR-07 */
export const maximum = (m: M, id: PlayerId, attribute: Attribute): number =>
  sideOf(m, id).attributes[attribute] + (characterOf(m, id).increases[attribute] ?? 0);

/** The current values. Dice, Skilled, Flee and death go by them. LOB-CHR-07 */
export const attributesOf = (m: M, id: PlayerId): Holding['attributes'] => holdingFor(m, id).attributes;
export const attributeOf = (m: M, id: PlayerId, attribute: Attribute): number => attributesOf(m, id)[attribute];

/** How many Wounds kill. LOB-CHR-02, LOB-MON-03, LOB-BOS-02 */
export function healthOf(m: M, mini: Mini): number {
  if (isCharacter(mini))
    return Math.max(1, sideOf(m, mini).health + total(m, mini, 'health') + difficultyOf(m, 'health'));
  const name = monsterAt(m, mini)?.card ?? '';
  const side = monsterSide(m, name);
  if (card(m.content.monsters, name).class === 'boss')
    return Math.max(1, side.health + difficultyOf(m, 'bossHealth')) * m.state.characters.length;
  return Math.max(1, side.health + changeOf(m, name, 'health') + difficultyOf(m, 'monsterHealth'));
}

/** The current change to a number of all Monsters, or of that type. LOB-HNT-04 */
export function changeOf(m: M, name: string, stat: MonsterChange['stat']): number {
  let changed = 0;
  for (const change of m.state.changes) if (change.stat === stat && (change.type ?? name) === name) changed += change.n;
  return changed;
}

/** What the Difficulty Modifier cards in use add up to. LOB-RUL-121 */
export function difficultyOf(m: M, what: keyof Difficulty): number {
  let changed = 0;
  for (const { card: name, level } of m.state.difficulty)
    changed += card(m.content.difficulties, name).rows[level][what] ?? 0;
  return changed;
}

/** In the order of the card. */
export const attributeNames: readonly Attribute[] = ['strength', 'dexterity', 'wisdom', 'imagination'];

const usual = { insanity: 6, items: 6, disorders: 4 } as const;
/** 6 Insanity, 6 Items and 4 Disorder cards, plus what cards add. LOB-ARE-04, LOB-PRE-02 */
export const limitOf = (m: M, id: PlayerId, what: keyof typeof usual): number => usual[what] + total(m, id, what);

export const sidesOf = (m: M, id: PlayerId): KeptSide[] => holdingFor(m, id).sides;

/** Types of Monsters that do not attack it. LOB-EX-37 */
export const calmsOf = (m: M, id: PlayerId): readonly string[] => holdingFor(m, id).calms;

export const has = (m: M, id: PlayerId, what: 'stealth' | 'ethereal'): boolean => holdingFor(m, id).adds[what];

/** Whether a living Character is there. */
export function isMet({ state: { characters } }: M, space: Space): boolean {
  for (const { at, dead, gone } of characters) if (at === space && !dead && !gone) return true;
  return false;
}

/** Effects to which it is immune. LOB-IMM-01 */
export function immunities(m: M, mini: Mini): readonly Keyword[] {
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

/** Whether a Space lies in an area around a mini. The Scenario is nowhere, so for it only `anywhere` is true. */
export const isThere = (m: M, from: Mini, there: Space, where: Where): boolean =>
  from < 0 ? where === 'anywhere' : isFrom(m, placeOf(m, from), there, where);

function isFrom(m: M, here: Space, there: Space, where: Where): boolean {
  if (where === 'here') return here === there;
  if (where === 'anywhere') return true;
  if (where === 'sight') return sees(m, here, there);
  return range(m, here, there) <= where.range && (!where.sight || sees(m, here, there));
}

function monstersThere(m: M, here: Space, where: Where): number {
  let n = 0;
  for (const { at } of m.state.monsters) if (isFrom(m, here, at, where)) n++;
  return n;
}

export function whether(m: M, by: Mini, is: Whether): boolean {
  if ('not' in is) return !whether(m, by, is.not);
  if ('flag' in is) return m.state.flags.includes(is.flag);
  if ('aura' in is) return m.state.hunt.revealed;
  if ('monsters' in is) return monstersThere(m, placeOf(m, by), is.where) >= is.monsters;
  if ('alone' in is) return !living(m).some((id) => id !== by && placeOf(m, id) === placeOf(m, by));
  if ('wounded' in is) return woundsOf(m, by) >= is.wounded;
  return isCharacter(by) && characterOf(m, by).insanity >= is.insanity;
}

export const sum = (numbers: readonly (number | undefined)[]): number =>
  numbers.reduce<number>((all, n) => all + (n ?? 0), 0);
