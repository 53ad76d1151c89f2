// After a roll: rerolls first, all at once, then Meds one at a time; and the Insanity on the final faces. LOB-RUL-05
// steps 6, 7
import type { Asked, PlayerId, RuleId, TargetId } from '../../../../kernel/index.js';
import { ask, atDie, atHeld, type Act } from '../ask.js';
import { characterOf } from '../values-in-force.js';
import { gainInsanity, spendMeds } from '../holdings.js';
import type { M } from '../../state/step-context.js';
import { isCharacter, type Attack, type Joined, type RollGroup } from '../../state/state.js';
import type { Step, StepOf } from '../../state/steps.js';
import { faceName, faceNames, signsOf, addedDie, throwDie } from './dice.js';
import { medsFor, thrownBy, type Kind, current, sideOf } from './current-attack.js';
import { settled } from '../absent-player.js';
import { changedFor } from './absent-player.js';

const askedBy: Readonly<Record<Kind, RuleId>> = {
  attack: 'LOB-ATK-06',
  defense: 'LOB-MAT-12',
  test: 'LOB-TST-03',
  search: 'LOB-SEA-03',
};

/** Dice that may still be chosen for the reroll. LOB-RUL-54 */
const free = ({ dice, rerolls, marked }: RollGroup): number[] =>
  marked.length < rerolls ? dice.flatMap(({ added }, i) => (added || marked.includes(i) ? [] : [i])) : [];
const withMeds = ({ dice }: RollGroup): boolean => dice.some(({ added }) => added);

/** The player chooses dice one by one, then they are rerolled together. Meds come after that. LOB-MED-05 */
export function askChange(m: M, again: StepOf<'change'>): Asked<Step> {
  const { player, target } = again;
  const { kind, rolls } = thrownBy(m, player);
  const { meds } = characterOf(m, player);
  const useful = medsFor(kind).filter((colour) => meds[colour]);
  if (useful.length === 0 && rolls.every(({ rerolls }) => rerolls === 0)) return ask(m, player, askedBy[kind], []);
  const rerolls = rolls.some(withMeds)
    ? []
    : rolls.flatMap((roll, group) =>
        free(roll).map((die): Act => ({
          id: `die:${group}:${die}`,
          targets: [targetOf(m, kind, roll, group, die)],
          rule: 'LOB-RUL-54',
          then: [{ do: 'mark', player, group, die }, again],
        })),
      );
  const asked = (rule: RuleId, acts: readonly Act[]): Asked<Step> =>
    settled(
      ask(m, player, rule, acts),
      acts.length
        ? changedFor(
            m,
            player,
            acts.map(({ id }) => id),
            target,
          )
        : undefined,
    );
  if (rolls.some(({ marked }) => marked.length))
    return asked('LOB-RUL-54', [
      ...rerolls,
      { id: 'reroll', rule: 'LOB-RUL-54', then: [{ do: 'reroll', player }, again] },
    ]);
  const spent = useful.map((colour): Act => ({
    id: `meds:${colour}`,
    targets: [atHeld(player, `meds:${colour}`)],
    rule: kind === 'attack' ? 'LOB-MED-03' : 'LOB-MED-04',
    then: [{ do: 'use-meds', player, colour }, again],
  }));
  const acts = [...rerolls, ...spent];
  return asked(askedBy[kind], acts.length ? [...acts, { id: 'keep', rule: askedBy[kind], then: [] }] : []);
}

/** A Defense Roll may be one of several in the Attack. */
const targetOf = (m: M, kind: Kind, roll: RollGroup, group: number, die: number): TargetId =>
  kind === 'attack'
    ? atDie('attack', group, die)
    : kind === 'defense'
      ? atDie(
          'defense',
          current(m).defences.findIndex((each) => each === roll),
          die,
        )
      : atDie('check', 0, die);

