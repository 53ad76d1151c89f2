// The Attack Action: which Monsters each Weapon of the Loadout, or a bare fist, can reach. LOB-ATK-01, -02, -04
import type { PlayerId } from '../../kernel/index.js';
import { atCard, atMini, type Act } from './asking.js';
import type { Attribute, Mods } from './cards.js';
import { boughtRows, characterOf, passivesOf, weaponOf } from './figures.js';
import { range, sees } from './ground.js';
import type { M } from './play.js';
import type { HeldItem, Mini, Space } from './state.js';
import type { StepOf } from './steps.js';
import { spend } from './turn.js';

export interface Reach {
  readonly range: readonly [min: number, max: number];
  readonly unseen: boolean;
}

/** The last source that names a Range; without one the same Space. LOB-RNG-06 */
export const reachOf = (sources: readonly (Mods | undefined)[]): Reach => ({
  range: sources.findLast((mods) => mods?.range)?.range ?? [0, 0],
  unseen: sources.some((mods) => mods?.unseen),
});

/** In Range, and seen unless that is waived. LOB-RNG-05 */
export function isReached(m: M, from: Space, to: Space, { range: [min, max], unseen }: Reach): boolean {
  const far = range(m, from, to);
  return far >= min && far <= max && (unseen || sees(m, from, to));
}

export const weaponReach = (m: M, player: PlayerId, item: HeldItem, key?: Attribute): Reach =>
  reachOf([weaponOf(m, item)?.mods, ...boughtRows(m, player, item, key).map(({ mods }) => mods), ...passivesOf(m, player).map(({ attack }) => attack)]);

const bareFists: Reach = { range: [0, 0], unseen: false };
const keys: readonly Attribute[] = ['strength', 'dexterity', 'wisdom'];

export function attacking(m: M, player: PlayerId): Act[] {
  if (m.state.turn.ap < 1) return [];
  const character = characterOf(m, player);
  const targets = (reach: Reach): Mini[] => m.state.monsters.filter(({ at }) => isReached(m, character.at, at, reach)).map(({ id }) => id);
  const worn = character.items.flatMap((item): Act[] => {
    const weapon = item.worn ? weaponOf(m, item) : undefined;
    if (!weapon) return [];
    if (weapon.key !== 'any') return targets(weaponReach(m, player, item)).map((target) => attackBy(player, item.card, target));
    return keys.flatMap((key) => targets(weaponReach(m, player, item, key)).map((target) => attackBy(player, item.card, target, key)));
  });
  return [...worn, ...targets(bareFists).map((target) => attackBy(player, 'fists', target))];
}

const attackBy = (player: PlayerId, weapon: string, target: Mini, attribute?: Attribute): Act => ({
  id: ['attack', weapon, ...(attribute ? [attribute] : []), target].join(':'),
  targets: [atCard(weapon), ...(attribute ? [`attribute:${attribute}`] : []), atMini(target)],
  rule: attribute ? 'LOB-WPN-02' : weapon === 'fists' ? 'LOB-ATK-04' : 'LOB-ATK-02',
  then: [{ do: 'attack', player, with: weapon, target, ...(attribute && { attribute }) }],
});

export function attack(m: M, { player, with: weapon, target, attribute }: StepOf<'attack'>): void {
  spend(m, player, 'attack', 1, 'LOB-ATK-01');
  const space = m.state.monsters.find(({ id }) => id === target)?.at ?? -1;
  m.push({ do: 'attack-begin', by: player, with: weapon, target, space, ...(attribute && { attribute }) });
}
