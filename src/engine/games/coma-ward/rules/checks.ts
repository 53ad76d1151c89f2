// Checks: suspense dice, and what follows from their successes. CW-CHK
import { roll, systems, type Roll } from '../../../dice/index.js';
import { inScope } from '../../../effects/scope.js';
import type { PlayerId, RuleId } from '../../../kernel/index.js';
import { cardOf } from '../cards/card-index.js';
import type { CardId, DiceUse } from '../cards/card-types.js';
import { playerOf, type Batches, type Enemy } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { StepOf } from '../state/steps.js';
import { diceCount, diceParts } from './statistics.js';

const suspense = systems['coma-ward'];

/** The rules that every Check shows. */
const ofDice: readonly RuleId[] = [
  ...['CW-CHK-01', 'CW-CHK-02', 'CW-CHK-03', 'CW-CHK-04', 'CW-CHK-05', 'CW-CHK-06', 'CW-CHK-07', 'CW-CHK-08'],
  ...['CW-CHK-09', 'CW-CHK-10', 'CW-CHK-11', 'CW-STA-01'],
  ...['CW-RUL-02', 'CW-RUL-03', 'CW-RUL-13', 'CW-RUL-14', 'CW-RUL-15', 'CW-RUL-16', 'CW-RUL-63'],
];
const ofUse: Readonly<Record<DiceUse, readonly RuleId[]>> = {
  strength: ['CW-STA-08'],
  attack: ['CW-STA-08', 'CW-CMB-03', 'CW-CMB-09'],
  dexterity: ['CW-STA-10'],
  dodge: ['CW-STA-10', 'CW-CMB-08', 'CW-RUL-31', 'CW-RUL-62'],
  focus: ['CW-STA-03', 'CW-STA-12'],
};
const ofAdrenaline: readonly RuleId[] = ['CW-STA-13', 'CW-STA-14', 'CW-NEU-03', 'CW-RUL-45'];

export interface Rolled {
  readonly batches: Batches;
  readonly successes: number;
}

/**
 * Rolls all dice that the player has for this use, until no die is in suspense. `need` is told with the result. CW-CHK-01 to -11, CW-RUL-13, CW-RUL-14
 */
export function rollDice(
  m: Context,
  player: PlayerId,
  use: DiceUse,
  need: number,
  weapons: readonly CardId[] = [],
  rule: RuleId = 'CW-CHK-09',
): Rolled {
  const parts = diceParts(m.state, m.content, player, use, weapons);
  const dice = diceCount(parts);
  const rolled = roll(suspense, { dice }, m.chance);
  const [batches, successes] = [facesOf(rolled.throws), rolled.total];
  const me = playerOf(m.state, player);
  me.bonusDice = me.bonusDice.filter((bonus) => bonus.for !== 'check' || !isUsedBy(use, bonus.on));
  m.emit({
    type: 'checked',
    rule,
    also: [...ofDice, ...ofUse[use], ...(parts.some(({ from }) => from === me.neurosis) ? ofAdrenaline : [])],
    player,
    of: use,
    dice,
    batches,
    successes,
    need,
  });
  return { batches, successes };
}

/** The dice of an Enemy. CW-RUL-53 */
export function rollEnemyDice(m: Context, { id, type: kind }: Enemy, of: 'strength' | 'dexterity'): Rolled {
  const dice = cardOf(m.content.enemies, kind)[of];
  const rolled = roll(suspense, { dice }, m.chance);
  const [batches, successes] = [facesOf(rolled.throws), rolled.total];
  m.emit({
    type: 'enemy-rolled',
    rule: 'CW-RUL-53',
    enemy: id,
    kind,
    dice,
    batches,
    successes,
  });
  return { batches, successes };
}

/** The successes among these dice. CW-CHK-04 */
export const successesIn = (dice: Batches): number => dice.flat().filter((face) => face >= 5).length;

const facesOf = (throws: Roll['throws']): number[][] => throws.map((batch) => batch.map(({ face }) => Number(face)));

const isUsedBy = (use: DiceUse, on: DiceUse): boolean =>
  on === use || (use === 'attack' && on === 'strength') || (use === 'dodge' && on === 'dexterity');

/** A Check that a card asks for. Unless it says otherwise, it needs 1 success. CW-CHK-09, CW-RUL-16 */
export function check(m: Context, step: StepOf<'check'>): void {
  const { who, of, need = 1, pass = [], fail = [] } = step;
  if (!playerOf(m.state, who).alive) return;
  const passed = rollDice(m, who, of, need).successes >= need;
  m.push(...inScope(passed ? pass : fail, step));
}
