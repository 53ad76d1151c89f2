// The dice of an Attack, Test or Search that is over, as the events since the last look tell of them. The last ones that were thrown count.
import { atDie } from './asking.js';
import { colours, faceNames } from './attack/faces.js';
import type { Colour } from './cards.js';
import type { Happening } from './events.js';
import { attackName, checkName, defenseName, rollNumber, type DiceGroup } from './scene-dice-names.js';
import type { Look } from './scene-look.js';
import { miniName } from './speech.js';
import type { Mini } from './state.js';

interface Thrown {
  readonly side: DiceGroup['side'];
  readonly group: number;
  readonly minis: readonly Mini[];
  readonly faces: string[];
  name: string;
  pierced: number | null;
  counts: string;
}
/** What lies on the table, and whose Attack or Test it is. */
interface Lying {
  by: Mini;
  target: Mini | null;
  thrown: Thrown[];
}

export function toldDice(look: Look): DiceGroup[] {
  const lying: Lying = { by: -1, target: null, thrown: [] };
  for (const event of look.seen.events as readonly Happening[]) (happens[event.type] as Tell | undefined)?.(lying, event, look);
  const roll = rollNumber(look, lying.by, lying.target);
  return lying.thrown.map(({ side, group, name, faces, pierced, counts }): DiceGroup => {
    const kind = side === 'attack' || side === 'defense' ? side : 'check';
    const taken = { state: 'spent', label: look.told.tongue.say('on-pierced') } as const;
    const dice = side === 'd6'
      ? faces.map((face) => ({ id: 'die:d6', die: side, face }))
      : faces.map((face, i) => ({ id: atDie(kind, group, i), die: dieOf(face), face, ...(i === pierced && taken) }));
    return { id: side === 'd6' ? side : `${kind}:${String(group)}`, side, name, counts, model: { version: 1, roll, dice } };
  });
}

const dieOf = (face: string): Colour => colours.find((colour) => faceNames(colour).includes(face)) ?? 'green';

type Tell = (lying: Lying, event: Happening, look: Look) => void;
type Tells = { readonly [K in Happening['type']]?: (lying: Lying, event: Extract<Happening, { readonly type: K }>, look: Look) => void };

const happens: Tells = {
  attack: (lying, { by, target }) => { Object.assign(lying, { by, target, thrown: [] }); },
  rolled: (lying, { side, group, minis, dice }, look) => {
    const [mini = -1] = minis;
    if (side === 'test' || side === 'search') Object.assign(lying, { by: mini, target: null, thrown: [] });
    const name = side === 'attack' ? attackName(look, lying.by, minis) : side === 'defense' ? defenseName(look, minis) : miniName(look.told, mini);
    lying.thrown.push({ side, group, minis, faces: [...dice], name, pierced: null, counts: '' });
  },
  rerolled: (lying, { player, group, dice, after }) => {
    const { faces } = ownOf(lying, player)[group] ?? {};
    dice.forEach((die, i) => faces?.splice(die, 1, after[i] ?? ''));
  },
  'meds-used': (lying, { player, dice }) => { ownOf(lying, player).forEach(({ faces }, i) => faces.push(dice[i] ?? '')); },
  pierced: (lying, { minis, die }) => { for (const each of lying.thrown) if (each.side === 'defense' && each.minis.some((mini) => minis.includes(mini))) each.pierced = die; },
  hit: (lying, { mini, hits, avoided }, { told: { tongue } }) => {
    for (const each of lying.thrown) if (each.minis.includes(mini)) each.counts = each.side === 'attack' ? tongue.say('on-hits', { n: hits }) : tongue.say('on-avoids', { n: avoided });
  },
  checked: (lying, { kind, player, attribute, n }, look) => {
    for (const each of lying.thrown) Object.assign(each, { name: checkName(look, kind, player, attribute), counts: look.told.tongue.say('on-successes', { n }) });
  },
  d6: (lying, { face }, look) => { throwD6(lying, -1, face, look); },
  'boss-rolled': (lying, { monster, die }, look) => { throwD6(lying, monster, die, look); },
  'attack-chosen': (lying, { mini, n }, look) => { throwD6(lying, mini, n, look); },
};

/** The dice that this Character has thrown. */
const ownOf = ({ by, thrown }: Lying, player: Mini): Thrown[] =>
  thrown.filter(({ side, minis }) => (by === player ? side !== 'defense' : side === 'defense' && minis.includes(player)));

function throwD6(lying: Lying, by: Mini, face: number, { told }: Look): void {
  const name = told.tongue.say('on-throws', { name: miniName(told, by) });
  Object.assign(lying, { by, target: null, thrown: [{ side: 'd6', group: 0, minis: [], faces: [String(face)], name, pierced: null, counts: '' }] satisfies Thrown[] });
}
