// Changes to the dice before they are counted: Pierce, and the Bolts of both sides. LOB-RUL-05 steps 8 and 9
import type { Asked } from '../../../../kernel/index.js';
import { ask, atDie, type OfferedAct } from '../ask.js';
import { cure } from '../conditions.js';
import { chooser } from '../values-in-force.js';
import type { Context, Position } from '../../state/step-context.js';
import { isCharacter, type Attack, type Defender } from '../../state/state.js';
import type { Step, StepOf } from '../../state/steps.js';
import { placeTokens } from './begin.js';
import { faceName, symbolsOf, successes } from './dice.js';
import {
  defenderHas,
  attackBolts,
  currentAttack,
  defenseGroupOf,
  defenseBolts,
  countedDice,
  attackerModifiers,
  hasEffect,
} from './current-attack.js';

/**
 * Each Attack Roll with Pierce removes one die from each Defense Roll against it. Defense Rolls without dice are
 * skipped. LOB-KEY-09, LOB-EFX-02
 */
export function pierce(m: Context, { when }: StepOf<'attack-pierce'>): void {
  const attack = currentAttack(m);
  const asked: Step[] = [];
  for (const defender of attack.defenders) {
    if (!isPierced(attack, defender, when)) continue;
    const [die, ...others] = bestDice(attack, defender);
    if (die === undefined) continue;
    const { defence, attack: roll } = defender;
    if (others.length === 0) takeDie(m, attack, defence, roll, die);
    else if (!asked.some((step) => step.do === 'pierce-which' && step.defence === defence && step.roll === roll))
      asked.push({ do: 'pierce-which', player: piercingPlayer(m, attack, defender), defence, roll });
  }
  m.push(...asked);
}

const isPierced = (attack: Attack, defender: Defender, when: 'automatic' | 'any'): boolean =>
  !defender.dodges &&
  defender.pierced === null &&
  hasEffect(attack, defender, 'pierce', when) &&
  countedDice(attack, defender).length > 0;

/**
 * Returns the dice that Pierce can remove: those with the most Shields. Of several dice with the same face, only the
 * first is listed. LOB-RUL-59
 */
function bestDice(attack: Attack, defender: Defender): number[] {
  const { dice, side } = defenseGroupOf(attack, defender);
  const shields = dice.map((die) => successes.defense(symbolsOf([die], side.turn)));
  const top = Math.max(...shields);
  return dice.flatMap((die, i) =>
    shields[i] === top && dice.findIndex((each) => each.die === die.die && each.face === die.face) === i ? [i] : [],
  );
}

/** The player of a defending Character chooses the die; for a Monster, the attacker's player chooses. LOB-RUL-59 */
const piercingPlayer = (m: Position, { by }: Attack, { mini }: Defender): number =>
  isCharacter(mini) ? mini : chooser(m, by);

export function askPierce(m: Position, { player, defence, roll }: StepOf<'pierce-which'>): Asked<Step> {
  const attack = currentAttack(m);
  const defender = attack.defenders.find((each) => each.defence === defence && each.attack === roll);
  return ask(
    m,
    player,
    'LOB-RUL-59',
    (defender ? bestDice(attack, defender) : []).map((die): OfferedAct => ({
      id: `pierce:${die}`,
      targets: [atDie('defense', defence, die)],
      rule: 'LOB-RUL-59',
      then: [{ do: 'pierce', defence, roll, die }],
    })),
  );
}

export const pierceDie = (m: Context, { defence, roll, die }: StepOf<'pierce'>): void =>
  takeDie(m, currentAttack(m), defence, roll, die);

function takeDie(m: Context, { defenders, defences }: Attack, defence: number, roll: number, die: number): void {
  const hit = defenders.filter((each) => each.defence === defence && each.attack === roll);
  for (const defender of hit) defender.pierced = die;
  const taken = defences[defence]?.dice[die];
  m.emit({
    type: 'pierced',
    rule: 'LOB-KEY-09',
    also: ['LOB-RUL-59'],
    minis: hit.map(({ mini }) => mini),
    die,
    face: taken ? faceName(taken) : '',
  });
}

/** Applies the attacker's Bolts. Their tokens are placed now and count in this Attack. LOB-ATK-09, LOB-RUL-57 */
export function applyAttackBolts(m: Context): void {
  const attack = currentAttack(m);
  const { bolt } = attackerModifiers(attack);
  attack.attacks.forEach((roll, group) => {
    emitBolts(m, 'attack', group, attackBolts(attack, roll), bolt);
  });
  placeTokens(m, attack, 'any');
}

/** Applies the defenders' Bolts. A Dodge among them removes the tokens that this Attack has placed. */
export function applyDefenseBolts(m: Context): void {
  const attack = currentAttack(m);
  attack.defences.forEach(({ side: { bolt } }, group) => {
    const bolts = Math.max(
      0,
      ...attack.defenders.filter((each) => each.defence === group).map((each) => defenseBolts(attack, each)),
    );
    emitBolts(m, 'defense', group, bolts, bolt);
  });
  for (const defender of attack.defenders)
    if (!defender.dodges && !hasEffect(attack, defender, 'aoe', 'automatic') && defenderHas(attack, defender, 'dodge'))
      dodge(m, defender);
}

function dodge(m: Context, defender: Defender): void {
  defender.dodges = true;
  for (const condition of defender.placed) cure(m, defender.mini, condition, 'LOB-RUL-05');
  defender.placed = [];
  m.emit({ type: 'dodged', rule: 'LOB-KEY-12', mini: defender.mini });
}

/**
 * Reports the Bolts. Their successes and Shields count for each Bolt, all other effects only once. LOB-EFX-02, -03,
 * LOB-DIC-13
 */
function emitBolts(
  m: Context,
  side: 'attack' | 'defense',
  group: number,
  n: number,
  { auto, keywords, then }: ReturnType<typeof attackerModifiers>['bolt'],
): void {
  if (n === 0) return;
  const once = keywords.length + then.length > 0;
  const nothing = !auto && !once;
  m.emit({
    type: 'bolts',
    rule: nothing ? 'LOB-DIC-13' : 'LOB-DIC-12',
    also: ['LOB-ATK-09', 'LOB-MAT-10', 'LOB-EFX-01', 'LOB-EFX-02', 'LOB-EFX-03', 'LOB-DIC-14', 'LOB-RUL-67'],
    side,
    group,
    n,
    auto: n * auto,
    keywords: [...keywords],
  });
}
