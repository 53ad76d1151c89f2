// Rolls the dice of both sides, and queues the steps after the roll. LOB-RUL-05 step 5
import type { RuleId } from '../../../../kernel/index.js';
import { living } from '../values-in-force.js';
import type { Context, Position } from '../../state/step-context.js';
import { isCharacter, type Attack, type RollGroup } from '../../state/state.js';
import type { Step } from '../../state/steps.js';
import { faceName, pool, rollDie } from './dice.js';
import { currentAttack, isAutomatic, attackerModifiers } from './current-attack.js';

/** LOB-ATK-05, LOB-MAT-08 */
export function rollDice(m: Context): void {
  const attack = currentAttack(m);
  for (const each of attack.attacks)
    each.dice = pool(attackerModifiers(attack), each.foe).map((die) => rollDie(m, die));
  for (const each of attack.defences)
    if (each.rolls) each.dice = pool(each.side, each.foe).map((die) => rollDie(m, die));
  attack.attacks.forEach((each, group) => {
    emitRoll(m, attack, 'attack', group, each, ruleOfAttackRoll(attack));
  });
  attack.defences.forEach((each, group) => {
    if (each.rolls)
      emitRoll(m, attack, 'defense', group, each, isCharacter(each.minis[0] ?? -1) ? 'LOB-MAT-07' : 'LOB-ATK-05');
    else if (isAutomatic('ethereal', attackerModifiers(attack), each.side))
      m.emit({ type: 'no-defense', rule: 'LOB-KEY-13', also: ['LOB-RUL-61'], minis: [...each.minis] });
  });
  m.push(...playersToChangeDice(m, attack).map((player) => ({ do: 'change', player }) as const), ...stepsAfterChanges);
}

const stepsAfterChanges: readonly Step[] = [
  { do: 'attack-insanity' },
  { do: 'attack-pierce', when: 'automatic' },
  { do: 'attack-bolts' },
  { do: 'attack-pierce', when: 'any' },
  { do: 'attack-defense-bolts' },
  { do: 'attack-hits' },
  { do: 'attack-lifesteal' },
  { do: 'attack-deflect' },
  { do: 'attack-follow-ups' },
  { do: 'attack-counter' },
];

/**
 * The players who may change dice: first the attacking Character, then defending Characters in ring order. Monsters
 * never change dice. LOB-RUL-05 step 6
 */
function playersToChangeDice(m: Position, { by, attacks, defences }: Attack): number[] {
  const defending = living(m).filter((player) => defences.some(({ rolls, minis }) => rolls && minis.includes(player)));
  return isCharacter(by) && attacks.length ? [by, ...defending] : defending;
}

const ruleOfAttackRoll = ({ by, with: card, attribute }: Attack): RuleId =>
  !isCharacter(by) ? 'LOB-MAT-06' : card === 'fists' ? 'LOB-ATK-04' : attribute ? 'LOB-ATK-03' : 'LOB-ATK-05';

/** The rules for the choice of dice, and for the numbers added to them. */
const rulesOfRolls: Readonly<Record<'attack' | 'defense', readonly RuleId[]>> = {
  attack: [
    'LOB-AOE-03',
    'LOB-AOE-04',
    'LOB-ATK-05',
    'LOB-BIT-02',
    'LOB-BIT-03',
    'LOB-DIC-03',
    'LOB-DIC-04',
    'LOB-ITM-08',
    'LOB-MAT-08',
    'LOB-WPN-02',
    'LOB-WPN-03',
    'LOB-WPN-04',
    'LOB-WPN-05',
    'LOB-RUL-01',
    'LOB-RUL-24',
    'LOB-RUL-43',
    'LOB-RUL-44',
    'LOB-RUL-72',
    'LOB-RUL-111',
  ],
  defense: [
    'LOB-AOE-03',
    'LOB-BIT-01',
    'LOB-DIC-03',
    'LOB-DIC-04',
    'LOB-EQP-01',
    'LOB-EQP-02',
    'LOB-EQP-03',
    'LOB-ITM-05',
    'LOB-ITM-06',
    'LOB-MAT-08',
    'LOB-MAT-14',
    'LOB-MON-05',
    'LOB-RUL-01',
    'LOB-RUL-25',
    'LOB-RUL-45',
    'LOB-RUL-46',
    'LOB-RUL-68',
    'LOB-RUL-129',
    'LOB-RUL-111',
  ],
};

function emitRoll(
  m: Context,
  { by, target }: Attack,
  side: 'attack' | 'defense',
  group: number,
  { minis, dice }: RollGroup,
  rule: RuleId,
): void {
  m.emit({
    type: 'rolled',
    rule,
    also: rulesOfRolls[side],
    side,
    group,
    by,
    target,
    minis: [...minis],
    dice: dice.map(faceName),
  });
}
