// Selects the minis that effects act on.
import type { TargetSelector } from '../../cards/card-types.js';
import { cardOf } from '../../cards/card-index.js';
import { isInArea, living, monsterAt, placeOf } from '../values-in-force.js';
import type { Position } from '../../state/step-context.js';
import type { Mini } from '../../state/state.js';

/** Returns the selected minis: Characters in ring order, Monsters by number. */
export function selectTargets(m: Position, by: Mini, { of, where, other, type, class: kind }: TargetSelector): Mini[] {
  const all = of === 'character' ? living(m) : m.state.monsters.map(({ id }) => id);
  return all.filter(
    (mini) =>
      isInArea(m, by, placeOf(m, mini), where) &&
      !(other && mini === by) &&
      (type === undefined || monsterAt(m, mini)?.card === type) &&
      (kind === undefined || cardOf(m.content.monsters, monsterAt(m, mini)?.card ?? '').class === kind),
  );
}
