// A Character's Turn: 3 Action Points, actions in any order, and the end of the Turn. LOB-CAP, LOB-ACT
import { abilityActs } from './abilities.js';
import { triggerAbilities } from './triggers.js';
import { ask, type OfferedAct } from '../ask.js';
import { attackActs } from './attack-action.js';
import { isInEffect, cure } from '../conditions.js';
import { characterOf, passiveTotal } from '../values-in-force.js';
import { moveActs } from './move.js';
import { withItemChanges, endLasting } from '../holdings.js';
import type { Context, Position } from '../../state/step-context.js';
import { scenarioActs } from '../scenario/scenario.js';
import { searchActs } from './search.js';
import type { Step, StepOf } from '../../state/steps.js';
import { newTurn } from '../../state/empty-table.js';
import { tradeActs } from './trade.js';
import { upgradeActs } from './upgrades.js';
import { loadoutActs } from './loadout.js';

export function turn(m: Context, { player }: StepOf<'turn'>): void {
  const character = characterOf(m, player);
  const stunned = character.conditions.stun !== undefined;
  const ap = Math.max(0, 3 + passiveTotal(m, player, 'ap') - (stunned ? 1 : 0));
  m.state.turn = newTurn(player, ap);
  character.used = [];
  m.state.rewarded = false;
  // Clears `untapped` on the Items of all Characters, because an Item may have been traded away after it was untapped.
  // LOB-RUL-80
  for (const each of m.state.characters)
    if (each.items.some(({ untapped }) => untapped))
      each.items = each.items.map((item) => withItemChanges(item, { untapped: false }));
  m.emit({
    type: 'turn-began',
    rule: 'LOB-CAP-01',
    also: ['LOB-KEY-22', 'LOB-RUL-56', 'LOB-RUL-76'],
    player,
    ap,
  });
  if (stunned) delete character.conditions.stun;
  m.push({ do: 'act', player }, { do: 'end-turn', player });
  triggerAbilities(m, player, 'turn-begins');
}

/** Offers every action that can be paid for, and the end of the Turn. LOB-CAP-02, -03, LOB-ACT-02, -03 */
export function act(m: Position, { player }: StepOf<'act'>) {
  // LOB-DTH-07
  if (characterOf(m, player).dead) return ask(m, player, 'LOB-CAP-02', []);
  const next: Step = { do: 'act', player };
  const acts: OfferedAct[] = [
    ...moveActs(m, player, next),
    ...attackActs(m, player, next),
    ...abilityActs(m, player, next),
    ...searchActs(m, player, next),
    ...tradeActs(m, player, next),
    ...loadoutActs(m, player, next),
    ...upgradeActs(m, player, next),
    ...scenarioActs(m, player, next),
    { id: 'end', rule: 'LOB-CAP-03', then: [] },
  ];
  // The player ends the Turn even if nothing else is left, and can look at the result of the last act before.
  return ask(m, player, 'LOB-CAP-02', acts, { always: true });
}

export function endTurn(m: Context, { player }: StepOf<'end-turn'>): void {
  const character = characterOf(m, player);
  character.acted = true;
  m.state.turn.ap = 0;
  m.state.turn.mp = 0;
  if (isInEffect(m, player, 'frost')) cure(m, player, 'frost', 'LOB-KEY-07');
  endLasting(m, 'turn');
  m.state.changes = m.state.changes.filter(({ until }) => until !== 'turn');
  m.emit({ type: 'turn-ended', rule: 'LOB-CAP-03', player });
  if (!character.dead) triggerAbilities(m, player, 'turn-ends');
}
