// Places and removes Fire, Frost and Stun, and handles immunity to effects. LOB-KEY, LOB-IMM, LOB-RUL-52, -55, -56,
// -113
import type { RuleId } from '../../../kernel/index.js';
import type { Condition, Keyword } from '../cards/card-types.js';
import { characterOf, isAlive, monsterAt, immunities } from './values-in-force.js';
import { isCharacter, type Conditions, type Mini, type Phase } from '../state/state.js';
import type { Context, Position } from '../state/step-context.js';

export const conditionsOf = (m: Position, mini: Mini): Conditions =>
  (isCharacter(mini) ? characterOf(m, mini) : monsterAt(m, mini))?.conditions ?? {};

/** Whether the mini would get the Condition: it does not have it, and is not immune. */
export const canGet = (m: Position, mini: Mini, condition: Condition): boolean =>
  conditionsOf(m, mini)[condition] === undefined && !immunities(m, mini).includes(condition);

/**
 * Gives the mini the Condition, unless it already has it. The stored number is the Round in which the Condition ends.
 * For a Monster, this is the current Round before the Monster Phase, and the next Round from then on (LOB-RUL-52). For
 * a Character, it is the next Round during the Character's own Turn, and the current Round otherwise (LOB-RUL-56).
 */
export function afflict(m: Context, mini: Mini, condition: Condition): boolean {
  const conditions = conditionsOf(m, mini);
  if (!isAlive(m, mini) || conditions[condition] !== undefined) return false;
  const { phase, round, turn } = m.state;
  const next = isCharacter(mini)
    ? phase === 'characters' && turn.character === mini
    : !phasesBeforeMonsters.includes(phase);
  conditions[condition] = round + (next ? 1 : 0);
  m.emit({
    type: 'afflicted',
    rule: ruleOfCondition[condition],
    also: ['LOB-RUL-113'],
    mini,
    condition,
  });
  return true;
}

const ruleOfCondition: Readonly<Record<Condition, RuleId>> = {
  fire: 'LOB-KEY-01',
  frost: 'LOB-KEY-05',
  stun: 'LOB-KEY-19',
};

/** LOB-RND-01 */
const phasesBeforeMonsters: readonly Phase[] = ['setup', 'maintenance', 'characters'];

export function cure(m: Context, mini: Mini, condition: Condition, rule: RuleId, also: readonly RuleId[] = []): void {
  const conditions = conditionsOf(m, mini);
  if (conditions[condition] === undefined) return;
  Reflect.deleteProperty(conditions, condition);
  m.emit({ type: 'cured', rule, also, mini, condition });
}

/** Whether the Condition has an effect in this Round. */
export const isInEffect = (m: Position, mini: Mini, condition: Condition): boolean =>
  isConditionDue(m, conditionsOf(m, mini), condition);
export const isConditionDue = ({ state }: Position, conditions: Conditions, condition: Condition): boolean =>
  (conditions[condition] ?? Infinity) <= state.round;

/** Whether the mini is immune to the effect. An event reports the immunity. */
export function ignoresKeyword(m: Context, mini: Mini, keyword: Keyword): boolean {
  if (!immunities(m, mini).includes(keyword)) return false;
  emitIgnored(m, mini, keyword);
  return true;
}

export function emitIgnored(m: Context, mini: Mini, keyword: Keyword): void {
  m.emit({
    type: 'ignored',
    rule: 'LOB-IMM-02',
    also: ['LOB-IMM-01', 'LOB-IMM-03', 'LOB-KEY-30', 'LOB-MON-06'],
    mini,
    keyword,
  });
}
