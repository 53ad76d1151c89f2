// Facts about the current Attack: the effects on each defender, the dice in play, the usable Meds. LOB-RUL-05, LOB-EFX,
// LOB-IMM
import type { PlayerId } from '../../../../kernel/index.js';
import type { Colour, Keyword, RollKind } from '../../cards/card-types.js';
import type { Position } from '../../state/step-context.js';
import type { Attack, Defender, DefenseGroup, TotalModifiers, RollGroup } from '../../state/state.js';
import { symbolsOf } from './dice.js';

/** Returns the latest Attack. A Counterattack begins only when the previous Attack is over. */
export function currentAttack({ state }: Position): Attack {
  const attack = state.attacks.at(-1);
  if (!attack) throw new RangeError('There is no current Attack.');
  return attack;
}

/** Returns the attacker's modifiers. Call this only after all declarations. */
export function attackerModifiers({ side }: Pick<Attack, 'side'>): TotalModifiers {
  if (!side) throw new RangeError('The attacker has not finished its declarations.');
  return side;
}

export function defenseGroupOf({ defences }: Attack, { defence }: Defender): DefenseGroup {
  const found = defences[defence];
  if (!found) throw new RangeError('The defender has no Defense Roll.');
  return found;
}
export const rollAgainst = ({ attacks }: Attack, { attack }: Defender): RollGroup | undefined => attacks[attack];

export const attackBolts = (attack: Attack, roll: RollGroup | undefined): number =>
  roll ? symbolsOf(roll.dice, attackerModifiers(attack).turn).bolt : 0;

/**
 * Returns the dice that count for the defender. Pierce removes one die (LOB-KEY-09), and Ethereal removes all dice
 * (LOB-RUL-61).
 */
export const countedDice = (attack: Attack, defender: Defender): RollGroup['dice'] =>
  hasEffect(attack, defender, 'ethereal')
    ? []
    : defenseGroupOf(attack, defender).dice.filter((_, i) => i !== defender.pierced);

export const defenseBolts = (attack: Attack, defender: Defender): number =>
  symbolsOf(countedDice(attack, defender), defenseGroupOf(attack, defender).side.turn).bolt;

/** Whether the attacker has the effect without a Bolt, and the defender is not immune. LOB-EFX-01, LOB-IMM-02 */
export const isAutomatic = (keyword: Keyword, { keywords }: TotalModifiers, { immune }: TotalModifiers): boolean =>
  keywords.includes(keyword) && !immune.includes(keyword);

/**
 * Whether the Attack has the effect on the defender, with or without a Bolt, and the defender is not immune.
 * LOB-EFX-01, LOB-IMM-02
 */
export function hasEffect(
  attack: Attack,
  defender: Defender,
  keyword: Keyword,
  when: 'automatic' | 'any' = 'any',
): boolean {
  if (defenseGroupOf(attack, defender).side.immune.includes(keyword)) return false;
  const { keywords, bolt } = attackerModifiers(attack);
  return (
    keywords.includes(keyword) ||
    (when === 'any' && bolt.keywords.includes(keyword) && attackBolts(attack, rollAgainst(attack, defender)) > 0)
  );
}

/** Whether the defender has the keyword, either without a Bolt or from a Bolt on its counted dice. */
export function defenderHas(attack: Attack, defender: Defender, keyword: Keyword): boolean {
  const { keywords, bolt } = defenseGroupOf(attack, defender).side;
  return keywords.includes(keyword) || (bolt.keywords.includes(keyword) && defenseBolts(attack, defender) > 0);
}

/**
 * Returns the dice that a Character has rolled in an Attack or Test. All Attack Rolls of an AoE Attack are changed
 * together.
 */
export function diceInPlay(
  m: Position,
  player: PlayerId,
): { readonly kind: RollKind; readonly rolls: readonly RollGroup[]; readonly side: TotalModifiers | null } {
  const { check } = m.state;
  if (check) return { kind: check.kind, rolls: check.roll ? [check.roll] : [], side: check.side };
  const { by, attacks, defences, side } = currentAttack(m);
  if (by === player) return { kind: 'attack', rolls: attacks, side };
  const own = defences.filter(({ minis }) => minis.includes(player));
  return { kind: 'defense', rolls: own, side: own[0]?.side ?? null };
}

/** LOB-MED-03, LOB-MED-04 */
export const medsFor = (kind: RollKind): readonly Colour[] =>
  kind === 'attack' ? ['green', 'red'] : ['blue', 'brown'];
