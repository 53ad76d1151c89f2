// The dice of the current Attack, Test or Search; once that is over, the dice from its events. A die keeps its id
// throughout.
import { faceName, signsOf, successes, colours, faceNames } from '../rules/attack/dice.js';
import { reckon } from '../rules/attack/results.js';
import { pointed, type Look } from './scene-context.js';
import type { Attack, Check, RollGroup, Mini } from '../state/state.js';
import type { DiceModel } from '../../../scene/dice-pool-model.js';
import type { Attribute, Colour } from '../cards/card-types.js';
import { attributeName, miniName, minisName } from '../words/names.js';
import { atDie } from '../rules/ask.js';
import type { Happening } from '../state/events.js';

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

export interface DiceGroup {
  readonly side: 'attack' | 'defense' | 'test' | 'search' | 'd6';
  /** Whose dice they are. */
  readonly name: string;
  readonly model: DiceModel;
  /** What they add up to, in words; '' while that is open. */
  readonly counts: string;
}

export const attackName = ({ told }: Look, by: Mini, whom: readonly Mini[]): string =>
  whom.length > 0
    ? told.tongue.say('on-attacks-on', { name: miniName(told, by), whom: minisName(told, whom) })
    : told.tongue.say('on-attacks-all', { name: miniName(told, by) });

export const defenseName = ({ told }: Look, minis: readonly Mini[]): string =>
  told.tongue.say('on-defends', { name: minisName(told, minis) });

export const checkName = ({ told }: Look, kind: 'test' | 'search', player: Mini, attribute: Attribute): string =>
  kind === 'search'
    ? told.tongue.say('on-searches', { name: miniName(told, player) })
    : told.tongue.say('on-tests', { name: miniName(told, player), attribute: attributeName(told, attribute) });

/** The same number as long as the same dice lie there. */
export function rollNumber(
  {
    told: {
      view: { round, turn },
    },
  }: Look,
  by: Mini,
  target: Mini | null,
): number {
  return ((round * 10 + turn.ap) * 1000 + by + 1) * 1000 + (target ?? -1) + 1;
}

interface Thrown {
  readonly side: DiceGroup['side'];
  readonly group: number;
  readonly minis: readonly Mini[];
  readonly faces: string[];
  name: string;
  pierced: number | null;
  counts: string;
}
export function toldDice(look: Look): DiceGroup[] {
  const {
    told,
    told: { tongue },
  } = look;
  // The dice on the table, and whose Attack or Test it is.
  let [by, target, thrown]: [Mini, Mini | null, Thrown[]] = [-1, null, []];
  /** The dice that this Character has rolled. */
  const ownOf = (player: Mini): Thrown[] =>
    thrown.filter(({ side, minis }) =>
      by === player ? side !== 'defense' : side === 'defense' && minis.includes(player),
    );
  const throwD6 = (mini: Mini, face: number): void => {
    const name = tongue.say('on-throws', { name: miniName(told, mini) });
    [by, target, thrown] = [
      mini,
      null,
      [{ side: 'd6', group: 0, minis: [], faces: [String(face)], name, pierced: null, counts: '' }],
    ];
  };
  for (const event of look.seen.events as readonly Happening[]) {
    switch (event.type) {
      case 'attack':
        [by, target, thrown] = [event.by, event.target, []];
        break;
      case 'rolled': {
        const { side, group, minis, dice } = event;
        const [mini = -1] = minis;
        if (side === 'test' || side === 'search') [by, target, thrown] = [mini, null, []];
        const name =
          side === 'attack'
            ? attackName(look, by, minis)
            : side === 'defense'
              ? defenseName(look, minis)
              : miniName(told, mini);
        thrown.push({ side, group, minis, faces: [...dice], name, pierced: null, counts: '' });
        break;
      }
      case 'rerolled': {
        const { faces } = ownOf(event.player)[event.group] ?? {};
        event.dice.forEach((die, i) => faces?.splice(die, 1, event.after[i] ?? ''));
        break;
      }
      case 'meds-used':
        ownOf(event.player).forEach(({ faces }, i) => faces.push(event.dice[i] ?? ''));
        break;
      case 'pierced':
        for (const each of thrown)
          if (each.side === 'defense' && each.minis.some((mini) => event.minis.includes(mini)))
            each.pierced = event.die;
        break;
      case 'hit':
        for (const each of thrown)
          if (each.minis.includes(event.mini))
            each.counts =
              each.side === 'attack'
                ? tongue.say('on-hits', { n: event.hits })
                : tongue.say('on-avoids', { n: event.avoided });
        break;
      case 'checked':
        for (const each of thrown)
          Object.assign(each, {
            name: checkName(look, event.kind, event.player, event.attribute),
            counts: tongue.say('cost-success', { n: event.n }),
          });
        break;
      case 'd6':
        throwD6(-1, event.face);
        break;
      case 'boss-rolled':
        throwD6(event.monster, event.die);
        break;
      case 'attack-chosen':
        throwD6(event.mini, event.n);
        break;
      default:
        break;
    }
  }
  const roll = rollNumber(look, by, target);
  const taken = { state: 'spent', label: tongue.say('on-pierced') } as const;
  return thrown.map(({ side, group, name, faces, pierced, counts }): DiceGroup => {
    const kind = side === 'attack' || side === 'defense' ? side : 'check';
    const dice =
      side === 'd6'
        ? faces.map((face) => ({ id: 'die:d6', die: side, face }))
        : faces.map((face, i) => ({ id: atDie(kind, group, i), die: dieOf(face), face, ...(i === pierced && taken) }));
    return { side, name, counts, model: { version: 1, roll, dice } };
  });
}

const dieOf = (face: string): Colour => colours.find((colour) => faceNames(colour).includes(face)) ?? 'green';
