// A Counterattack is a new Attack after the first one. LOB-RUL-05 step 15, LOB-CTR, LOB-RUL-65
import type { Asked } from '../../../../kernel/index.js';
import { ask, atAttribute, atCard, atMini, type OfferedAct } from '../ask.js';
import type { Attack as Printed } from '../../cards/card-types.js';
import { immunities, isAlive, monsterAt, monsterSide, placeOf } from '../values-in-force.js';
import type { Context, Position } from '../../state/step-context.js';
import { isCharacter, type Mini } from '../../state/state.js';
import type { Step, StepOf } from '../../state/steps.js';
import { mayAttack } from '../monster-phase/targets.js';
import { weaponReaches } from './declare.js';
import { canAttack, weaponOptions } from './reach.js';
import { defenderHas, currentAttack } from './current-attack.js';

/**
 * Ends the Attack. Every living defender with Counterattack responds, unless the Attack was a Counterattack or came
 * from a friend. LOB-CTR-01, -02, LOB-RUL-40
 */
export function endAttack(m: Context): void {
  const attack = currentAttack(m);
  const { by, counter: isAnswer, defenders } = attack;
  const countering =
    isAnswer || immunities(m, by).includes('counterattack')
      ? []
      : defenders
          .filter(
            (defender) =>
              isCharacter(defender.mini) !== isCharacter(by) && defenderHas(attack, defender, 'counterattack'),
          )
          .map(({ mini }) => mini);
  m.state.attacks.pop();
  for (const mini of countering) if (!isAlive(m, mini)) m.emit({ type: 'no-counter', rule: 'LOB-CTR-02', mini });
  m.push(
    ...countering.map((mini) =>
      isCharacter(mini)
        ? ({ do: 'counter-with', player: mini, against: by } as const)
        : ({ do: 'monster-counterattack', mini, against: by } as const),
    ),
    { do: 'check-triggers' }, // Triggers wait for the end of an Attack. LOB-RUL-115
  );
}

/** A Monster responds with its printed attack, if the attacker is within reach and no card calms the Monster. */
export function monsterCounterattack(m: Context, { mini, against }: StepOf<'monster-counterattack'>): void {
  const monster = monsterAt(m, mini);
  if (!monster || !isAlive(m, against) || !mayAttack(m, monster)) return;
  const attack = selectPrintedAttack(m, mini);
  if (
    placeOf(m, mini) !== placeOf(m, against) &&
    !canAttack(m, { by: mini, with: monster.card, attribute: null, printed: [attack], declared: [] }, against)
  )
    return;
  m.push({
    do: 'attack-begin',
    by: mini,
    with: attack.id ?? monster.card,
    target: against,
    space: placeOf(m, against),
    attack,
    counter: true,
  });
}

/** A Character responds with a Weapon of its Loadout or a Basic Attack within reach, or declines. */
export function askCounterattack(m: Position, { player, against }: StepOf<'counter-with'>): Asked<Step> {
  if (!isAlive(m, player) || !isAlive(m, against)) return ask(m, player, 'LOB-RUL-65', []);
  const acts = weaponOptions(m, player)
    .filter((way) => weaponReaches(m, player, way, placeOf(m, against)))
    .map((way): OfferedAct => ({
      id: `counter:${way.with}:${way.attribute}`,
      targets: [atMini(against), atCard(way.with), ...(way.chosen ? [atAttribute(way.attribute)] : [])],
      rule: 'LOB-RUL-65',
      then: [
        {
          do: 'attack-begin',
          by: player,
          with: way.with,
          attribute: way.attribute,
          target: against,
          space: placeOf(m, against),
          counter: true,
        },
      ],
    }));
  return ask(m, player, 'LOB-RUL-65', acts.length ? [...acts, { id: 'none', rule: 'LOB-RUL-65', then: [] }] : []);
}

/** Returns the attack on a Monster's card. A Boss with several attacks rolls a die to choose. LOB-MON-04, LOB-BOS-03 */
export function selectPrintedAttack(m: Context, mini: Mini): Printed & { readonly id?: string } {
  const { attacks } = monsterSide(m, monsterAt(m, mini)?.card ?? '');
  const [only] = attacks;
  if (!only || attacks.length === 1) return only ?? { dice: {} };
  const n = m.chance.die('d6', [1, 2, 3, 4, 5, 6]) + 1;
  m.emit({ type: 'attack-chosen', rule: 'LOB-BOS-03', also: ['LOB-DIC-01'], mini, n });
  return attacks.find(({ upTo = 6 }) => n <= upTo) ?? only;
}
