// Begins an Attack, from the declaration to the roll. LOB-RUL-05 steps 1 to 5, LOB-AOE
import type { RuleId } from '../../../../kernel/index.js';
import { openAbilityScope } from '../ability-scope.js';
import type { DiceConversion } from '../../cards/card-types.js';
import { afflict, ignoresKeyword, emitIgnored } from '../conditions.js';
import { isAlive, living, minisAt, monsterAt } from '../values-in-force.js';
import type { Context, Position } from '../../state/step-context.js';
import { isCharacter, type Attack, type DefenseGroup, type TotalModifiers, type Mini } from '../../state/state.js';
import type { StepOf } from '../../state/steps.js';
import { modifiersOfAttack, modifiersOfDefense } from './modifiers.js';
import { keyAttributeOf } from './reach.js';
import { currentAttack, isAutomatic, attackerModifiers, hasEffect } from './current-attack.js';

/**
 * Skips the Attack if the attacker or the target is gone. This can happen because a card can cause several Attacks.
 * LOB-DTH-05
 */
export function beginAttack(
  m: Context,
  {
    by,
    with: card,
    target,
    space,
    attribute: chosen,
    attack: printed,
    more = [],
    bonus,
    counter,
  }: StepOf<'attack-begin'>,
): void {
  if ((isCharacter(by) && !isAlive(m, by)) || (target !== null && !isAlive(m, target))) return;
  const attribute = printed ? null : (chosen ?? keyAttributeOf(m, by, card));
  const attack: Attack = {
    by,
    with: card,
    target,
    space,
    attribute,
    printed: [...(printed ? [printed] : []), ...more],
    bonus: !!bonus,
    counter: !!counter,
    declared: [],
    side: null,
    defenders: [],
    attacks: [],
    defences: [],
  };
  m.state.attacks.push(attack);
  if (counter || !isCharacter(by)) m.push(openAbilityScope(m));
  m.emit({
    type: 'attack',
    rule: ruleOfAttack(attack),
    also: rulesOfAttacks,
    by,
    with: card,
    target,
    space,
    attribute,
    counter: attack.counter,
  });
  m.push(...(isCharacter(by) ? [{ do: 'attack-declare', player: by } as const] : []), { do: 'attack-find-affected' });
}

/** The rule that allows the Attack. */
function ruleOfAttack({ by, with: card, target, attribute, counter }: Attack): RuleId {
  if (counter) return 'LOB-KEY-25';
  if (!isCharacter(by)) return 'LOB-MAT-06';
  if (target === null) return 'LOB-RUL-116';
  if (card === 'fists') return 'LOB-ATK-04';
  return attribute ? 'LOB-ATK-01' : 'LOB-DIS-06';
}

/** The rules of every Attack: declaring, Range and line of sight. */
const rulesOfAttacks: readonly RuleId[] = [
  'LOB-ATK-01',
  'LOB-ATK-02',
  'LOB-ATK-13',
  'LOB-CTR-01',
  'LOB-KEY-29',
  'LOB-LOS-01',
  'LOB-LOS-03',
  'LOB-LOS-04',
  'LOB-LOS-06',
  'LOB-LOS-08',
  'LOB-RNG-01',
  'LOB-RNG-02',
  'LOB-RNG-03',
  'LOB-RNG-04',
  'LOB-RNG-05',
  'LOB-RNG-06',
  'LOB-WPN-01',
  'LOB-RUL-05',
  'LOB-RUL-08',
  'LOB-RUL-10',
  'LOB-RUL-40',
  'LOB-RUL-41',
  'LOB-RUL-42',
  'LOB-RUL-65',
  'LOB-RUL-132',
];

/** Finds the affected minis after the attacker's declarations, and lets Characters among them respond. */
export function findAffected(m: Context): void {
  const attack = currentAttack(m);
  attack.side = modifiersOfAttack(m, attack);
  const minis = affectedMinis(m, attack);
  if (attack.side.keywords.includes('aoe'))
    m.emit({
      type: 'affected',
      rule: isCharacter(attack.by) ? 'LOB-AOE-01' : 'LOB-AOE-06',
      also: ['LOB-KEY-08', 'LOB-AOE-02', 'LOB-RUL-120'],
      minis,
    });
  const defenders = living(m).filter((player) => minis.includes(player));
  m.push(...defenders.map((player) => ({ do: 'attack-defend', player }) as const), { do: 'attack-prepare', minis });
}

/**
 * Returns the target. For an AoE Attack, returns all Enemies on the target's Space that are not immune; a Character's
 * AoE Attack also affects other Characters. LOB-AOE-01, -02, -06, LOB-IMM-02
 */