/** When no further die may be chosen, the chosen ones are rerolled. */
export function mark(m: M, { player, group, die }: StepOf<'mark'>): void {
  const { rolls } = thrownBy(m, player);
  rolls[group]?.marked.push(die);
  if (rolls.every((roll) => free(roll).length === 0)) m.push({ do: 'reroll', player });
}

export function reroll(m: M, { player }: StepOf<'reroll'>): void {
  const { kind, rolls } = thrownBy(m, player);
  rolls.forEach((roll, group) => {
    if (roll.marked.length === 0) return;
    const thrown = [...roll.marked].sort((a, b) => a - b);
    const faces = (): string[] => thrown.flatMap((i) => roll.dice[i] ?? []).map(faceName);
    const before = faces();
    for (const i of thrown) rethrow(m, roll, i);
    m.emit({
      type: 'rerolled',
      rule: stunRolls(m, kind, roll) ? 'LOB-KEY-20' : 'LOB-RUL-54',
      also: ['LOB-RUL-54', 'LOB-RUL-05'],
      player,
      group,
      dice: thrown,
      before,
      after: faces(),
    });
    roll.rerolls = 0;
    roll.marked = [];
  });
}

function rethrow(m: M, { dice }: RollGroup, i: number): void {
  const rolled = dice[i];
  if (rolled) rolled.face = m.chance.die(rolled.die, faceNames(rolled.die));
}
const stunRolls = (m: M, kind: Kind, { minis }: RollGroup): boolean =>
  kind === 'attack' &&
  m.state.monsters.some(({ id, conditions }) => conditions.stun !== undefined && minis.includes(id));

/** The token returns to the bag at once; its die joins every roll of the Attack. LOB-MED-02, LOB-AOE-05, LOB-RUL-103 */
export function useMeds(m: M, { player, colour }: StepOf<'use-meds'>): void {
  const { kind, rolls } = thrownBy(m, player);
  spendMeds(m, player, colour);
  const again = rolls.some(withMeds);
  const added = rolls.map(({ dice, foe }) => {
    const rolled = throwDie(m, addedDie(colour, foe), true);
    dice.push(rolled);
    return faceName(rolled);
  });
  m.emit({
    type: 'meds-used',
    rule: 'LOB-MED-02',
    also: [
      'LOB-RUL-103',
      askedBy[kind],
      kind === 'attack' ? 'LOB-MED-03' : 'LOB-MED-04',
      ...(kind === 'attack' ? ['LOB-RUL-28'] : []),
      ...(again ? ['LOB-MED-05'] : []),
      ...(rolls.length > 1 ? ['LOB-AOE-05'] : []),
    ],
    player,
    colour,
    dice: added,
  });
}

/** Counted once, on the final faces. Insanity on a Monster's dice does nothing. LOB-RUL-04, LOB-DIC-10, -11 */
export function insanity(m: M): void {
  const attack = current(m);
  const { by, attacks, defences } = attack;
  if (isCharacter(by)) for (const { dice } of attacks) gainFrom(m, by, dice, sideOf(attack), 'LOB-ATK-07');
  else tellIgnored(m, attack);
  for (const {
    minis: [mini = 0],
    dice,
    side,
  } of defences)
    if (isCharacter(mini)) gainFrom(m, mini, dice, side, 'LOB-MAT-09');
}

export function gainFrom(m: M, player: PlayerId, dice: RollGroup['dice'], { turn }: Joined, rule: RuleId): void {
  const { insanity: n } = signsOf(dice, turn);
  if (n === 0) return;
  m.emit({
    type: 'maddened',
    rule: 'LOB-INS-01',
    also: [rule, 'LOB-DIC-10', 'LOB-RUL-04', ...(n > 1 ? ['LOB-DIC-14'] : [])],
    player,
    n,
  });
  gainInsanity(m, player, n, rule);
}

function tellIgnored(m: M, attack: Attack): void {
  if (attack.attacks.some(({ dice }) => signsOf(dice, sideOf(attack).turn).insanity > 0))
    m.emit({ type: 'no-insanity', rule: 'LOB-DIC-11', mini: attack.by });
}
