// The dice of an Attack, Test or Search that is over, as the events since the last look tell of them. The last ones that were thrown count.
import { atDie } from '../rules/ask.js';
import { colours, faceNames } from '../rules/attack/dice-faces.js';
import type { Colour } from '../cards/card-types.js';
import type { Happening } from '../state/events.js';
import { attackName, checkName, defenseName, rollNumber, type DiceGroup } from './scene-dice-names.js';
import type { Look } from './scene-context.js';
import { miniName } from '../words/names.js';
import type { Mini } from '../state/state.js';

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
  // What lies on the table, and whose Attack or Test it is.
  let [by, target, thrown]: [Mini, Mini | null, Thrown[]] = [-1, null, []];
  /** The dice that this Character has thrown. */
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
