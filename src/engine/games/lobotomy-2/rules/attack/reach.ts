// A Character's ways to attack and their reach: Range and line of sight. LOB-ATK-02, LOB-RNG, LOB-RUL-08, -41
import type { PlayerId } from '../../../../kernel/index.js';
import type { Attribute, Modifiers } from '../../cards/card-types.js';
import { characterOf, placeOf, weaponOf } from '../values-in-force.js';
import { range, sees } from '../board/board.js';
import { itemOf } from '../holdings.js';
import type { Position } from '../../state/step-context.js';
import { isCharacter, type Attack, type Declaration, type Mini, type Space } from '../../state/state.js';
import { modifiersOfAttack, type AttackPlan, type AttackRange } from './modifiers.js';

/** The reach of a printed attack. Without a Range, an attack reaches only the same Space. LOB-RNG-06 */
export const printedReach = ({ range: printed = [0, 0], unseen }: Modifiers): AttackRange => ({
  range: printed,
  unseen: unseen === true,
});

/** Whether the Space is within Range, and in sight if the attack needs line of sight. LOB-RNG-05 */
export function isWithinReach(m: Position, from: Space, to: Space, { range: printed, unseen }: AttackRange): boolean {
  // LOB-RNG-02
  if (from === to) return printed[0] === 0;
  if (printed[1] === 0) return false;
  const far = range(m, from, to);
  return far >= printed[0] && far <= printed[1] && (unseen || sees(m, from, to));
}

/** A Loadout Weapon with its Key Attribute, or the Basic Attack with Strength. */
export interface WeaponOption {
  readonly with: string;
  readonly attribute: Attribute;
  /** Whether the player has chosen this Key Attribute from several. LOB-WPN-02 */
  readonly chosen: boolean;
}

const anyKey: readonly Attribute[] = ['strength', 'dexterity', 'wisdom'];

/**
 * Returns the Character's ways to attack. The Key Attribute Any means Strength, Dexterity or Wisdom, but not
 * Imagination. The Basic Attack is always possible (LOB-ATK-04).
 */
export function weaponOptions(m: Position, player: PlayerId): WeaponOption[] {
  const ways: WeaponOption[] = [];
  for (const item of characterOf(m, player).items) {
    const key = item.worn ? weaponOf(m, item)?.key : undefined;
    if (key === 'any') for (const attribute of anyKey) ways.push({ with: item.card, attribute, chosen: true });
    else if (key) ways.push({ with: item.card, attribute: key, chosen: false });
  }
  ways.push({ with: 'fists', attribute: 'strength', chosen: false });
  return ways;
}

/** The Key Attribute of the card, or null if the card is not a Weapon. */
export function keyAttributeOf(m: Position, by: Mini, card: string): Attribute | null {
  if (card === 'fists') return 'strength';
  const key = isCharacter(by) ? weaponOf(m, itemOf(characterOf(m, by), card))?.key : undefined;
  return key === undefined ? null : key === 'any' ? 'strength' : key;
}

export const planWith = (by: PlayerId, { with: card, attribute }: Omit<WeaponOption, 'chosen'>): AttackPlan => ({
  by,
  with: card,
  attribute,
  printed: [],
  declared: [],
});

export const withDeclaration = (
  { by, with: card, attribute, printed, declared }: AttackPlan,
  more: Declaration,
): AttackPlan => ({
  by,
  with: card,
  attribute,
  printed,
  declared: [...declared, more],
});

/** Distance and line of sight are measured from the attacker. LOB-RUL-08 */
export const canAttack = (m: Position, made: AttackPlan, target: Mini): boolean =>
  isWithinReach(m, placeOf(m, made.by), placeOf(m, target), modifiersOfAttack(m, made));

/**
 * Whether the target is within reach with the declarations so far and with `more`. Attacks on a whole Space, and
 * attacks without a Key Attribute, count as within reach.
 */
export function attackReaches(m: Position, attack: Attack, more?: Modifiers): boolean {
  if (attack.target === null || attack.attribute === null) return true;
  return canAttack(
    m,
    more ? withDeclaration(attack, { player: attack.by, key: '', type: 'weapon-attack', mods: [more] }) : attack,
    attack.target,
  );
}
