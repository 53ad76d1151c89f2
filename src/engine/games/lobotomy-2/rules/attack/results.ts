// Hits, avoided hits, Wounds, and the tokens that an Attack leaves on its targets. LOB-RUL-05 steps 10 and 11
import type { RuleId } from '../../../../kernel/index.js';
import { afflict, conditionsOf } from '../conditions.js';
import { characterOf, healthOf, woundsOf } from '../values-in-force.js';
import { addWounds } from '../harm.js';
import type { Context, Position } from '../../state/step-context.js';
import { isCharacter, type Attack, type Defender, type Mini } from '../../state/state.js';
import type { Step } from '../../state/steps.js';
import type { HitResult } from '../../state/attack-events.js';
import { symbolsOf, successes } from './dice.js';
import {
  attackBolts,
  currentAttack,
  defenseGroupOf,
  defenseBolts,
  countedDice,
  rollAgainst,
  attackerModifiers,
  hasEffect,
} from './current-attack.js';

export function hitResult(m: Position, attack: Attack, defender: Defender): HitResult {
  const roll = rollAgainst(attack, defender);
  const side = attackerModifiers(attack);
  const { side: defence } = defenseGroupOf(attack, defender);
  const spikes = roll ? successes.attack(symbolsOf(roll.dice, side.turn)) : 0;
  const bolts = attackBolts(attack, roll) * side.bolt.auto;
  const fire = conditionsOf(m, defender.mini).fire === undefined ? 0 : 1;
  const prior = attack.bonus && isCharacter(defender.mini) ? characterOf(m, defender.mini).attackers : 0;
  const hits = spikes + side.auto + bolts + fire + prior;
  const ethereal = hasEffect(attack, defender, 'ethereal');
  const shields = successes.defense(symbolsOf(countedDice(attack, defender), defence.turn));
  const autoShields = ethereal ? 0 : defence.auto - (hasEffect(attack, defender, 'holy') ? defence.printed : 0);
  const boltShields = defenseBolts(attack, defender) * defence.bolt.auto;
  const avoided = shields + autoShields + boltShields;
  const critical = hasEffect(attack, defender, 'critical');
  return {
    spikes,
    auto: side.auto,
    bolts,
    fire,
    prior,
    hits,
    shields,
    autoShields,
    boltShields,
    avoided,
    critical,
    wounds: Math.max(0, hits - avoided) * (critical ? 2 : 1),
  };
}

/** How many hits defeat the defender, with the dice that it has rolled. */
export const hitsToDefeat = (m: Position, mini: Mini, { avoided, critical }: HitResult): number =>
  avoided + Math.ceil((healthOf(m, mini) - woundsOf(m, mini)) / (critical ? 2 : 1));

/** Deals all Wounds. Deaths are checked later. */
export function dealHits(m: Context): void {
  const attack = currentAttack(m);
  for (const defender of attack.defenders) {
    if (defender.dodges) continue;
    const result = hitResult(m, attack, defender);
    m.emit({
      type: 'hit',
      rule: isCharacter(attack.by) ? 'LOB-ATK-08' : 'LOB-MAT-10',
      also: rulesOfHits,
      mini: defender.mini,
      by: attack.by,
      ...result,
    });
    defender.wounds = result.wounds;
  }
  for (const { mini, wounds } of attack.defenders)
    if (wounds) addWounds(m, mini, wounds, attack.by, isCharacter(mini) ? 'LOB-MAT-13' : 'LOB-ATK-10');
  const left: Step[] = [];
  for (const defender of attack.defenders) left.push(...leaveTokens(m, attack, defender));
  m.push(...left);
  // Later attackers get a bonus for this one, even if the defender dodged or suffered no Wounds. LOB-RUL-47, -48
  if (attack.bonus) for (const { mini } of attack.defenders) if (isCharacter(mini)) characterOf(m, mini).attackers++;
}

/** The rules for counting symbols, tokens and keywords. */
const rulesOfHits: readonly RuleId[] = [
  'LOB-DIC-05',
  'LOB-DIC-07',
  'LOB-DIC-08',
  'LOB-DIC-09',
  'LOB-KEY-02',
  'LOB-KEY-13',
  'LOB-KEY-24',
  'LOB-KEY-28',
  'LOB-MAT-11',
  'LOB-RUL-02',
  'LOB-RUL-03',
  'LOB-RUL-47',
  'LOB-RUL-48',
  'LOB-RUL-57',
  'LOB-RUL-58',
  'LOB-RUL-60',
  'LOB-RUL-61',
  'LOB-RUL-62',
];

/** Stun and Infection take effect after the Wounds, even if the Attack dealt no Wounds. LOB-KEY-19, -16, LOB-RUL-58 */
function leaveTokens(m: Context, attack: Attack, defender: Defender): Step[] {
  const { mini: player, dodges } = defender;
  if (dodges) return [];
  if (hasEffect(attack, defender, 'stun')) afflict(m, player, 'stun');
  if (!isCharacter(player) || !hasEffect(attack, defender, 'infection')) return [];
  const { infects, bolt } = attackerModifiers(attack);
  const attribute = infects ?? bolt.infects;
  return [attribute ? { do: 'infect-attribute', player, attribute } : { do: 'infect-what', player }];
}
