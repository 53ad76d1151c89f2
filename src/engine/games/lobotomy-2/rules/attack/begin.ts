// From the declaration of an Attack to its roll, and who it affects. LOB-RUL-05 steps 1 to 5, LOB-AOE
import type { RuleId } from '../../../../kernel/index.js';
import { apart } from '../ability-scope.js';
import type { Conversion } from '../../cards/card-types.js';
import { afflict, ignores, tellIgnored } from '../conditions.js';
import { isAlive, living, minisAt, monsterAt } from '../values-in-force.js';
import { kept } from '../../cards/memo.js';
import type { M } from '../../state/step-context.js';
import { isCharacter, type Attack, type DefenseGroup, type Joined, type Mini } from '../../state/state.js';
import type { StepOf } from '../../state/steps.js';
import { attackSide, defenseSide, type Reach } from './modifiers.js';
import { keyOf } from './reach.js';
import { current, isAutomatic, sideOf, works } from './current-attack.js';

/**
 * One card can cause several Attacks: none is made by a Character that has died meanwhile, or against a target that is
 * gone. LOB-DTH-05
 */
export function begin(
  m: M,
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
  const attribute = printed ? null : (chosen ?? keyOf(m, by, card));
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
  if (counter || !isCharacter(by)) m.push(apart(m));
  const { rule, also } = begunBy(m, attack);
  m.emit({ type: 'attack', rule, also, by, with: card, target, space, attribute, counter: attack.counter });
  m.push(...(isCharacter(by) ? [{ do: 'attack-declare', player: by } as const] : []), { do: 'attack-aim' });
}

/** The rule by which it is made. */
function begunBy(m: M, attack: Attack): { readonly rule: RuleId; readonly also: readonly RuleId[] } {
  const { by, with: card, target, attribute, counter } = attack;
  const cite = (rule: RuleId, ...also: RuleId[]) => ({
    rule,
    also: [...also, ...(target === null ? [] : reachCites(attackSide(m, attack))), 'LOB-RUL-05', 'LOB-ATK-13'],
  });
  if (counter) return cite('LOB-KEY-25', 'LOB-CTR-01', 'LOB-RUL-65');
  if (!isCharacter(by)) return cite('LOB-MAT-06');
  if (target === null) return cite('LOB-RUL-116', 'LOB-RUL-42');
  if (card === 'fists') return cite('LOB-ATK-04', 'LOB-ATK-01', 'LOB-ATK-02', 'LOB-RUL-40');
  return attribute ? cite('LOB-ATK-01', 'LOB-ATK-02', 'LOB-WPN-01', 'LOB-RUL-40') : cite('LOB-DIS-06', 'LOB-ATK-01');
}

const reachCites = kept(({ range: [min, max], unseen }: Reach): readonly RuleId[] => [
  ...(max === 0 ? ['LOB-RNG-06', 'LOB-RNG-02'] : ['LOB-RNG-01', 'LOB-RNG-02', 'LOB-RNG-03', 'LOB-KEY-29']),
  ...(min > 0 ? ['LOB-RUL-41'] : []),
  ...(unseen
    ? ['LOB-RNG-04', 'LOB-RNG-05']
    : ['LOB-LOS-01', 'LOB-LOS-03', 'LOB-LOS-04', 'LOB-LOS-06', 'LOB-LOS-08', 'LOB-RUL-08', 'LOB-RUL-10']),
]);

/** The attacker has declared, so the affected minis are known. Characters among them may respond. */
export function aim(m: M): void {
  const attack = current(m);
  attack.side = attackSide(m, attack);
  const minis = affected(m, attack);
  if (attack.side.keywords.includes('aoe'))
    m.emit({
      type: 'affected',
      rule: isCharacter(attack.by) ? 'LOB-AOE-01' : 'LOB-AOE-06',
      also: [
        'LOB-KEY-08',
        ...(isCharacter(attack.by) ? ['LOB-AOE-02'] : []),
        ...(attack.target === null ? [] : ['LOB-RUL-120']),
      ],
      minis,
    });
  const asked = living(m).filter((player) => minis.includes(player));
  m.push(...asked.map((player) => ({ do: 'attack-defend', player }) as const), { do: 'attack-prepare', minis });
}

/**
 * The target. With AoE: all Enemies on its Space that are not immune to it, and for a Character's Attack other
 * Characters too. LOB-AOE-01, -02, -06, LOB-IMM-02
 */
