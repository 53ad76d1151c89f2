// All modifiers of a roll: from the Weapon or Armor with its rows, Passives, the Monster's card, and declarations.
import type { PlayerId } from '../../../../kernel/index.js';
import type {
  Attribute,
  Colour,
  DiceConversion,
  Dice,
  Keyword,
  Modifiers,
  SymbolChange,
} from '../../cards/card-types.js';
import {
  attributeOf,
  boughtRows,
  monsterChange,
  characterOf,
  equipmentOf,
  immunities,
  isInUse,
  monsterAt,
  monsterSide,
  passivesOf,
  cachedModifiersOf,
  weaponOf,
  type CachedModifiers,
} from '../values-in-force.js';
import { itemOf } from '../holdings.js';
import { memoByName } from '../../cards/memo.js';
import type { Position } from '../../state/step-context.js';
import {
  isCharacter,
  type Attack,
  type Declaration,
  type TotalModifiers,
  type Mini,
  type CardEffects,
} from '../../state/state.js';

interface ModifierSource {
  readonly card: string;
  readonly mods: Modifiers;
  /** The source is the card of a Monster or Armor. LOB-RUL-60 */
  readonly printed?: boolean;
}

/**
 * Adds up numbers (LOB-ATK-03), counts each keyword once (LOB-EFX-02), and uses the Range of the last source that has
 * one.
 */
export function combine(sources: readonly ModifierSource[]): TotalModifiers {
  let range: TotalModifiers['range'] = [0, 0]; // LOB-RNG-06
  let unseen = false;
  const dice = { green: 0, red: 0, blue: 0, brown: 0 };
  const bolt = { auto: 0, keywords: [] as Keyword[], infects: null as Attribute | null, then: [] as CardEffects[] };
  const keywords: Keyword[] = [];
  const immune: Keyword[] = [];
  const convert: DiceConversion[] = [];
  const convertFoe: DiceConversion[] = [];
  const turn: SymbolChange[] = [];
  const then: CardEffects[] = [];
  let [auto, printed, reroll] = [0, 0, 0];
  let infects: Attribute | null = null;
  for (const { card, mods, printed: onCard } of sources) {
    if (mods.dice) addDice(dice, mods.dice);
    auto += mods.auto ?? 0;
    if (onCard) printed += mods.auto ?? 0;
    reroll += mods.reroll ?? 0;
    range = mods.range ?? range;
    unseen ||= !!mods.unseen;
    infects ??= mods.infects ?? null;
    addOnce(keywords, mods.keywords);
    addOnce(immune, mods.immune);
    if (mods.convert) convert.push(mods.convert);
    if (mods.convertFoe) convertFoe.push(mods.convertFoe);
    if (mods.turn) turn.push(mods.turn);
    if (mods.then) then.push({ card, steps: mods.then });
    if (!mods.bolt) continue;
    bolt.auto += mods.bolt.auto ?? 0;
    bolt.infects ??= mods.bolt.infects ?? null;
    addOnce(bolt.keywords, mods.bolt.keywords);
    if (mods.bolt.then) bolt.then.push({ card, steps: mods.bolt.then });
  }
  return {
    dice,
    auto,
    printed,
    keywords,
    infects,
    bolt,
    range,
    unseen,
    reroll,
    convert,
    convertFoe,
    turn,
    immune,
    then,
  };
}

function addDice(to: Record<Colour, number>, { green = 0, red = 0, blue = 0, brown = 0 }: Dice): void {
  to.green += green;
  to.red += red;
  to.blue += blue;
  to.brown += brown;
}

function addOnce(to: Keyword[], more: readonly Keyword[] | undefined): void {
  if (more) for (const keyword of more) if (!to.includes(keyword)) to.push(keyword);
}

/** The reach of an Attack. LOB-RNG */
export type AttackRange = Pick<TotalModifiers, 'range' | 'unseen'>;

/** The properties of an Attack that its modifiers depend on. */
export type AttackPlan = Pick<Attack, 'by' | 'with' | 'attribute' | 'printed' | 'declared'>;

/**
 * Caches for the modifiers of Monsters without declarations. The keys are the printed attack or defense and the result
 * of `monsterKey`.
 */
const printedAttack = memoByName<TotalModifiers>();
const printedDefense = memoByName<TotalModifiers>();

/** LOB-ATK-03, LOB-ATK-04, LOB-MAT-06 */
export function modifiersOfAttack(m: Position, made: AttackPlan): TotalModifiers {
  const {
    by,
    with: card,
    attribute,
    printed: [printed, more],
    declared,
  } = made;
  if (!isCharacter(by))
    return printed && !more
      ? printedAttack(printed, monsterKey(m, card, by), () => combine(attackSources(m, made)))
      : combine(attackSources(m, made));
  if (printed || declares(declared, by)) return combine(attackSources(m, made));
  return (
    cachedModifiers(m, by, attribute ?? 'printed', card) ??
    cacheModifiers(m, by, { roll: attribute ?? 'printed', with: card, side: combine(attackSources(m, made)) })
  );
}

const declares = (declared: readonly Declaration[], mini: Mini): boolean =>
  declared.length > 0 && declared.some(({ player }) => player === mini);

/** A Character's modifiers are needed very often, so they are cached together with its values in force. */
function cachedModifiers(
  m: Position,
  player: PlayerId,
  roll: CachedModifiers['roll'],
  card: string,
): TotalModifiers | undefined {
  for (const known of cachedModifiersOf(m, player)) if (known.roll === roll && known.with === card) return known.side;
  return undefined;
}

