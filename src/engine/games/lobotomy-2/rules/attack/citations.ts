// Which rules a roll and its count show, for the log: only what was there on the table. LOB-DIC, LOB-WPN, LOB-BIT
import type { RuleId } from '../../../../kernel/index.js';
import { boughtRows, characterOf, equipmentOf, isInUse, weaponOf } from '../values-in-force.js';
import { itemOf } from '../holdings.js';
import type { Context } from '../../state/step-context.js';
import {
  isCharacter,
  type Attack,
  type Check,
  type DefenseGroup,
  type TotalModifiers,
  type RollGroup,
} from '../../state/state.js';
import { colours, symbolsOf, symbolsOn, type CountedRoll, type SymbolCounts } from './dice.js';
import { attackerModifiers } from './current-attack.js';

export interface Cites {
  readonly rule: RuleId;
  readonly also: readonly RuleId[];
}

const box = { green: 8, red: 4, blue: 6, brown: 4 } as const;

function diceCites({ dice }: RollGroup): RuleId[] {
  const also = ['LOB-RUL-01', 'LOB-DIC-03'];
  if (dice.some(({ die, face }) => face === 0 && (die === 'green' || die === 'blue'))) also.push('LOB-DIC-04');
  if (colours.some((die) => dice.length > box[die] && dice.filter((each) => each.die === die).length > box[die]))
    also.push('LOB-RUL-111');
  return also;
}

export function attackCites(m: Context, attack: Attack, roll: RollGroup): Cites {
  const { by, with: card, attribute, attacks } = attack;
  const also = [isCharacter(by) ? 'LOB-ATK-05' : 'LOB-MAT-08', ...diceCites(roll)];
  citeWeapon(also, m, attack);
  if (attackerModifiers(attack).keywords.includes('aoe')) also.push('LOB-AOE-03');
  if (attacks.length > 1) also.push('LOB-AOE-04', 'LOB-RUL-43', 'LOB-RUL-44');
  return {
    rule: !isCharacter(by) ? 'LOB-MAT-06' : card === 'fists' ? 'LOB-ATK-04' : attribute ? 'LOB-ATK-03' : 'LOB-ATK-05',
    also,
  };
}

/** LOB-WPN: what of the Weapon's card was in the roll. */
function citeWeapon(to: RuleId[], m: Context, { by, with: card, attribute }: Attack): void {
  const item = isCharacter(by) && attribute ? itemOf(characterOf(m, by), card) : undefined;
  const weapon = weaponOf(m, item);
  if (!item || !weapon || !attribute) return;
  const bought = weapon.rows.filter((_, r) => item.rows & (1 << r));
  const working = boughtRows(m, by, item, attribute);
  const others = characterOf(m, by).items.some(
    (each) => each !== item && each.worn && weaponOf(m, each)?.passive?.attack,
  );
  if (weapon.key === 'any') to.push('LOB-WPN-02');
  if (weapon.key === 'any' && weapon.threshold !== undefined) to.push('LOB-RUL-72');
  if (weapon.threshold !== undefined) to.push('LOB-WPN-03');
  if (working.length > 0) to.push('LOB-WPN-04');
  if (working.length < bought.length) to.push('LOB-WPN-05');
  if (weapon.basic) to.push('LOB-BIT-02', 'LOB-BIT-03', 'LOB-RUL-24');
  if (others) to.push('LOB-ITM-08');
}

export function defenseCites(m: Context, attack: Attack, roll: DefenseGroup): Cites {
  const [mini = 0] = roll.minis;
  const also = [...(isCharacter(mini) ? ['LOB-MAT-08'] : []), ...diceCites(roll)];
  if (attackerModifiers(attack).keywords.includes('aoe')) also.push('LOB-AOE-03');
  if (roll.minis.length > 1) also.push('LOB-RUL-45');
  if (!isCharacter(mini)) also.push('LOB-MON-05');
  if (!isCharacter(mini)) return { rule: 'LOB-ATK-05', also };
  const used = characterOf(m, mini).items.filter((item) => isInUse(m, item));
  const armor = used.find((item) => equipmentOf(m, item)?.armor);
  const basic = !!equipmentOf(m, armor)?.basic;
  if (armor) also.push('LOB-EQP-01', 'LOB-ITM-05', 'LOB-ITM-06');
  if (used.some((item) => item !== armor && equipmentOf(m, item)?.passive?.defense))
    also.push('LOB-EQP-03', 'LOB-ITM-06');
  if (isCharacter(attack.by)) also.push('LOB-RUL-46');
  if (!armor) also.push('LOB-RUL-68', 'LOB-MAT-14');
  if (used.some((item) => weaponOf(m, item)?.passive?.defense)) also.push('LOB-MAT-14');
  if (basic) also.push('LOB-BIT-01');
  if ((armor?.rows ?? 0) > 0) also.push('LOB-EQP-02');
  if ((armor?.rows ?? 0) > 0 && !basic) also.push('LOB-RUL-25');
  return { rule: 'LOB-MAT-07', also };
}

export const testCites = ({ kind, roll }: Check): Cites => ({
  rule: kind === 'search' ? 'LOB-SEA-03' : 'LOB-TST-02',
  also: roll ? diceCites(roll) : [],
});

/** What counted of these symbols, and what did not. */
export function countCites(kind: CountedRoll, dice: RollGroup['dice'], { turn }: TotalModifiers): RuleId[] {
  const { spike, shield, star, both } = symbolsOf(dice, turn);
  const also: RuleId[] = [];
  switch (kind) {
    case 'attack':
      if (spike > 0) also.push('LOB-DIC-05');
      break;
    case 'defense':
      if (shield > 0) also.push('LOB-DIC-07');
      if (both > 0) also.push('LOB-DIC-08');
      if (star > 0) also.push('LOB-DIC-09');
      break;
    case 'test':
      if (star > 0) also.push('LOB-DIC-06');
      if (both > 0) also.push('LOB-DIC-08');
      if (shield > 0) also.push('LOB-DIC-09');
  }
  if (dice.some((die) => showsTwice(symbolsOn(die, turn)))) also.push('LOB-RUL-03');
  also.push('LOB-RUL-02');
  return also;
}

const showsTwice = ({ spike, shield, star, both }: SymbolCounts): boolean =>
  spike > 1 || shield > 1 || star > 1 || both > 1;