function affected(m: M, attack: Attack): Mini[] {
  const { by, target, space } = attack;
  if (!sideOf(attack).keywords.includes('aoe')) return target === null ? [] : [target];
  return minisAt(m, space).filter(
    (mini) => mini !== by && (isCharacter(by) || isCharacter(mini)) && (mini === target || !ignores(m, mini, 'aoe')),
  );
}

/** Forms the rolls, resolves automatic Dodges and places the tokens that come before the roll. Steps 2 to 4. */
export function prepare(m: M, { minis }: StepOf<'attack-prepare'>): void {
  const attack = current(m);
  for (const mini of minis) {
    const defence = joinDefence(m, attack, mini);
    const dodges = isDodged(attack, defence.side);
    if (dodges) m.emit({ type: 'dodged', rule: 'LOB-KEY-12', mini });
    else tellAllIgnored(m, attack, mini, defence);
    attack.defenders.push({
      mini,
      defence: attack.defences.indexOf(defence),
      attack: dodges ? -1 : joinAttack(m, attack, mini, defence),
      dodges,
      placed: [],
      pierced: null,
      wounds: 0,
    });
  }
  place(m, attack, 'automatic');
  m.push({ do: 'attack-roll' });
}

/** Dodge ignores all effects of an Attack, unless it is an AoE Attack. LOB-AOE-01, LOB-KEY-12 */
const isDodged = (attack: Attack, side: Joined): boolean =>
  side.keywords.includes('dodge') && !isAutomatic('aoe', sideOf(attack), side);

/** Places tokens before hits are counted, those of Bolts too. A Dodge takes them back. LOB-KEY-01, -05 */
export function place(m: M, attack: Attack, when: 'automatic' | 'any'): void {
  for (const defender of attack.defenders)
    if (!defender.dodges)
      for (const condition of ['fire', 'frost'] as const)
        if (works(attack, defender, condition, when) && afflict(m, defender.mini, condition))
          defender.placed.push(condition);
}

/** One Defense Roll for each Character and each type of Monster. LOB-AOE-03, LOB-RUL-45 */
function joinDefence(m: M, attack: Attack, mini: Mini): DefenseGroup {
  const type = monsterAt(m, mini)?.card;
  const same = type && attack.defences.find(({ minis }) => minis.some((each) => monsterAt(m, each)?.card === type));
  if (same) {
    same.minis.push(mini);
    return same;
  }
  const side = defenseSide(m, mini, attack.declared);
  const group: DefenseGroup = {
    minis: [mini],
    foe: sideOf(attack).convertFoe,
    dice: [],
    rerolls: side.reroll,
    marked: [],
    side,
    rolls: !isAutomatic('ethereal', sideOf(attack), side) && !isDodged(attack, side),
  };
  attack.defences.push(group);
  return group;
}

/**
 * One Attack Roll for all whose cards and Conditions change its dice in the same way. Flat bonuses do not split it.
 * LOB-AOE-04, LOB-RUL-43
 */
function joinAttack(m: M, attack: Attack, mini: Mini, { side: { convertFoe } }: DefenseGroup): number {
  const stunned = isCharacter(attack.by) && monsterAt(m, mini)?.conditions.stun !== undefined;
  const rerolls = stunned ? anyNumber : sideOf(attack).reroll;
  const same = attack.attacks.findIndex((roll) => roll.rerolls === rerolls && alike(roll.foe, convertFoe));
  if (same < 0) return attack.attacks.push({ minis: [mini], foe: convertFoe, dice: [], rerolls, marked: [] }) - 1;
  attack.attacks[same]?.minis.push(mini);
  return same;
}

/** LOB-KEY-20 */
const anyNumber = 99;
const alike = (a: readonly Conversion[], b: readonly Conversion[]): boolean =>
  a.length === b.length && a.every((each, i) => each.from === b[i]?.from && each.to === b[i].to && each.n === b[i].n);

/** Only the effect is ignored; the Attack goes on. LOB-IMM-02, -03 */
function tellAllIgnored(m: M, attack: Attack, mini: Mini, { side: { immune } }: DefenseGroup): void {
  const { keywords, bolt } = sideOf(attack);
  for (const keyword of immune)
    if (keywords.includes(keyword) || bolt.keywords.includes(keyword)) tellIgnored(m, mini, keyword);
}
