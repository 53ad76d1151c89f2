// The dice: the symbols on their faces, which of them count, and which dice each side rolls. LOB-DIC, LOB-RUL-01, -43
import { attackDice, defenseDice } from '../../../../dice/systems.js';
import type { Die, FaceName } from '../../../../dice/types.js';
import type { Colour, Sign, Conversion, Dice } from '../../cards/card-types.js';
import type { Joined, Rolled } from '../../state/state.js';
import type { M } from '../../state/step-context.js';

const dice: Readonly<Record<Colour, Die>> = { ...attackDice, ...defenseDice };

/** The order in which a pool is rolled. */
export const colours: readonly Colour[] = ['green', 'red', 'blue', 'brown'];

export const faceNames = (die: Colour): readonly FaceName[] => dice[die].names;
export const faceName = ({ die, face }: Pick<Rolled, 'die' | 'face'>): string => String(dice[die].names[face]);

/** How often each symbol occurs. `both` is Shield+Star. */
export type Signs = Record<Sign | 'both', number>;
export const noSigns = (): Signs => ({ spike: 0, shield: 0, star: 0, both: 0, bolt: 0, insanity: 0 });
const nothing = noSigns();

const facesOf = (die: Colour): readonly Signs[] =>
  dice[die].faces.map(({ 'shield-star': both = 0, ...face }) => ({ ...noSigns(), ...face, both }));
const printed: Readonly<Record<Colour, readonly Signs[]>> = {
  green: facesOf('green'),
  red: facesOf('red'),
  blue: facesOf('blue'),
  brown: facesOf('brown'),
};

export function addSigns(to: Signs, die: Colour, face: number): void {
  const shown = printed[die][face] ?? nothing;
  to.spike += shown.spike;
  to.shield += shown.shield;
  to.star += shown.star;
  to.both += shown.both;
  to.bolt += shown.bolt;
  to.insanity += shown.insanity;
}

/** The symbols of these dice, after cards have turned some into others. */
export function signsOf(rolled: readonly Pick<Rolled, 'die' | 'face'>[], turn: Joined['turn']): Signs {
  const signs = noSigns();
  for (const { die, face } of rolled) addSigns(signs, die, face);
  for (const { from, to } of turn) {
    signs[to] += signs[from];
    signs[from] = 0;
  }
  return signs;
}

/** The symbols of one die. */
export const signsOn = (rolled: Pick<Rolled, 'die' | 'face'>, turn: Joined['turn']): Readonly<Signs> =>
  turn.length === 0 ? (printed[rolled.die][rolled.face] ?? nothing) : signsOf([rolled], turn);

/** What counts as a success in which roll. LOB-RUL-02 */
export const successes = {
  attack: ({ spike }: Signs) => spike,
  defense: ({ shield, both }: Signs) => shield + both,
  test: ({ star, both }: Signs) => star + both,
} as const;
export type Counted = keyof typeof successes;

/** The dice to roll. There can be more than the box holds: at a real table some are rolled twice. LOB-RUL-111 */
export function pool({ dice, convert }: Joined, foe: readonly Conversion[]): Colour[] {
  const turned = foe.reduce(converted, convert.reduce<Dice>(converted, dice));
  const all: Colour[] = [];
  for (const colour of colours) for (let left = turned[colour] ?? 0; left > 0; left--) all.push(colour);
  return all;
}

function converted(dice: Dice, { from, to, n = Infinity }: Conversion): Dice {
  const turned = Math.max(0, Math.min(n, dice[from] ?? 0));
  return { ...dice, [from]: (dice[from] ?? 0) - turned, [to]: (dice[to] ?? 0) + turned };
}

/** The colour of a die that Meds add: the other side can change it too. LOB-EX-67 */
export const addedDie = (colour: Colour, foe: readonly Conversion[]): Colour =>
  foe.reduce((die, { from, to, n }) => (n === undefined && die === from ? to : die), colour);

export const throwDie = (m: M, die: Colour, added = false): Rolled => ({
  die,
  face: m.chance.die(die, faceNames(die)),
  added,
});
