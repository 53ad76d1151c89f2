// The symbols on the dice, the symbols that count, and the dice of each side. LOB-DIC, LOB-RUL-01, -43
import { attackDice, defenseDice } from '../../../../dice/systems.js';
import type { Die, FaceName } from '../../../../dice/types.js';
import type { Colour, DiceSymbol, DiceConversion, Dice } from '../../cards/card-types.js';
import type { TotalModifiers, RolledDie } from '../../state/state.js';
import type { Context } from '../../state/step-context.js';

const dice: Readonly<Record<Colour, Die>> = { ...attackDice, ...defenseDice };

/** The order of the colours in a pool. */
export const colours: readonly Colour[] = ['green', 'red', 'blue', 'brown'];

export const faceNames = (die: Colour): readonly FaceName[] => dice[die].names;
export const faceName = ({ die, face }: Pick<RolledDie, 'die' | 'face'>): string => String(dice[die].names[face]);

/** The number of each symbol. `both` is the symbol Shield+Star. */
export type SymbolCounts = Record<DiceSymbol | 'both', number>;
export const noSymbols = (): SymbolCounts => ({ spike: 0, shield: 0, star: 0, both: 0, bolt: 0, insanity: 0 });
const nothing = noSymbols();

const symbolsOfFaces = (die: Colour): readonly SymbolCounts[] =>
  dice[die].faces.map(({ 'shield-star': both = 0, ...face }) => ({ ...noSymbols(), ...face, both }));
const faceSymbols: Readonly<Record<Colour, readonly SymbolCounts[]>> = {
  green: symbolsOfFaces('green'),
  red: symbolsOfFaces('red'),
  blue: symbolsOfFaces('blue'),
  brown: symbolsOfFaces('brown'),
};

export function addSymbols(to: SymbolCounts, die: Colour, face: number): void {
  const shown = faceSymbols[die][face] ?? nothing;
  to.spike += shown.spike;
  to.shield += shown.shield;
  to.star += shown.star;
  to.both += shown.both;
  to.bolt += shown.bolt;
  to.insanity += shown.insanity;
}

/** Returns the symbols of the dice, after cards have changed symbols into others. */
export function symbolsOf(
  rolled: readonly Pick<RolledDie, 'die' | 'face'>[],
  turn: TotalModifiers['turn'],
): SymbolCounts {
  const signs = noSymbols();
  for (const { die, face } of rolled) addSymbols(signs, die, face);
  for (const { from, to } of turn) {
    signs[to] += signs[from];
    signs[from] = 0;
  }
  return signs;
}

/** The symbols that count as a success in each kind of roll. LOB-RUL-02 */
export const successes = {
  attack: ({ spike }: SymbolCounts) => spike,
  defense: ({ shield, both }: SymbolCounts) => shield + both,
  test: ({ star, both }: SymbolCounts) => star + both,
} as const;
export type CountedRoll = keyof typeof successes;

/**
 * Returns the dice to roll. Their number can exceed the dice in the box; on a real table, players roll some dice twice.
 * LOB-RUL-111
 */
export function pool({ dice, convert }: TotalModifiers, foe: readonly DiceConversion[]): Colour[] {
  const turned = foe.reduce(convertDice, convert.reduce<Dice>(convertDice, dice));
  const all: Colour[] = [];
  for (const colour of colours) for (let left = turned[colour] ?? 0; left > 0; left--) all.push(colour);
  return all;
}

function convertDice(dice: Dice, { from, to, n = Infinity }: DiceConversion): Dice {
  const turned = Math.max(0, Math.min(n, dice[from] ?? 0));
  return { ...dice, [from]: (dice[from] ?? 0) - turned, [to]: (dice[to] ?? 0) + turned };
}

/** The colour of a die that Meds add. The other side can change this colour too. LOB-EX-67 */
export const addedDie = (colour: Colour, foe: readonly DiceConversion[]): Colour =>
  foe.reduce((die, { from, to, n }) => (n === undefined && die === from ? to : die), colour);

export const rollDie = (m: Context, die: Colour, added = false): RolledDie => ({
  die,
  face: m.chance.die(die, faceNames(die)),
  added,
});