function affectedMinis(m: Context, attack: Attack): Mini[] {
  const { by, target, space } = attack;
  if (!attackerModifiers(attack).keywords.includes('aoe')) return target === null ? [] : [target];
  return minisAt(m, space).filter(
    (mini) =>
      mini !== by && (isCharacter(by) || isCharacter(mini)) && (mini === target || !ignoresKeyword(m, mini, 'aoe')),
  );
}

/**
 * Groups the rolls, resolves automatic Dodges and places the tokens that do not depend on the roll. LOB-RUL-05 steps 2
 * to 4
 */
export function prepareRolls(m: Context, { minis }: StepOf<'attack-prepare'>): void {
  const attack = currentAttack(m);
  for (const mini of minis) {
    const defence = joinDefenseGroup(m, attack, mini);
    const dodges = isDodged(attack, defence.side);
    if (dodges) m.emit({ type: 'dodged', rule: 'LOB-KEY-12', mini });
    else emitIgnoredKeywords(m, attack, mini, defence);
    attack.defenders.push({
      mini,
      defence: attack.defences.indexOf(defence),
      attack: dodges ? -1 : joinAttackGroup(m, attack, mini, defence),
      dodges,
      placed: [],
      pierced: null,
      wounds: 0,
    });
  }
  placeTokens(m, attack, 'automatic');
  m.push({ do: 'attack-roll' });
}

/** A Dodge ignores all effects of an Attack, unless the Attack is AoE. LOB-AOE-01, LOB-KEY-12 */
const isDodged = (attack: Attack, side: TotalModifiers): boolean =>
  side.keywords.includes('dodge') && !isAutomatic('aoe', attackerModifiers(attack), side);

/**
 * Places Fire and Frost tokens before hits are counted. With `any`, tokens from Bolts are included. A Dodge removes the
 * tokens again. LOB-KEY-01, -05
 */
export function placeTokens(m: Context, attack: Attack, when: 'automatic' | 'any'): void {
  for (const defender of attack.defenders)
    if (!defender.dodges)
      for (const condition of ['fire', 'frost'] as const)
        if (hasEffect(attack, defender, condition, when) && afflict(m, defender.mini, condition))
          defender.placed.push(condition);
}

/** Each Character and each type of Monster has one Defense Roll. LOB-AOE-03, LOB-RUL-45 */
function joinDefenseGroup(m: Position, attack: Attack, mini: Mini): DefenseGroup {
  const type = monsterAt(m, mini)?.card;
  const same = type && attack.defences.find(({ minis }) => minis.some((each) => monsterAt(m, each)?.card === type));
  if (same) {
    same.minis.push(mini);
    return same;
  }
  const side = modifiersOfDefense(m, mini, attack.declared);
  const group: DefenseGroup = {
    minis: [mini],
    foe: attackerModifiers(attack).convertFoe,
    dice: [],
    rerolls: side.reroll,
    marked: [],
    side,
    rolls: !isAutomatic('ethereal', attackerModifiers(attack), side) && !isDodged(attack, side),
  };
  attack.defences.push(group);
  return group;
}

/**
 * Finds the Attack Roll for a defender, or adds one. Defenders share an Attack Roll if their cards and Conditions
 * change its dice in the same way. Flat bonuses do not need separate rolls. LOB-AOE-04, LOB-RUL-43
 */
function joinAttackGroup(m: Position, attack: Attack, mini: Mini, { side: { convertFoe } }: DefenseGroup): number {
  const stunned = isCharacter(attack.by) && monsterAt(m, mini)?.conditions.stun !== undefined;
  const rerolls = stunned ? anyNumber : attackerModifiers(attack).reroll;
  const same = attack.attacks.findIndex((roll) => roll.rerolls === rerolls && areSameConversions(roll.foe, convertFoe));
  if (same < 0) return attack.attacks.push({ minis: [mini], foe: convertFoe, dice: [], rerolls, marked: [] }) - 1;
  attack.attacks[same]?.minis.push(mini);
  return same;
}

/** LOB-KEY-20 */
const anyNumber = 99;
const areSameConversions = (a: readonly DiceConversion[], b: readonly DiceConversion[]): boolean =>
  a.length === b.length && a.every((each, i) => each.from === b[i]?.from && each.to === b[i].to && each.n === b[i].n);

/** An immune mini ignores only the effect; the Attack continues. LOB-IMM-02, -03 */
function emitIgnoredKeywords(m: Context, attack: Attack, mini: Mini, { side: { immune } }: DefenseGroup): void {
  const { keywords, bolt } = attackerModifiers(attack);
  for (const keyword of immune)
    if (keywords.includes(keyword) || bolt.keywords.includes(keyword)) emitIgnored(m, mini, keyword);
}
