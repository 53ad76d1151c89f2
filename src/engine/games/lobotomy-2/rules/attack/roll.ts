// The roll: the dice of both sides at once, and the steps that follow it. LOB-RUL-05 step 5
import { living } from '../values-in-force.js';
import type { Context } from '../../state/step-context.js';
import { isCharacter, type Attack, type RollGroup } from '../../state/state.js';
import type { Step } from '../../state/steps.js';
import { attackCites, defenseCites, type Cites } from './citations.js';
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
    emitRoll(m, 'attack', group, each, attackCites(m, attack, each));
  });
  attack.defences.forEach((each, group) => {
    if (each.rolls) emitRoll(m, 'defense', group, each, defenseCites(m, attack, each));
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
  { do: 'attack-answers' },
  { do: 'attack-hits' },
  { do: 'attack-after' },
  { do: 'attack-deflect' },
  { do: 'attack-moves' },
  { do: 'attack-counter' },
];

/** The attacking Character first, then defending Characters in ring order. Monsters change nothing. Step 6 */
function playersToChangeDice(m: Context, { by, attacks, defences }: Attack): number[] {
  const defending = living(m).filter((player) => defences.some(({ rolls, minis }) => rolls && minis.includes(player)));
  return isCharacter(by) && attacks.length ? [by, ...defending] : defending;
}

function emitRoll(
  m: Context,
  side: 'attack' | 'defense',
  group: number,
  { minis, dice }: RollGroup,
  cites: Cites,
): void {
  m.emit({ type: 'rolled', ...cites, side, group, minis: [...minis], dice: dice.map(faceName) });
}
