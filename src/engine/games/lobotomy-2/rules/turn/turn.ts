// A Character's Turn: 3 Action Points, actions in any order, and its end. LOB-CAP, LOB-ACT
import { abilityActs, triggered } from './abilities.js';
import { ask } from '../ask.js';
import { attacking } from './attack-action.js';
import { counts, cure } from '../conditions.js';
import { characterOf, total } from '../values-in-force.js';
import { moves } from './move.js';
import { changed, dropLasting } from '../holdings.js';
import type { M } from '../../state/step-context.js';
import { scenarioActs } from '../scenario/scenario.js';
import { searching } from './search.js';
import type { Step, StepOf } from '../../state/steps.js';
import { newTurn } from '../../state/empty-table.js';
import { trading } from './trade.js';
import { upgrades } from './upgrades.js';
import { loadouts } from './loadout.js';

export function turn(m: M, { player }: StepOf<'turn'>): void {
  const character = characterOf(m, player);
  const stunned = character.conditions.stun !== undefined;
  const ap = Math.max(0, 3 + total(m, player, 'ap') - (stunned ? 1 : 0));
  m.state.turn = newTurn(player, ap);
  const cleared = character.used.length > 0;
  character.used = [];
  m.state.rewarded = false;
  // Another Character may have untapped a card and traded it away since. LOB-RUL-80
  for (const each of m.state.characters)
    if (each.items.some(({ untapped }) => untapped))
      each.items = each.items.map((item) => changed(item, { untapped: false }));
  m.emit({
    type: 'turn-began',
    rule: 'LOB-CAP-01',
    also: [...(stunned ? ['LOB-KEY-22', 'LOB-RUL-56'] : []), ...(cleared ? ['LOB-RUL-76'] : [])],
    player,
    ap,
  });
  if (stunned) delete character.conditions.stun;
  m.push({ do: 'act', player }, { do: 'end-turn', player });
  triggered(m, player, 'turn-begins');
}

/** Every action that can be paid for, and ending the Turn. LOB-CAP-02, -03, LOB-ACT-02, -03 */
export function act(m: M, { player }: StepOf<'act'>) {
  // LOB-DTH-07
  if (characterOf(m, player).dead) return ask(m, player, 'LOB-CAP-02', []);
  const next: Step = { do: 'act', player };
  return ask(m, player, 'LOB-CAP-02', [
    ...moves(m, player, next),
    ...attacking(m, player, next),
    ...abilityActs(m, player, next),
    ...searching(m, player, next),
    ...trading(m, player, next),
    ...loadouts(m, player, next),
    ...upgrades(m, player, next),
    ...scenarioActs(m, player, next),
    { id: 'end', rule: 'LOB-CAP-03', then: [] },
  ]);
}

export function endTurn(m: M, { player }: StepOf<'end-turn'>): void {
  const character = characterOf(m, player);
  character.acted = true;
  m.state.turn.ap = 0;
  m.state.turn.mp = 0;
  if (counts(m, player, 'frost')) cure(m, player, 'frost', 'LOB-KEY-07');
  dropLasting(m, 'turn');
  m.state.changes = m.state.changes.filter(({ until }) => until !== 'turn');
  m.emit({ type: 'turn-ended', rule: 'LOB-CAP-03', player });
  if (!character.dead) triggered(m, player, 'turn-ends');
}
