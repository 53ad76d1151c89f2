// How likely Checks are to pass. A die of a Check brings a success with 5 and 6, and with 4 two dice instead of one, so
// more successes than dice are possible. CW-CHK-04 to -06
import type { Content } from '../cards/card-index.js';
import type { CardId, DiceUse } from '../cards/card-types.js';
import { diceCount, diceParts } from './statistics.js';
import type { ComaWardView } from '../state/knowledge.js';

/** More successes than these are as good as these. */
const highest = 12;

/** The chances of 0, 1, 2 … successes. */
type Chances = readonly number[];

const together = (a: Chances, b: Chances): Chances =>
  Array.from({ length: highest + 1 }, (_, n) => a.slice(0, n + 1).reduce((sum, p, i) => sum + p * (b[n - i] ?? 0), 0));

/** The chances of one die: no success, one, or those of two dice. They are found by putting them into themselves. */
function ofOneDie(): Chances {
  let chances: Chances = [1];
  for (let round = 0; round < 30; round++)
    chances = together(chances, chances).map((p, n) => p / 6 + ([1 / 2, 1 / 3][n] ?? 0));
  return chances;
}

const byDice: Chances[] = [[1]];

function chancesOf(dice: number): Chances {
  const [oneDie = ofOneDie()] = byDice.slice(1);
  byDice[1] = oneDie;
  for (let n = byDice.length; n <= dice; n++) byDice[n] = together(byDice[n - 1] ?? [1], oneDie);
  return byDice[dice] ?? [1];
}

/** The chance that so many dice bring at least so many successes. */
export const chanceOf = (dice: number, need: number): number =>
  Math.max(0, 1 - chancesOf(dice).reduce((sum, p, n) => (n < need ? sum + p : sum), 0));

/** The chance that one side has more successes than the other. */
export const chanceToBeat = (dice: number, otherDice: number): number =>
  chancesOf(otherDice).reduce((sum, p, n) => sum + p * chanceOf(dice, n + 1), 0);

/** The dice that a player would roll, as far as everybody can see. */
export const diceFor = (
  view: ComaWardView,
  content: Content,
  player: number,
  use: DiceUse,
  weapons: readonly CardId[] = [],
): number => diceCount(diceParts(view, content, player, use, weapons));
