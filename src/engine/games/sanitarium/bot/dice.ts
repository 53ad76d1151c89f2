// Decides which die the bot takes, and which dice it sets or rerolls.
import type { Option } from '../../../kernel/index.js';
import { cardOf } from '../cards/card-index.js';
import { resultOfTaking } from '../rules/costs.js';
import { cardOfOption, mayGo, price } from './cards.js';
import { assault } from './monsters.js';
import { horror, type Outlook } from './outlook.js';
import { effort, plansOf } from './plan.js';

const faces = [1, 2, 3, 4, 5, 6] as const;

/**
 * Rates the choice of a die with this value: the benefit of its Action Points, and the effect of the other two dice.
 * SAN-TURN-05 to -09
 */
type Taken = (dice: readonly number[], value: number) => number;

function takenOf(outlook: Outlook): Taken {
  const { view, player } = outlook;
  const plans = new Map<number, number>();
  const planned = (ap: number): number => {
    let score = plans.get(ap);
    if (score === undefined) plans.set(ap, (score = plansOf(outlook, ap)[0]?.score ?? 0));
    return score;
  };
  return (dice, value) => {
    const { mp, pair } = resultOfTaking(dice, value);
    const fright = pair ? horror : 0;
    // When the bot chooses a die for another player, it wants a bad result in the competitive game and a good one in
    // the co-operative game.
    if (player !== view.active) return (view.mode === 'competitive' ? -1 : 1) * (value - fright);
    return planned(value) + effort * value + 0.1 * mp + assault(outlook, mp) - fright;
  };
}

/** The option with the best rating. The ids of the options have the form `die:value`. */
export function bestDie(outlook: Outlook, options: readonly Option[]): string | undefined {
  const taken = outlook.skill.weighsDice ? takenOf(outlook) : (_: readonly number[], value: number): number => value;
  const score = ({ id }: Option): number => taken(outlook.view.turn.dice, Number(id.slice(4)));
  return [...options].sort((a, b) => score(b) - score(a))[0]?.id;
}

/**
 * The value of the dice as they lie. Triples move the monsters and cause a new roll, so they are worth an average roll
 * minus a little. SAN-TURN-07
 */
function worthOf(taken: Taken, dice: readonly number[]): number {
  return new Set(dice).size === 1 ? taken([2, 4, 5], 4) - 1 : Math.max(...dice.map((value) => taken(dice, value)));
}

interface Change {
  /** `reroll:die` or `set:die:value`. */
  readonly id: string;
  readonly gain: number;
}

function changesOf(outlook: Outlook, set: boolean): Change[] {
  const taken = takenOf(outlook);
  const { dice } = outlook.view.turn;
  const now = worthOf(taken, dice);
  const changed = (die: number, face: number): number =>
    worthOf(
      taken,
      dice.map((shown, i) => (i === die ? face : shown)),
    );
  return dice.flatMap((shown, die): Change[] =>
    set
      ? faces
          .filter((face) => face !== shown)
          .map((face) => ({ id: `set:${die}:${face}`, gain: changed(die, face) - now }))
      : [
          {
            id: `reroll:${die}`,
            gain: faces.reduce((sum, face) => sum + changed(die, face), 0) / faces.length - now,
          },
        ],
  );
}

/** The most useful change among the options. */
export function bestChange(outlook: Outlook, options: readonly Option[]): Change | undefined {
  const offered = new Set(options.map(({ id }) => id));
  return [...changesOf(outlook, false), ...changesOf(outlook, true)]
    .filter(({ id }) => offered.has(id))
    .sort((a, b) => b.gain - a.gain)[0];
}

/**
 * The option to use a card that improves the dice, or `keep` if no card does. The ids of the other options have the
 * form `use:card`.
 */
export function diceCard(outlook: Outlook, options: readonly Option[]): string {
  if (!outlook.skill.usesEffects) return 'keep';
  const use = options
    .filter(({ id }) => id !== 'keep')
    .find((option) => {
      const card = cardOf(outlook.content, cardOfOption(option));
      const [effect] = card.steps;
      if (effect?.do !== 'reroll' && effect?.do !== 'set-die') return false;
      const gain = Math.max(...changesOf(outlook, effect.do === 'set-die').map((change) => change.gain));
      return (
        gain > (card.use === 'discard' ? price(outlook, card.id) : 0.2) &&
        (card.use === 'free' || mayGo(outlook, card.id))
      );
    });
  return use?.id ?? 'keep';
}
