// The value of Items for a Character, the Items of its best Loadout, and the Items that another Character could use
// better.
import type { PlayerId } from '../../../kernel/index.js';
import type { Attribute, Modifiers } from '../cards/card-types.js';
import { attributeOf, characterOf, equipmentOf, isSkilled, weaponOf } from '../rules/values-in-force.js';
import { countedItems } from '../rules/holdings.js';
import type { Position } from '../state/step-context.js';
import type { HeldItem } from '../state/state.js';

export const weaponAttributes: readonly Attribute[] = ['strength', 'dexterity', 'wisdom'];

/** The average number of successes or Shields that the modifiers give, plus a value for each other effect. */
function modifiersValue(
  { dice = {}, auto = 0, keywords = [], bolt = {}, range, reroll = 0, immune = [], convert }: Modifiers,
  dieCount: number,
): number {
  const { green = 0, red = 0, blue = 0, brown = 0 } = dice;
  const plain = (green * 2 + red * 4) / 3 + (blue + brown * 2) / 2 + auto;
  const bolts = ((bolt.auto ?? 0) + 0.5 * (bolt.keywords?.length ?? 0)) * (1 - (5 / 6) ** dieCount);
  return (
    plain +
    bolts +
    0.5 * keywords.length +
    (range && range[1] > 0 ? 0.4 : 0) +
    Math.min(3, reroll) * 0.3 +
    immune.length * 0.15 +
    (convert ? 0.7 : 0)
  );
}

const rowsOf = (m: Position, player: PlayerId, item: HeldItem): readonly Modifiers[] => {
  const weapon = weaponOf(m, item);
  const skilled = isSkilled(m, player, weapon);
  return ((weapon ?? equipmentOf(m, item))?.rows ?? []).flatMap((row, r) =>
    item.rows & (1 << r) && (skilled || !row.skilled) && row.mods ? [row.mods] : [],
  );
};

/** The value of an Item in the Character's Loadout, even if the Character does not hold it. */
export function gearValue(m: Position, player: PlayerId, item: HeldItem): number {
  const weapon = weaponOf(m, item);
  const printed = weapon ?? equipmentOf(m, item);
  const value = weapon
    ? Math.max(...(weapon.key === 'any' ? weaponAttributes : [weapon.key]).map((key) => attributeOf(m, player, key)))
    : 0;
  const all = [printed?.mods ?? {}, ...rowsOf(m, player, item)];
  return (
    (value * 2) / 3 +
    all.reduce((sum, mods) => sum + modifiersValue(mods, Math.max(2, value)), 0) +
    (printed?.passive ? 0.4 : 0)
  );
}

/**
 * The best Armor and the two best Weapons. If possible, at least one of the Weapons can attack on the Character's own
 * Space.
 */
export function bestGear(
  m: Position,
  player: PlayerId,
  items: readonly HeldItem[] = characterOf(m, player).items,
): readonly HeldItem[] {
  const sorted = [...items].sort(
    (a, b) => gearValue(m, player, b) - gearValue(m, player, a) || Number(b.worn) - Number(a.worn),
  );
  const armor = sorted.find((item) => equipmentOf(m, item)?.armor);
  const [one, ...more] = sorted.filter((item) => weaponOf(m, item));
  const closeUp = (item: HeldItem | undefined): boolean => (weaponOf(m, item)?.mods?.range?.[0] ?? 0) === 0;
  const two = (one && !closeUp(one) ? more.find(closeUp) : undefined) ?? more[0];
  return [armor, one, two].filter((item) => item !== undefined);
}

/** Items of `from` that `from` does not need and that `to` would wear. */
export function itemsWornBetterBy(m: Position, from: PlayerId, to: PlayerId): string[] {
  const [kept, worn] = [bestGear(m, from), bestGear(m, to)];
  const room = countedItems(m, to).length < 6;
  return characterOf(m, from).items.flatMap((item) => {
    if (kept.includes(item) || !(weaponOf(m, item) ?? equipmentOf(m, item)?.armor)) return [];
    const then = bestGear(m, to, [...characterOf(m, to).items, { ...item, worn: false }]);
    const gain = totalValue(m, to, then) - totalValue(m, to, worn);
    return room && gain > 0.5 ? [item.card] : [];
  });
}

const totalValue = (m: Position, player: PlayerId, items: readonly HeldItem[]): number =>
  items.reduce((all, item) => all + gearValue(m, player, item), 0);

/**
 * The value of an upgrade row for each Junk that it costs. It is 0 if the Item is a Weapon or Armor outside the best
 * Loadout. It is also 0 if the row works only for a Skilled holder and the holder is not Skilled.
 */
export function rowValue(m: Position, player: PlayerId, card: string, n: number): number {
  const item = characterOf(m, player).items.find((each) => each.card === card);
  if (!item) return 0;
  const weapon = weaponOf(m, item);
  const equipment = equipmentOf(m, item);
  const row = (weapon ?? equipment)?.rows[n];
  if (
    !row ||
    ((weapon ?? equipment?.armor) && !bestGear(m, player).includes(item)) ||
    (row.skilled && !isSkilled(m, player, weapon))
  )
    return 0;
  const price = Object.values(row.cost).reduce((all, each) => all + each, 0);
  return (modifiersValue(row.mods ?? {}, 4) + (row.passive ? 0.5 : 0) + (row.ability ? 0.5 : 0)) / Math.max(1, price);
}
