// Checks: suspense dice, and what follows from their successes. CW-CHK
import { roll, systems, type Roll } from '../../../dice/index.js';
import { inScope } from '../../../effects/scope.js';
import type { PlayerId } from '../../../kernel/index.js';
import { cardOf } from '../cards/card-index.js';
import type { CardId, DiceUse } from '../cards/card-types.js';
import { playerOf, type Enemy } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { StepOf } from '../state/steps.js';
import { diceCount, diceParts } from './statistics.js';

const suspense = systems['coma-ward'];

/**
 * Rolls all dice that the player has for this use, until no die is in suspense. Returns the successes. `need` is told
 * with the result. CW-CHK-01 to -11, CW-RUL-13, CW-RUL-14
 */
export function rollDice(
  m: Context,
  player: PlayerId,
  use: DiceUse,
  need: number,
  weapons: readonly CardId[] = [],
): number {
  const dice = diceCount(diceParts(m.state, m.content, player, use, weapons));
  const { throws, total } = roll(suspense, { dice }, m.chance);
  const me = playerOf(m.state, player);
  me.bonusDice = me.bonusDice.filter((bonus) => bonus.for !== 'check' || !isUsedBy(use, bonus.on));
  m.emit({
    type: 'checked',
    rule: 'CW-CHK-09',
    also: ['CW-CHK-01', 'CW-CHK-04', 'CW-CHK-06'],
    player,
    of: use,
    dice,
    batches: facesOf(throws),
    successes: total,
    need,
  });
  return total;
}

/** The dice of an Enemy. CW-RUL-53 */
export function rollEnemyDice(m: Context, { id, type: kind }: Enemy, of: 'strength' | 'dexterity'): number {
  const dice = cardOf(m.content.enemies, kind)[of];
  const { throws, total } = roll(suspense, { dice }, m.chance);
  m.emit({
    type: 'enemy-rolled',
    rule: 'CW-RUL-53',
    enemy: id,
    kind,
    dice,
    batches: facesOf(throws),
    successes: total,
  });
  return total;
}

const facesOf = (throws: Roll['throws']): number[][] => throws.map((batch) => batch.map(({ face }) => Number(face)));

const isUsedBy = (use: DiceUse, on: DiceUse): boolean =>
  on === use || (use === 'attack' && on === 'strength') || (use === 'dodge' && on === 'dexterity');

/** A Check that a card asks for. Unless it says otherwise, it needs 1 success. CW-CHK-09, CW-RUL-16 */
export function check(m: Context, step: StepOf<'check'>): void {
  const { who, of, need = 1, pass = [], fail = [] } = step;
  if (!playerOf(m.state, who).alive) return;
  const passed = rollDice(m, who, of, need) >= need;
  m.push(...inScope(passed ? pass : fail, step));
}
