// What the sources of one side add to a roll: the Weapon or Armor with its rows, Passives, the Monster's card, what was declared.
import type { PlayerId } from '../../../kernel/index.js';
import type { Attribute, Bolt, Colour, Dice, Keyword, Mods } from '../cards.js';
import { attributeOf, boughtRows, changeOf, characterOf, equipmentOf, immunities, isInUse, monsterAt, monsterSide, passivesOf, sum, weaponOf } from '../figures.js';
import { itemOf } from '../holdings.js';
import type { M } from '../play.js';
import { isCharacter, type Attack, type Declaration, type Joined, type Mini, type Said } from '../state.js';
import { colours } from './faces.js';

interface Source {
  readonly card: string;
  readonly mods: Mods;
  /** On a Monster's or Armor's card. LOB-RUL-60 */
  readonly printed?: boolean;
}

/** Numbers are added up (LOB-ATK-03), a keyword counts once (LOB-EFX-02), and the last reach that is named holds. */
export function join(sources: readonly Source[]): Joined {
  const all = sources.map(({ mods }) => mods);
  const bolts = all.flatMap(({ bolt }) => bolt ?? []);
  const said = (of: (mods: Mods) => Bolt['then']): Said[] => sources.flatMap(({ card, mods }) => {
    const steps = of(mods);
    return steps ? [{ card, steps }] : [];
  });
  return {
    dice: addDice(all.map(({ dice }) => dice)),
    auto: sum(all.map(({ auto }) => auto)),
    printed: sum(sources.map(({ printed, mods }) => (printed ? mods.auto : 0))),
    keywords: once(all),
    infects: all.find(({ infects }) => infects)?.infects ?? null,
    bolt: { auto: sum(bolts.map(({ auto }) => auto)), keywords: once(bolts), infects: bolts.find(({ infects }) => infects)?.infects ?? null, then: said(({ bolt }) => bolt?.then) },
    range: all.findLast(({ range }) => range)?.range ?? [0, 0],
    unseen: all.some(({ unseen }) => unseen),
    reroll: sum(all.map(({ reroll }) => reroll)),
    convert: all.flatMap(({ convert }) => convert ?? []),
    convertFoe: all.flatMap(({ convertFoe }) => convertFoe ?? []),
    turn: all.flatMap(({ turn }) => turn ?? []),
    immune: [...new Set(all.flatMap(({ immune }) => immune ?? []))],
    then: said(({ then }) => then),
  };
}

const once = (all: readonly { readonly keywords?: readonly Keyword[] }[]): Keyword[] => [...new Set(all.flatMap(({ keywords }) => keywords ?? []))];

function addDice(all: readonly (Dice | undefined)[]): Readonly<Record<Colour, number>> {
  const dice = { green: 0, red: 0, blue: 0, brown: 0 };
  for (const each of all) if (each) for (const colour of colours) dice[colour] += each[colour] ?? 0;
  return dice;
}

/** An Attack as far as it is known what is thrown for it. */
export type Made = Pick<Attack, 'by' | 'with' | 'attribute' | 'printed' | 'declared'>;

/** LOB-ATK-03, LOB-ATK-04, LOB-MAT-06 */
export function attackSide(m: M, { by, with: card, attribute, printed, declared }: Made): Joined {
  const sources: Source[] = printed.map((mods) => ({ card, mods }));
  if (!isCharacter(by)) return join([...sources, { card, mods: hurried(m, by) }]);
  if (attribute) sources.push({ card, mods: { dice: { green: attributeOf(m, by, attribute) } } });
  sources.push(...weaponMods(m, by, card, attribute), ...passiveMods(m, by, 'attack'), ...declaredMods(by, declared));
  return join(sources);
}

/** LOB-MAT-07, LOB-ATK-05 */
export function defenseSide(m: M, mini: Mini, declared: readonly Declaration[]): Joined {
  const immune: Source = { card: '', mods: { immune: [...immunities(m, mini)] } };
  if (isCharacter(mini)) return join([...armorMods(m, mini), ...passiveMods(m, mini, 'defense'), ...declaredMods(mini, declared), immune]);
  const name = monsterAt(m, mini)?.card ?? '';
  const dice = { blue: changeOf(m, name, 'blue'), brown: changeOf(m, name, 'brown') };
  return join([{ card: name, mods: monsterSide(m, name).defense, printed: true }, { card: name, mods: { dice } }, immune]);
}

/** LOB-TST-02, LOB-SEA-03 */
export function testSide(m: M, player: PlayerId, attribute: Attribute, declared: readonly Declaration[]): Joined {
  const { card } = characterOf(m, player);
  return join([{ card, mods: { dice: { blue: attributeOf(m, player, attribute) } } }, ...passiveMods(m, player, 'test'), ...declaredMods(player, declared)]);
}

/** What Hunt Track Events add to a Monster's Attack. LOB-HNT-04 */
function hurried(m: M, mini: Mini): Mods {
  const name = monsterAt(m, mini)?.card ?? '';
  return { dice: { green: changeOf(m, name, 'green'), red: changeOf(m, name, 'red') }, auto: changeOf(m, name, 'auto') };
}

/** Basic Attack bonuses and bought rows; Skilled ones only for who is Skilled by that Attribute. LOB-WPN-04, LOB-RUL-72 */
function weaponMods(m: M, player: PlayerId, card: string, attribute: Attribute | null): Source[] {
  const item = itemOf(characterOf(m, player), card);
  const weapon = weaponOf(m, item);
  if (!item || !weapon || !attribute) return [];
  return [weapon, ...boughtRows(m, player, item, attribute)].flatMap(({ mods }) => (mods ? [{ card, mods }] : []));
}

/** The Armor of the Loadout, and bought rows of all Equipment in use. LOB-ITM-06 */
function armorMods(m: M, player: PlayerId): Source[] {
  return characterOf(m, player).items.filter((item) => isInUse(m, item)).flatMap((item) => {
    const equipment = equipmentOf(m, item);
    if (!equipment) return [];
    return [equipment, ...boughtRows(m, player, item)].flatMap(({ mods }) => (mods ? [{ card: item.card, mods, printed: !!equipment.armor }] : []));
  });
}

const passiveMods = (m: M, player: PlayerId, roll: 'attack' | 'defense' | 'test'): Source[] =>
  passivesOf(m, player).flatMap((passive) => (passive[roll] ? [{ card: characterOf(m, player).card, mods: passive[roll] }] : []));

const declaredMods = (player: PlayerId, declared: readonly Declaration[]): Source[] =>
  declared.flatMap((each) => (each.player === player ? each.mods.map((mods) => ({ card: each.key, mods })) : []));
