// The roll: the dice of both sides at once, and the steps that follow it. LOB-RUL-05 step 5
import { living } from '../values-in-force.js';
import type { M } from '../../state/step-context.js';
import { isCharacter, type Attack, type RollGroup } from '../../state/state.js';
import type { Step } from '../../state/steps.js';
import { attackCites, defenseCites, type Cites } from './citations.js';
import { faceName, pool, throwDie } from './dice.js';
import { current, isAutomatic, sideOf } from './current-attack.js';

/** LOB-ATK-05, LOB-MAT-08 */
export function roll(m: M): void {
  const attack = current(m);
  for (const each of attack.attacks) each.dice = pool(sideOf(attack), each.foe).map((die) => throwDie(m, die));
  for (const each of attack.defences)
    if (each.rolls) each.dice = pool(each.side, each.foe).map((die) => throwDie(m, die));
  attack.attacks.forEach((each, group) => {
    tell(m, 'attack', group, each, attackCites(m, attack, each));
  });
  attack.defences.forEach((each, group) => {
    if (each.rolls) tell(m, 'defense', group, each, defenseCites(m, attack, each));
    else if (isAutomatic('ethereal', sideOf(attack), each.side))
      m.emit({ type: 'no-defense', rule: 'LOB-KEY-13', also: ['LOB-RUL-61'], minis: [...each.minis] });
  });
  m.push(...changers(m, attack).map((player) => ({ do: 'change', player }) as const), ...onceChanged);
}

const onceChanged: readonly Step[] = [
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
function changers(m: M, { by, attacks, defences }: Attack): number[] {
  const defending = living(m).filter((player) => defences.some(({ rolls, minis }) => rolls && minis.includes(player)));
  return isCharacter(by) && attacks.length ? [by, ...defending] : defending;
}

function tell(m: M, side: 'attack' | 'defense', group: number, { minis, dice }: RollGroup, cites: Cites): void {
  m.emit({ type: 'rolled', ...cites, side, group, minis: [...minis], dice: dice.map(faceName) });
}
