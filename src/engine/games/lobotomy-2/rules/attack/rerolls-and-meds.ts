// Changes after a roll: first one reroll of any number of dice, then Meds one by one, then the Insanity on the final
// faces. LOB-RUL-05 steps 6, 7
import type { Asked, PlayerId, RuleId, TargetId } from '../../../../kernel/index.js';
import { ask, atDie, atHeld, type OfferedAct } from '../ask.js';
import { characterOf } from '../values-in-force.js';
import { gainInsanity, spendMeds } from '../holdings.js';
import type { RollKind } from '../../cards/card-types.js';
import type { Context, Position } from '../../state/step-context.js';
import { isCharacter, type Attack, type TotalModifiers, type RollGroup } from '../../state/state.js';
import type { Step, StepOf } from '../../state/steps.js';
import { faceName, faceNames, symbolsOf, addedDie, rollDie } from './dice.js';
import { medsFor, diceInPlay, currentAttack, attackerModifiers } from './current-attack.js';
import { chooseDiceChange } from './absent-player.js';

const ruleOfRoll: Readonly<Record<RollKind, RuleId>> = {
  attack: 'LOB-ATK-06',
  defense: 'LOB-MAT-12',
  test: 'LOB-TST-03',
  search: 'LOB-SEA-03',
};

/** The dice that may still be chosen for the reroll. LOB-RUL-54 */
const rerollable = ({ dice, rerolls, marked }: RollGroup): number[] =>
  marked.length < rerolls ? dice.flatMap(({ added }, i) => (added || marked.includes(i) ? [] : [i])) : [];
const hasMeds = ({ dice }: RollGroup): boolean => dice.some(({ added }) => added);

/** The player chooses dice one by one, and they are rerolled together. Meds come afterwards. LOB-MED-05 */
export function askDiceChange(m: Position, again: StepOf<'change'>): Asked<Step> {
  const { player, target } = again;
  const { kind, rolls } = diceInPlay(m, player);
  const { meds } = characterOf(m, player);
  const usableMeds = medsFor(kind).filter((colour) => meds[colour]);
  if (usableMeds.length === 0 && rolls.every(({ rerolls }) => rerolls === 0))
    return ask(m, player, ruleOfRoll[kind], []);
  const rerolls = rolls.some(hasMeds)
    ? []
    : rolls.flatMap((roll, group) =>
        rerollable(roll).map((die): OfferedAct => ({
          id: `die:${group}:${die}`,
          targets: [dieTarget(m, kind, roll, group, die)],
          rule: 'LOB-RUL-54',
          then: [{ do: 'mark-die', player, group, die }, again],
        })),
      );
  const askWith = (rule: RuleId, acts: readonly OfferedAct[]): Asked<Step> =>
    ask(m, player, rule, acts, {
      about: m.state.check?.card ?? undefined,
      decided: acts.length
        ? chooseDiceChange(
            m,
            player,
            acts.map(({ id }) => id),
            target,
          )
        : undefined,
    });
  if (rolls.some(({ marked }) => marked.length))
    return askWith('LOB-RUL-54', [
      ...rerolls,
      { id: 'reroll', rule: 'LOB-RUL-54', then: [{ do: 'reroll', player }, again] },
    ]);
  const medsActs = usableMeds.map((colour): OfferedAct => ({
    id: `meds:${colour}`,
    targets: [atHeld(player, `meds:${colour}`)],
    rule: kind === 'attack' ? 'LOB-MED-03' : 'LOB-MED-04',
    then: [{ do: 'use-meds', player, colour }, again],
  }));
  const acts = [...rerolls, ...medsActs];
  return askWith(ruleOfRoll[kind], acts.length ? [...acts, { id: 'keep', rule: ruleOfRoll[kind], then: [] }] : []);
}

/** An Attack can have several Defense Rolls, so the target includes the number of the roll. */
const dieTarget = (m: Position, kind: RollKind, roll: RollGroup, group: number, die: number): TargetId =>
  kind === 'attack'
    ? atDie('attack', group, die)
    : kind === 'defense'
      ? atDie(
          'defense',
          currentAttack(m).defences.findIndex((each) => each === roll),
          die,
        )
      : atDie('check', 0, die);

