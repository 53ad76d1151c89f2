// Tests and the rolls of Searches: declaring, rolling, changing dice, counting. LOB-TST, LOB-SEA-03, -04
import { checkAfterLoss } from '../holdings.js';
import { passiveTotal } from '../values-in-force.js';
import type { Context, Position } from '../../state/step-context.js';
import type { Check, RollGroup } from '../../state/state.js';
import type { StepOf } from '../../state/steps.js';
import { gainInsanityFromDice } from './rerolls-and-meds.js';
import { faceName, symbolsOf, successes, pool, rollDie } from './dice.js';
import { modifiersOfTest } from './modifiers.js';
import type { CheckOutcome } from '../../state/attack-steps.js';

/**
 * The successes on the dice as they lie: Stars, Shield+Stars and automatic successes. Some cards add successes to
 * Searches only. LOB-TST-04, LOB-SEA-03
 */
export function checkSuccesses(m: Position, { kind, player, side }: Check, { dice }: RollGroup): number {
  const signs = symbolsOf(dice, side?.turn ?? []);
  const added = (side?.auto ?? 0) + (kind === 'search' ? passiveTotal(m, player, 'search') : 0);
  return Math.max(0, successes.test(signs) + added + signs.bolt * (side?.bolt.auto ?? 0));
}

export function beginCheck(m: Context, { kind, player, attribute, then }: StepOf<'check'>): void {
  m.state.check = {
    kind,
    player,
    attribute,
    target: then.kind === 'target' ? then.target : null,
    card: then.kind === 'locker' ? null : then.card,
    declared: [],
    side: null,
    roll: null,
  };
  m.push(
    { do: 'check-declare', player },
    { do: 'check-roll' },
    { do: 'change', player, ...(then.kind === 'target' && { target: then.target }) },
    { do: 'check-end', then },
  );
}

export function rollCheck(m: Context): void {
  const { check: current } = m.state;
  if (!current) return;
  const { player, kind, attribute, declared } = current;
  const side = modifiersOfTest(m, player, attribute, declared);
  const roll: RollGroup = {
    minis: [player],
    foe: [],
    dice: pool(side, []).map((die) => rollDie(m, die)),
    rerolls: side.reroll,
    marked: [],
  };
  m.state.check = { ...current, side, roll };
  m.emit({
    type: 'rolled',
    rule: kind === 'search' ? 'LOB-SEA-03' : 'LOB-TST-02',
    also: ['LOB-DIC-03', 'LOB-DIC-04', 'LOB-RUL-01', 'LOB-RUL-111'],
    side: kind,
    group: 0,
    by: player,
    target: null,
    minis: [player],
    dice: roll.dice.map(faceName),
  });
}

/** Counts Insanity on the final faces, then successes. LOB-TST-04, -07 */
export function endCheck(m: Context, { then }: StepOf<'check-end'>): void {
  const { check: current } = m.state;
  if (!current?.side || !current.roll) return;
  const {
    player,
    kind,
    attribute,
    side,
    roll: { dice },
  } = current;
  const signs = symbolsOf(dice, side.turn);
  const n = checkSuccesses(m, current, current.roll);
  gainInsanityFromDice(m, player, dice, side, kind === 'search' ? 'LOB-SEA-04' : 'LOB-TST-07');
  m.emit({
    type: 'checked',
    rule: 'LOB-TST-04',
    also: [
      'LOB-TST-01',
      'LOB-TST-05',
      'LOB-TST-06',
      'LOB-DIC-06',
      'LOB-DIC-08',
      'LOB-DIC-09',
      'LOB-RUL-02',
      'LOB-RUL-03',
    ],
    player,
    kind,
    attribute,
    n,
    target: then.kind === 'target' ? then.target : null,
  });
  m.state.check = null;
  const said = [...side.then, ...(signs.bolt ? side.bolt.then : [])];
  checkAfterLoss(m, player);
  runOutcome(m, player, then, n);
  m.push({ do: 'run-follow-ups', mini: player, said });
}

/** Applies the successes. A Search spends them on the contents of the Locker. LOB-TST-05, -06, LOB-SEA-05 */
function runOutcome(m: Context, player: number, then: CheckOutcome, n: number): void {
  if (then.kind === 'locker') {
    m.push({ do: 'search-buy', player, locker: then.locker, successes: n });
    return;
  }
  const effects =
    then.kind === 'target'
      ? n >= then.target
        ? then.pass
        : then.fail
      : (then.results.find(({ from, to }) => n >= from && n <= to)?.steps ?? []);
  if (effects.length) m.push({ do: 'run', effects, by: player, on: player, card: then.card });
}
