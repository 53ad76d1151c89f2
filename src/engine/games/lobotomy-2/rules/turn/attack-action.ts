// The Attack Action: which Monsters each Weapon of the Loadout, or a Basic Attack, can reach. LOB-ATK-01, -02, -04
import type { PlayerId } from '../../../../kernel/index.js';
import { atAttribute, atCard, atMini, type Act } from '../ask.js';
import { targetsOf } from '../attack/declare.js';
import { waysOf, type Way } from '../attack/reach.js';
import type { M } from '../../state/step-context.js';
import type { Mini } from '../../state/state.js';
import type { Step, StepOf } from '../../state/steps.js';
import { spend } from '../costs.js';

export function attacking(m: M, player: PlayerId, next: Step): Act[] {
  const acts: Act[] = [];
  if (m.state.turn.ap > 0 && m.state.monsters.length > 0)
    for (const way of waysOf(m, player))
      for (const target of targetsOf(m, player, way)) acts.push(attackBy(player, way, target, next));
  return acts;
}

const attackBy = (player: PlayerId, { with: weapon, attribute, chosen }: Way, target: Mini, next: Step): Act => ({
  id: chosen ? `attack:${weapon}:${attribute}:${target}` : `attack:${weapon}:${target}`,
  targets: chosen ? [atMini(target), atCard(weapon), atAttribute(attribute)] : [atMini(target), atCard(weapon)],
  rule: chosen ? 'LOB-WPN-02' : weapon === 'fists' ? 'LOB-ATK-04' : 'LOB-ATK-02',
  then: [
    chosen ? { do: 'attack', player, with: weapon, target, attribute } : { do: 'attack', player, with: weapon, target },
    next,
  ],
});

export function attack(m: M, { player, with: weapon, target, attribute }: StepOf<'attack'>): void {
  spend(m, player, 'attack', 1, 'LOB-ATK-01');
  const space = m.state.monsters.find(({ id }) => id === target)?.at ?? -1;
  m.push({ do: 'attack-begin', by: player, with: weapon, target, space, ...(attribute && { attribute }) });
}