function cacheModifiers(m: Position, player: PlayerId, made: CachedModifiers): TotalModifiers {
  cachedModifiersOf(m, player).push(made);
  return made.side;
}

function attackSources(m: Position, { by, with: card, attribute, printed, declared }: AttackPlan): ModifierSource[] {
  const sources: ModifierSource[] = printed.map((mods) => ({ card, mods }));
  if (isCharacter(by)) {
    if (attribute) addWeapon(sources, m, by, card, attribute);
    addPassives(sources, m, by, 'attack');
    addDeclared(sources, by, declared);
    if (attribute) sources.push({ card, mods: { dice: { green: attributeOf(m, by, attribute) } } });
  } else sources.push({ card, mods: huntChanges(m, by) });
  return sources;
}

/** LOB-MAT-07, LOB-ATK-05 */
export const modifiersOfDefense = (m: Position, mini: Mini, declared: readonly Declaration[]): TotalModifiers =>
  isCharacter(mini) ? characterDefense(m, mini, declared) : monsterDefense(m, mini, declared);

function characterDefense(m: Position, player: PlayerId, declared: readonly Declaration[]): TotalModifiers {
  if (declares(declared, player)) return combine(defenseSources(m, player, declared));
  return (
    cachedModifiers(m, player, 'defense', '') ??
    cacheModifiers(m, player, { roll: 'defense', with: '', side: combine(defenseSources(m, player, [])) })
  );
}

function defenseSources(m: Position, player: PlayerId, declared: readonly Declaration[]): ModifierSource[] {
  const sources: ModifierSource[] = [];
  addArmor(sources, m, player);
  addPassives(sources, m, player, 'defense');
  addDeclared(sources, player, declared);
  sources.push({ card: '', mods: { immune: immunities(m, player) } });
  return sources;
}

function monsterDefense(m: Position, mini: Mini, declared: readonly Declaration[]): TotalModifiers {
  const card = monsterAt(m, mini)?.card ?? '';
  const printed = monsterSide(m, card);
  const mods: Modifiers = { dice: { blue: monsterChange(m, card, 'blue'), brown: monsterChange(m, card, 'brown') } };
  const side = (): TotalModifiers => {
    const sources: ModifierSource[] = [
      { card, mods: printed.defense, printed: true },
      { card, mods },
    ];
    addDeclared(sources, mini, declared);
    sources.push({ card: '', mods: { immune: immunities(m, mini) } });
    return combine(sources);
  };
  return declares(declared, mini) ? side() : printedDefense(printed, monsterKey(m, card, mini), side);
}

/** A cache key that contains the Monster's card and the changes to its numbers by Hunt Track Events. */
function monsterKey(m: Position, card: string, mini: Mini): string {
  if (m.state.changes.length === 0) return card;
  const { dice: { green = 0, red = 0 } = {}, auto = 0 } = huntChanges(m, mini);
  const [blue, brown] = [monsterChange(m, card, 'blue'), monsterChange(m, card, 'brown')];
  return green || red || blue || brown || auto ? `${card} ${green} ${red} ${blue} ${brown} ${auto}` : card;
}

/** LOB-TST-02, LOB-SEA-03 */
export function modifiersOfTest(
  m: Position,
  player: PlayerId,
  attribute: Attribute,
  declared: readonly Declaration[],
): TotalModifiers {
  const { card } = characterOf(m, player);
  const sources: ModifierSource[] = [{ card, mods: { dice: { blue: attributeOf(m, player, attribute) } } }];
  addPassives(sources, m, player, 'test');
  addDeclared(sources, player, declared);
  return combine(sources);
}

/** The changes to a Monster's Attack by Hunt Track Events. LOB-HNT-04 */
function huntChanges(m: Position, mini: Mini): Modifiers {
  const name = monsterAt(m, mini)?.card ?? '';
  return {
    dice: { green: monsterChange(m, name, 'green'), red: monsterChange(m, name, 'red') },
    auto: monsterChange(m, name, 'auto'),
  };
}

/**
 * Adds the bonuses of the Weapon and of its bought rows. Skilled rows count only if the Character is Skilled in this
 * Attribute. LOB-WPN-04, LOB-RUL-72
 */
function addWeapon(to: ModifierSource[], m: Position, player: PlayerId, card: string, attribute: Attribute): void {
  const item = itemOf(characterOf(m, player), card);
  const weapon = weaponOf(m, item);
  if (!item || !weapon) return;
  if (weapon.mods) to.push({ card, mods: weapon.mods });
  for (const { mods } of boughtRows(m, player, item, attribute)) if (mods) to.push({ card, mods });
}

/** Adds the bonuses of the Armor in the Loadout, and of the bought rows of all Equipment in use. LOB-ITM-06 */
function addArmor(to: ModifierSource[], m: Position, player: PlayerId): void {
  for (const item of characterOf(m, player).items) {
    const equipment = isInUse(m, item) ? equipmentOf(m, item) : undefined;
    if (!equipment) continue;
    const printed = !!equipment.armor;
    if (equipment.mods) to.push({ card: item.card, mods: equipment.mods, printed });
    for (const { mods } of boughtRows(m, player, item)) if (mods) to.push({ card: item.card, mods, printed });
  }
}

function addPassives(to: ModifierSource[], m: Position, player: PlayerId, roll: 'attack' | 'defense' | 'test'): void {
  for (const { [roll]: mods } of passivesOf(m, player)) if (mods) to.push({ card: characterOf(m, player).card, mods });
}

function addDeclared(to: ModifierSource[], player: PlayerId, declared: readonly Declaration[]): void {
  for (const each of declared)
    if (each.player === player) for (const mods of each.mods) to.push({ card: each.key, mods });
}