/** Marks a die. If no further die may be chosen, rerolls the marked dice. */
export function markDie(m: Context, { player, group, die }: StepOf<'mark-die'>): void {
  const { rolls } = diceInPlay(m, player);
  rolls[group]?.marked.push(die);
  if (rolls.every((roll) => rerollable(roll).length === 0)) m.push({ do: 'reroll', player });
}

export function reroll(m: Context, { player }: StepOf<'reroll'>): void {
  const { kind, rolls } = diceInPlay(m, player);
  rolls.forEach((roll, group) => {
    if (roll.marked.length === 0) return;
    const chosen = [...roll.marked].sort((a, b) => a - b);
    const faces = (): string[] => chosen.flatMap((i) => roll.dice[i] ?? []).map(faceName);
    const before = faces();
    for (const i of chosen) rerollDie(m, roll, i);
    m.emit({
      type: 'rerolled',
      rule: isStunReroll(m, kind, roll) ? 'LOB-KEY-20' : 'LOB-RUL-54',
      also: ['LOB-RUL-54', 'LOB-RUL-05'],
      player,
      group,
      dice: chosen,
      before,
      after: faces(),
    });
    roll.rerolls = 0;
    roll.marked = [];
  });
}

function rerollDie(m: Context, { dice }: RollGroup, i: number): void {
  const rolled = dice[i];
  if (rolled) rolled.face = m.chance.die(rolled.die, faceNames(rolled.die));
}
const isStunReroll = (m: Position, kind: RollKind, { minis }: RollGroup): boolean =>
  kind === 'attack' &&
  m.state.monsters.some(({ id, conditions }) => conditions.stun !== undefined && minis.includes(id));

/**
 * Returns the token to the bag immediately, and adds its die to every roll of the Attack. LOB-MED-02, LOB-AOE-05,
 * LOB-RUL-103
 */
export function useMeds(m: Context, { player, colour }: StepOf<'use-meds'>): void {
  const { rolls } = diceInPlay(m, player);
  spendMeds(m, player, colour);
  const added = rolls.map(({ dice, foe }) => {
    const rolled = rollDie(m, addedDie(colour, foe), true);
    dice.push(rolled);
    return faceName(rolled);
  });
  m.emit({
    type: 'meds-used',
    rule: 'LOB-MED-02',
    also: ['LOB-MED-03', 'LOB-MED-04', 'LOB-MED-05', 'LOB-AOE-05', 'LOB-RUL-28', 'LOB-RUL-103'],
    player,
    colour,
    dice: added,
  });
}

/**
 * Insanity is counted once, on the final faces. Insanity on a Monster's dice has no effect. LOB-RUL-04, LOB-DIC-10, -11
 */
export function gainRolledInsanity(m: Context): void {
  const attack = currentAttack(m);
  const { by, attacks, defences } = attack;
  if (isCharacter(by))
    for (const { dice } of attacks) gainInsanityFromDice(m, by, dice, attackerModifiers(attack), 'LOB-ATK-07');
  else emitNoInsanity(m, attack);
  for (const {
    minis: [mini = 0],
    dice,
    side,
  } of defences)
    if (isCharacter(mini)) gainInsanityFromDice(m, mini, dice, side, 'LOB-MAT-09');
}

export function gainInsanityFromDice(
  m: Context,
  player: PlayerId,
  dice: RollGroup['dice'],
  { turn }: TotalModifiers,
  rule: RuleId,
): void {
  const { insanity: n } = symbolsOf(dice, turn);
  if (n === 0) return;
  m.emit({
    type: 'maddened',
    rule: 'LOB-INS-01',
    also: [rule, 'LOB-DIC-10', 'LOB-DIC-14', 'LOB-RUL-04'],
    player,
    n,
  });
  gainInsanity(m, player, n, rule);
}

function emitNoInsanity(m: Context, attack: Attack): void {
  if (attack.attacks.some(({ dice }) => symbolsOf(dice, attackerModifiers(attack).turn).insanity > 0))
    m.emit({ type: 'no-insanity', rule: 'LOB-DIC-11', mini: attack.by });
}
