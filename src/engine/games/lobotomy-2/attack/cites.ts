// Which rules a roll and its count show, for the log: only what was there on the table. LOB-DIC, LOB-WPN, LOB-BIT
import type { RuleId } from '../../../kernel/index.js';
import { boughtRows, characterOf, equipmentOf, isInUse, weaponOf } from '../figures.js';
import { itemOf } from '../holdings.js';
import type { M } from '../play.js';
import { isCharacter, type Attack, type Check, type DefenseGroup, type Joined, type RollGroup } from '../state.js';
import { colours, signsOf, signsOn, type Counted, type Signs } from './faces.js';
import { sideOf } from './under-way.js';

export interface Cites {
  readonly rule: RuleId;
  readonly also: readonly RuleId[];
}
/** These too, if it was so. */
export function cite(to: RuleId[], so: boolean, ...rules: readonly RuleId[]): void {
  if (so) to.push(...rules);
}

const box = { green: 8, red: 4, blue: 6, brown: 4 } as const;

function diceCites({ dice }: RollGroup): RuleId[] {
  const also = ['LOB-RUL-01', 'LOB-DIC-03'];
  cite(also, dice.some(({ die, face }) => face === 0 && (die === 'green' || die === 'blue')), 'LOB-DIC-04');
  cite(also, colours.some((die) => dice.length > box[die] && dice.filter((each) => each.die === die).length > box[die]), 'LOB-RUL-111');
  return also;
}

export function attackCites(m: M, attack: Attack, roll: RollGroup): Cites {
  const { by, with: card, attribute, attacks } = attack;
  const also = [isCharacter(by) ? 'LOB-ATK-05' : 'LOB-MAT-08', ...diceCites(roll)];
  citeWeapon(also, m, attack);
  cite(also, sideOf(attack).keywords.includes('aoe'), 'LOB-AOE-03');
  cite(also, attacks.length > 1, 'LOB-AOE-04', 'LOB-RUL-43', 'LOB-RUL-44');
  return { rule: !isCharacter(by) ? 'LOB-MAT-06' : card === 'fists' ? 'LOB-ATK-04' : attribute ? 'LOB-ATK-03' : 'LOB-ATK-05', also };
}

/** LOB-WPN: what of the Weapon's card was in the roll. */
function citeWeapon(to: RuleId[], m: M, { by, with: card, attribute }: Attack): void {
  const item = isCharacter(by) && attribute ? itemOf(characterOf(m, by), card) : undefined;
  const weapon = weaponOf(m, item);
  if (!item || !weapon || !attribute) return;
  const bought = weapon.rows.filter((_, r) => item.rows & (1 << r));
  const working = boughtRows(m, by, item, attribute);
  const others = characterOf(m, by).items.some((each) => each !== item && each.worn && weaponOf(m, each)?.passive?.attack);
  cite(to, weapon.key === 'any', 'LOB-WPN-02');
  cite(to, weapon.key === 'any' && weapon.threshold !== undefined, 'LOB-RUL-72');
  cite(to, weapon.threshold !== undefined, 'LOB-WPN-03');
  cite(to, working.length > 0, 'LOB-WPN-04');
  cite(to, working.length < bought.length, 'LOB-WPN-05');
  cite(to, !!weapon.basic, 'LOB-BIT-02', 'LOB-BIT-03', 'LOB-RUL-24');
  cite(to, others, 'LOB-ITM-08');
}

export function defenseCites(m: M, attack: Attack, roll: DefenseGroup): Cites {
  const [mini = 0] = roll.minis;
  const also = [...(isCharacter(mini) ? ['LOB-MAT-08'] : []), ...diceCites(roll)];
  cite(also, sideOf(attack).keywords.includes('aoe'), 'LOB-AOE-03');
  cite(also, roll.minis.length > 1, 'LOB-RUL-45');
  cite(also, !isCharacter(mini), 'LOB-MON-05');
  if (!isCharacter(mini)) return { rule: 'LOB-ATK-05', also };
  const used = characterOf(m, mini).items.filter((item) => isInUse(m, item));
  const armor = used.find((item) => equipmentOf(m, item)?.armor);
  const basic = !!equipmentOf(m, armor)?.basic;
  cite(also, !!armor, 'LOB-EQP-01', 'LOB-ITM-05', 'LOB-ITM-06');
  cite(also, used.some((item) => item !== armor && equipmentOf(m, item)?.passive?.defense), 'LOB-EQP-03', 'LOB-ITM-06');
  cite(also, isCharacter(attack.by), 'LOB-RUL-46');
  cite(also, !armor, 'LOB-RUL-68', 'LOB-MAT-14');
  cite(also, used.some((item) => weaponOf(m, item)?.passive?.defense), 'LOB-MAT-14');
  cite(also, basic, 'LOB-BIT-01');
  cite(also, (armor?.rows ?? 0) > 0, 'LOB-EQP-02');
  cite(also, (armor?.rows ?? 0) > 0 && !basic, 'LOB-RUL-25');
  return { rule: 'LOB-MAT-07', also };
}

export const testCites = ({ kind, roll }: Check): Cites => ({ rule: kind === 'search' ? 'LOB-SEA-03' : 'LOB-TST-02', also: roll ? diceCites(roll) : [] });

/** What counted of these symbols, and what did not. */
export function countCites(kind: Counted, dice: RollGroup['dice'], { turn }: Joined): RuleId[] {
  const { spike, shield, star, both } = signsOf(dice, turn);
  const also: RuleId[] = [];
  switch (kind) {
    case 'attack':
      cite(also, spike > 0, 'LOB-DIC-05');
      break;
    case 'defense':
      cite(also, shield > 0, 'LOB-DIC-07');
      cite(also, both > 0, 'LOB-DIC-08');
      cite(also, star > 0, 'LOB-DIC-09');
      break;
    case 'test':
      cite(also, star > 0, 'LOB-DIC-06');
      cite(also, both > 0, 'LOB-DIC-08');
      cite(also, shield > 0, 'LOB-DIC-09');
  }
  cite(also, dice.some((die) => showsTwice(signsOn(die, turn))), 'LOB-RUL-03');
  also.push('LOB-RUL-02');
  return also;
}

const showsTwice = ({ spike, shield, star, both }: Signs): boolean => spike > 1 || shield > 1 || star > 1 || both > 1;
