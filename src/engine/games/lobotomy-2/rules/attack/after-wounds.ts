// Effects after the Wounds: Lifesteal, deaths and rewards, Deflect, follow-up effects. LOB-RUL-05 steps 12 to 14
import type { Effect } from '../../cards/card-types.js';
import { healthOf, immunities, isAlive, monsterAt, sum, woundsOf } from '../values-in-force.js';
import { defeat, healMonster, rewardKills } from '../harm.js';
import type { Context } from '../../state/step-context.js';
import { isCharacter, type Attack, type Defender, type Mini, type CardEffects } from '../../state/state.js';
import type { Step, StepOf } from '../../state/steps.js';
import {
  defenderHas,
  attackBolts,
  currentAttack,
  defenseGroupOf,
  defenseBolts,
  attackerModifiers,
  hasEffect,
} from './current-attack.js';

/** Heals the attacker before deaths and defeats are resolved. LOB-RUL-05 step 12 */
export function lifesteal(m: Context): void {
  const attack = currentAttack(m);
  const healed = sum(
    attack.defenders
      .filter((each) => isEnemy(attack, each.mini) && hasEffect(attack, each, 'lifesteal'))
      .map(({ wounds }) => wounds),
  );
  m.push(...healAttacker(m, attack.by, healed), { do: 'attack-deaths' });
}

const isEnemy = ({ by }: Attack, mini: Mini): boolean => isCharacter(by) !== isCharacter(mini);

/**
 * Heals the attacker for each Wound on an Enemy, even for Wounds in excess of the Enemy's Health. LOB-LIF-01, LOB-RUL-63
 */
function healAttacker(m: Context, by: Mini, n: number): Step[] {
  if (n === 0 || !isAlive(m, by)) return [];
  m.emit({ type: 'lifesteal', rule: 'LOB-LIF-01', also: ['LOB-KEY-11', 'LOB-RUL-63'], mini: by, n });
  if (isCharacter(by)) return [{ do: 'healing', player: by, left: n }];
  const monster = monsterAt(m, by);
  if (monster) healMonster(m, monster, n);
  return [];
}

/**
 * Removes the Monsters that the Attack has defeated, and gives one Insanity for all of them. Killing other Characters
 * gives none. LOB-ATK-10, -12, LOB-INS-02, LOB-RUL-69
 */
export function removeDefeated(m: Context): void {
  const { by, defenders } = currentAttack(m);
  let kills = 0;
  for (const { mini } of defenders) {
    const monster = monsterAt(m, mini);
    if (!monster || woundsOf(m, mini) < healthOf(m, mini)) continue;
    if (defeat(m, monster, by)) kills++;
  }
  if (isCharacter(by) && kills) {
    m.emit({ type: 'kills', rule: 'LOB-ATK-12', also: ['LOB-INS-02', 'LOB-RUL-69'], player: by, n: kills });
    rewardKills(m, by, kills);
  }
  // The attacker is checked too: it may have lost Health that came from a card used for this Attack.
  m.push(
    ...[by, ...defenders.map(({ mini }) => mini)]
      .filter(isCharacter)
      .map((mini) => ({ do: 'check-death', mini, from: by }) as const),
  );
}

/**
 * Deals 1 Wound to the attacker for each Defense Roll with Deflect, at any distance, even if the defender has dodged or
 * died. LOB-KEY-23, LOB-RUL-64
 */
export function deflect(m: Context): void {
  const attack = currentAttack(m);
  const { by, defenders, defences } = attack;
  const deflecting: Defender[] = [];
  defences.forEach((_, group) => {
    const one = defenders.find((each) => each.defence === group && defenderHas(attack, each, 'deflect'));
    if (one) deflecting.push(one);
  });
  if (deflecting.length === 0 || !isAlive(m, by) || immunities(m, by).includes('deflect')) return;
  for (const { mini } of deflecting)
    m.emit({ type: 'deflected', rule: 'LOB-KEY-23', also: ['LOB-RUL-64', 'LOB-RUL-131'], mini, by });
  m.push(...deflecting.map(({ mini }) => ({ do: 'wound', mini: by, n: 1, from: mini, rule: 'LOB-KEY-23' }) as const));
}

/**
 * Runs the follow-up effects of both sides, the attacker's first. The effects of dead minis do not happen. LOB-RUL-66
 */
export function followUps(m: Context): void {
  const attack = currentAttack(m);
  const { then, bolt } = attackerModifiers(attack);
  const bolts = attack.attacks.some((roll) => attackBolts(attack, roll) > 0);
  m.push(
    { do: 'run-follow-ups', mini: attack.by, said: [...then, ...(bolts ? bolt.then : [])] },
    ...attack.defenders.map(
      (defender) => ({ do: 'run-follow-ups', mini: defender.mini, said: followUpsOf(attack, defender) }) as const,
    ),
  );
}

function followUpsOf(attack: Attack, defender: Defender): CardEffects[] {
  const { then, bolt } = defenseGroupOf(attack, defender).side;
  return [...then, ...(defenseBolts(attack, defender) > 0 ? bolt.then : [])];
}

/**
 * A Character's player chooses the order; a Monster's effects happen in the order of the list. The same effect happens
 * only once. LOB-RUL-110, LOB-EFX-02
 */
export function runFollowUps(m: Context, { mini, said }: StepOf<'run-follow-ups'>): void {
  if (said.length === 0 || !isAlive(m, mini)) return;
  m.emit({ type: 'follows', rule: 'LOB-RUL-66', also: ['LOB-EFX-02'], mini });
  const choices = said.map((each) => {
    const left = said.filter(({ steps }) => effectNames(steps) !== effectNames(each.steps));
    const done: Step = { do: 'run', effects: each.steps, by: mini, on: mini, card: each.card };
    return {
      card: each.card,
      then: left.length > 0 ? [done, { do: 'run-follow-ups', mini, said: left } as const] : [done],
    };
  });
  const first = choices.filter(({ card }, i) => choices.findIndex((each) => each.card === card) === i);
  m.push(
    ...(first.length > 1 && isCharacter(mini)
      ? [{ do: 'then-first', player: mini, of: first } as const]
      : (choices[0]?.then ?? [])),
  );
}

/** A name for the effects that leaves out their numbers, so that every Move counts as the same effect. */
const effectNames = (steps: readonly Effect[]): string =>
  steps.map((step) => (step.do === 'on' ? effectNames(step.steps) : step.do)).join();
