// The Attack Action: the Monsters within reach of each Weapon of the Loadout, or of a Basic Attack. LOB-ATK-01, -02,
// -04
import type { PlayerId } from '../../../../kernel/index.js';
import { atAttribute, atCard, atMini, type OfferedAct } from '../ask.js';
import { weaponTargets } from '../attack/declare.js';
import { weaponOptions, type WeaponOption } from '../attack/reach.js';
import type { Context, Position } from '../../state/step-context.js';
import type { Mini } from '../../state/state.js';
import type { Step, StepOf } from '../../state/steps.js';
import { spendActionPoints } from '../costs.js';

export function attackActs(m: Position, player: PlayerId, next: Step): OfferedAct[] {
  const acts: OfferedAct[] = [];
  if (m.state.turn.ap > 0 && m.state.monsters.length > 0)
    for (const way of weaponOptions(m, player))
      for (const target of weaponTargets(m, player, way)) acts.push(attackAct(player, way, target, next));
  return acts;
}

const attackAct = (
  player: PlayerId,
  { with: weapon, attribute, chosen }: WeaponOption,
  target: Mini,
  next: Step,
): OfferedAct => ({
  id: chosen ? `attack:${weapon}:${attribute}:${target}` : `attack:${weapon}:${target}`,
  targets: chosen ? [atMini(target), atCard(weapon), atAttribute(attribute)] : [atMini(target), atCard(weapon)],
  rule: chosen ? 'LOB-WPN-02' : weapon === 'fists' ? 'LOB-ATK-04' : 'LOB-ATK-02',
  then: [
    chosen ? { do: 'attack', player, with: weapon, target, attribute } : { do: 'attack', player, with: weapon, target },
    next,
  ],
});

export function attackAction(m: Context, { player, with: weapon, target, attribute }: StepOf<'attack'>): void {
  spendActionPoints(m, player, 'attack', 1, 'LOB-ATK-01');
  const space = m.state.monsters.find(({ id }) => id === target)?.at ?? -1;
  m.push({ do: 'attack-begin', by: player, with: weapon, target, space, ...(attribute && { attribute }) });
}
