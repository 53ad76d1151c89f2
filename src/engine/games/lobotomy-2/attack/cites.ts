// Which rules a roll and its count show, for the log: only what was there on the table. LOB-DIC, LOB-WPN, LOB-BIT
import type { RuleId } from '../../../kernel/index.js';
import { boughtRows, characterOf, equipmentOf, isInUse, weaponOf } from '../figures.js';
import { itemOf } from '../holdings.js';
import type { M } from '../play.js';
import { isCharacter, type Attack, type Check, type DefenseGroup, type Joined, type RollGroup } from '../state.js';
import { colours, signsOf, type Counted, type Signs } from './faces.js';
import { sideOf } from './under-way.js';

export interface Cites {
  readonly rule: RuleId;
  readonly also: readonly RuleId[];
}
type When = readonly [said: boolean, ...rules: RuleId[]];
export const when = (...all: readonly When[]): RuleId[] => all.flatMap(([said, ...rules]) => (said ? rules : []));

const box = { green: 8, red: 4, blue: 6, brown: 4 } as const;
const diceCites = ({ dice }: RollGroup): RuleId[] => [
  'LOB-RUL-01', 'LOB-DIC-03', ...when([dice.some(({ die, face }) => face === 0 && (die === 'green' || die === 'blue')), 'LOB-DIC-04'], [colours.some((die) => dice.filter((each) => each.die === die).length > box[die]), 'LOB-RUL-111']),
];

export function attackCites(m: M, attack: Attack, roll: RollGroup): Cites {
  const { by, with: card, attribute, attacks } = attack;
  const also = [...diceCites(roll), ...weaponCites(m, attack), ...when([sideOf(attack).keywords.includes('aoe'), 'LOB-AOE-03'], [attacks.length > 1, 'LOB-AOE-04', 'LOB-RUL-43', 'LOB-RUL-44'])];
  if (!isCharacter(by)) return { rule: 'LOB-MAT-06', also: ['LOB-MAT-08', ...also] };
  return { rule: card === 'fists' ? 'LOB-ATK-04' : attribute ? 'LOB-ATK-03' : 'LOB-ATK-05', also: ['LOB-ATK-05', ...also] };
}

/** LOB-WPN: what of the Weapon's card was in the roll. */
function weaponCites(m: M, { by, with: card, attribute }: Attack): RuleId[] {
  const item = isCharacter(by) && attribute ? itemOf(characterOf(m, by), card) : undefined;
  const weapon = weaponOf(m, item);
  if (!item || !weapon || !attribute) return [];
  const bought = weapon.rows.filter((_, r) => item.rows & (1 << r));
  const working = boughtRows(m, by, item, attribute);
  const others = characterOf(m, by).items.some((each) => each !== item && each.worn && weaponOf(m, each)?.passive?.attack);
  return when(
    [weapon.key === 'any', 'LOB-WPN-02', ...(weapon.threshold === undefined ? [] : ['LOB-RUL-72'])],
    [weapon.threshold !== undefined, 'LOB-WPN-03'],
    [working.length > 0, 'LOB-WPN-04'],
    [working.length < bought.length, 'LOB-WPN-05'],
    [!!weapon.basic, 'LOB-BIT-02', 'LOB-BIT-03', 'LOB-RUL-24'],
    [others, 'LOB-ITM-08'],
  );
}

export function defenseCites(m: M, attack: Attack, roll: DefenseGroup): Cites {
  const [mini = 0] = roll.minis;
  const also = [...diceCites(roll), ...when([sideOf(attack).keywords.includes('aoe'), 'LOB-AOE-03'], [roll.minis.length > 1, 'LOB-RUL-45'])];
  if (!isCharacter(mini)) return { rule: 'LOB-ATK-05', also };
  const used = characterOf(m, mini).items.filter((item) => isInUse(m, item));
  const armor = used.find((item) => equipmentOf(m, item)?.armor);
  return {
    rule: 'LOB-MAT-07',
    also: ['LOB-MAT-08', ...also, ...when(
      [!!armor, 'LOB-EQP-01'],
      [isCharacter(attack.by), 'LOB-RUL-46'],
      [!armor, 'LOB-RUL-68', 'LOB-MAT-14'],
      [used.some((item) => weaponOf(m, item)?.passive?.defense), 'LOB-MAT-14'],
      [!!equipmentOf(m, armor)?.basic, 'LOB-BIT-01'],
      [(armor?.rows ?? 0) > 0, 'LOB-EQP-02', ...(equipmentOf(m, armor)?.basic ? [] : ['LOB-RUL-25'])],
    )],
  };
}

export const testCites = ({ kind, roll }: Check): Cites => ({ rule: kind === 'search' ? 'LOB-SEA-03' : 'LOB-TST-02', also: roll ? diceCites(roll) : [] });

/** What counted of these symbols, and what did not. */
export function countCites(kind: Counted, dice: RollGroup['dice'], { turn }: Joined): RuleId[] {
  const signs = signsOf(dice, turn);
  const shown: Readonly<Record<Counted, (signs: Signs) => When[]>> = {
    attack: ({ spike }) => [[spike > 0, 'LOB-DIC-05']],
    defense: ({ shield, star, both }) => [[shield > 0, 'LOB-DIC-07'], [both > 0, 'LOB-DIC-08'], [star > 0, 'LOB-DIC-09']],
    test: ({ shield, star, both }) => [[star > 0, 'LOB-DIC-06'], [both > 0, 'LOB-DIC-08'], [shield > 0, 'LOB-DIC-09']],
  };
  const twice = dice.some((die) => { const each = signsOf([die], turn); return each.spike > 1 || each.shield > 1 || each.star > 1 || each.both > 1; });
  return [...when(...shown[kind](signs), [twice, 'LOB-RUL-03']), 'LOB-RUL-02'];
}
