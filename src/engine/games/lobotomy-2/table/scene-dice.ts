// The dice of the Attack, Test or Search under way; once it is over, as it was told. A die has the same id all the while.
import type { DiceModel } from '../../../scene/dice-pool-model.js';
import { atDie } from '../rules/ask.js';
import { faceName, signsOf, successes } from '../rules/attack/dice-faces.js';
import { reckon } from '../rules/attack/results.js';
import { pointed, type Look } from './scene-context.js';
import { attackName, checkName, defenseName, rollNumber, type DiceGroup } from './scene-dice-names.js';
import { toldDice } from './scene-dice-finished.js';
import type { Attack, Check, RollGroup } from '../state/state.js';

type Dice = DiceModel['dice'];

export function diceOf(look: Look): DiceGroup[] {
  const { attacks, check } = look.m.state;
  if (check?.roll) return [checkGroup(look, check, check.roll)];
  const attack = attacks.at(-1);
  return attack?.side && [...attack.attacks, ...attack.defences].some(({ dice }) => dice.length > 0)
    ? attackGroups(look, attack)
    : toldDice(look);
}

// Under way

function attackGroups(look: Look, attack: Attack): DiceGroup[] {
  const {
    m,
    told: { tongue },
  } = look;
  const { by, target, attacks, defences, defenders } = attack;
  const reckoned = (is: (defender: Attack['defenders'][number]) => boolean): ReturnType<typeof reckon> | undefined => {
    const met = defenders.find(is);
    return met && reckon(m, attack, met);
  };
  const roll = rollNumber(look, by, target);
  return [
    ...attacks.map((group, g): DiceGroup => {
      const { hits } = reckoned((defender) => defender.attack === g) ?? {};
      return {
        side: 'attack',
        name: attackName(look, by, group.minis),
        model: { version: 1, roll, dice: lying(look, 'attack', g, group) },
        counts: hits === undefined ? '' : tongue.say('on-hits', { n: hits }),
      };
    }),
    ...defences.flatMap((group, g): DiceGroup[] => {
      const { avoided } = reckoned((defender) => defender.defence === g) ?? {};
      const pierced = defenders.flatMap((defender) =>
        defender.defence === g && defender.pierced !== null ? [defender.pierced] : [],
      );
      return group.rolls
        ? [
            {
              side: 'defense',
              name: defenseName(look, group.minis),
              model: { version: 1, roll, dice: lying(look, 'defense', g, group, pierced) },
              counts: avoided === undefined ? '' : tongue.say('on-avoids', { n: avoided }),
            },
          ]
        : [];
    }),
  ];
}

function checkGroup(look: Look, { kind, player, attribute, side }: Check, roll: RollGroup): DiceGroup {
  const signs = signsOf(roll.dice, side?.turn ?? []);
  const n = Math.max(0, successes.test(signs) + (side?.auto ?? 0) + signs.bolt * (side?.bolt.auto ?? 0));
  return {
    side: kind,
    name: checkName(look, kind, player, attribute),
    model: { version: 1, roll: rollNumber(look, player, null), dice: lying(look, 'check', 0, roll) },
    counts: look.told.tongue.say('cost-success', { n }),
  };
}

function lying(
  look: Look,
  side: 'attack' | 'defense' | 'check',
  group: number,
  { dice, marked }: RollGroup,
  pierced: readonly number[] = [],
): Dice {
  const { tongue } = look.told;
  return dice.map((rolled, i) => {
    const id = atDie(side, group, i);
    const { state } = pointed(look, id);
    const taken = pierced.includes(i);
    return {
      id,
      die: rolled.die,
      face: faceName(rolled),
      ...(taken
        ? { state: 'spent' as const }
        : marked.includes(i) || state === 'selected'
          ? { state: 'chosen' as const }
          : state
            ? { state: 'open' as const }
            : {}),
      ...(taken ? { label: tongue.say('on-pierced') } : rolled.added ? { label: tongue.say('on-meds') } : {}),
    };
  });
}
