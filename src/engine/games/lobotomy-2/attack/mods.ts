// What the sources of one side add to a roll: the Weapon or Armor with its rows, Passives, the Monster's card, what was declared.
import type { PlayerId } from '../../../kernel/index.js';
import type { Attribute, Colour, Conversion, Dice, Keyword, Mods, Turned } from '../cards.js';
import { attributeOf, boughtRows, changeOf, characterOf, equipmentOf, immunities, isInUse, monsterAt, monsterSide, passivesOf, weaponOf } from '../figures.js';
import { itemOf } from '../holdings.js';
import type { M } from '../play.js';
import { isCharacter, type Attack, type Declaration, type Joined, type Mini, type Said } from '../state.js';

interface Source {
  readonly card: string;
  readonly mods: Mods;
  /** On a Monster's or Armor's card. LOB-RUL-60 */
  readonly printed?: boolean;
}

/** Numbers are added up (LOB-ATK-03), a keyword counts once (LOB-EFX-02), and the last reach that is named holds. */
export function join(sources: readonly Source[]): Joined {
  const dice = { green: 0, red: 0, blue: 0, brown: 0 };
  const bolt = { auto: 0, keywords: [] as Keyword[], infects: null as Attribute | null, then: [] as Said[] };
  const keywords: Keyword[] = [];
  const immune: Keyword[] = [];
  const convert: Conversion[] = [];
  const convertFoe: Conversion[] = [];
  const turn: Turned[] = [];
  const then: Said[] = [];
  let [auto, printed, reroll] = [0, 0, 0];
  let infects: Attribute | null = null;
  for (const { card, mods, printed: onCard } of sources) {
    if (mods.dice) addDice(dice, mods.dice);
    auto += mods.auto ?? 0;
    if (onCard) printed += mods.auto ?? 0;
    reroll += mods.reroll ?? 0;
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
  return { dice, auto, printed, keywords, infects, bolt, ...reachBy(sources), reroll, convert, convertFoe, turn, immune, then };
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

export type Reach = Pick<Joined, 'range' | 'unseen'>;

/** The last that is named; without one the same Space. LOB-RNG-06 */
function reachBy(sources: readonly Source[]): Reach {
  let range: Joined['range'] = [0, 0];
  let unseen = false;
  for (const { mods } of sources) {
    range = mods.range ?? range;
    unseen ||= !!mods.unseen;
  }
  return { range, unseen };
}

/** An Attack as far as it is known what is thrown for it. */
export type Made = Pick<Attack, 'by' | 'with' | 'attribute' | 'printed' | 'declared'>;

/** LOB-ATK-03, LOB-ATK-04, LOB-MAT-06 */
export function attackSide(m: M, made: Made): Joined {
  const { by, with: card, attribute } = made;
  const sources = attackSources(m, made);
  if (attribute && isCharacter(by)) sources.push({ card, mods: { dice: { green: attributeOf(m, by, attribute) } } });
  return join(sources);
}

/** How far it reaches, before anything else of it matters. LOB-RNG */
export const attackReach = (m: M, made: Made): Reach => reachBy(attackSources(m, made));

/** All that joins an Attack but the dice of the Attribute. */
function attackSources(m: M, { by, with: card, attribute, printed, declared }: Made): Source[] {
  const sources: Source[] = printed.map((mods) => ({ card, mods }));
  if (isCharacter(by)) {
    if (attribute) addWeapon(sources, m, by, card, attribute);
    addPassives(sources, m, by, 'attack');
    addDeclared(sources, by, declared);
  } else sources.push({ card, mods: hurried(m, by) });
  return sources;
}

/** LOB-MAT-07, LOB-ATK-05 */
export function defenseSide(m: M, mini: Mini, declared: readonly Declaration[]): Joined {
  const sources: Source[] = [];
  if (isCharacter(mini)) {
    addArmor(sources, m, mini);
    addPassives(sources, m, mini, 'defense');
    addDeclared(sources, mini, declared);
  } else {
    const name = monsterAt(m, mini)?.card ?? '';
    const dice = { blue: changeOf(m, name, 'blue'), brown: changeOf(m, name, 'brown') };
    sources.push({ card: name, mods: monsterSide(m, name).defense, printed: true }, { card: name, mods: { dice } });
  }
  sources.push({ card: '', mods: { immune: immunities(m, mini) } });
  return join(sources);
}

/** LOB-TST-02, LOB-SEA-03 */
export function testSide(m: M, player: PlayerId, attribute: Attribute, declared: readonly Declaration[]): Joined {
  const { card } = characterOf(m, player);
  const sources: Source[] = [{ card, mods: { dice: { blue: attributeOf(m, player, attribute) } } }];
  addPassives(sources, m, player, 'test');
  addDeclared(sources, player, declared);
  return join(sources);
}

/** What Hunt Track Events add to a Monster's Attack. LOB-HNT-04 */
function hurried(m: M, mini: Mini): Mods {
  const name = monsterAt(m, mini)?.card ?? '';
  return { dice: { green: changeOf(m, name, 'green'), red: changeOf(m, name, 'red') }, auto: changeOf(m, name, 'auto') };
}

/** Basic Attack bonuses and bought rows; Skilled ones only for who is Skilled by that Attribute. LOB-WPN-04, LOB-RUL-72 */
function addWeapon(to: Source[], m: M, player: PlayerId, card: string, attribute: Attribute): void {
  const item = itemOf(characterOf(m, player), card);
  const weapon = weaponOf(m, item);
  if (!item || !weapon) return;
  if (weapon.mods) to.push({ card, mods: weapon.mods });
  for (const { mods } of boughtRows(m, player, item, attribute)) if (mods) to.push({ card, mods });
}

/** The Armor of the Loadout, and bought rows of all Equipment in use. LOB-ITM-06 */
function addArmor(to: Source[], m: M, player: PlayerId): void {
  for (const item of characterOf(m, player).items) {
    const equipment = isInUse(m, item) ? equipmentOf(m, item) : undefined;
    if (!equipment) continue;
    const printed = !!equipment.armor;
    if (equipment.mods) to.push({ card: item.card, mods: equipment.mods, printed });
    for (const { mods } of boughtRows(m, player, item)) if (mods) to.push({ card: item.card, mods, printed });
  }
}

function addPassives(to: Source[], m: M, player: PlayerId, roll: 'attack' | 'defense' | 'test'): void {
  for (const { [roll]: mods } of passivesOf(m, player)) if (mods) to.push({ card: characterOf(m, player).card, mods });
}

function addDeclared(to: Source[], player: PlayerId, declared: readonly Declaration[]): void {
  for (const each of declared) if (each.player === player) for (const mods of each.mods) to.push({ card: each.key, mods });
}
