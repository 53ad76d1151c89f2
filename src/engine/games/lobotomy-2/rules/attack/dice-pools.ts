// The dice of a roll: what a side's sources come to, turned over by its own cards and by those of the other side. LOB-RUL-43
import type { Colour, Conversion, Dice } from '../../cards/card-types.js';
import type { M } from '../../state/step-context.js';
import type { Joined, Rolled } from '../../state/state.js';
import { colours, faceNames } from './dice-faces.js';

/** No limit but what the cards say: more dice than the box holds are thrown again at a table. LOB-RUL-111 */
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

/** What a die becomes that Meds add: the other side turns it over too. LOB-EX-67 */
export const addedDie = (colour: Colour, foe: readonly Conversion[]): Colour =>
  foe.reduce((die, { from, to, n }) => (n === undefined && die === from ? to : die), colour);

export const throwDie = (m: M, die: Colour, added = false): Rolled => ({
  die,
  face: m.chance.die(die, faceNames(die)),
  added,
});
