// P10 The Wager: win a combat in every round, outlive the others, and reach the cashier. The dead bet on the healthiest.
import { chanceAgainst, fight } from '../fights.js';
import { best, offered, offers, others, playerAt } from '../outlook.js';
import { goOrForce } from '../routes.js';
import type { Aim } from './aim.js';

/** Whoever would probably lose the combat pays the ante instead. */
const fairChance = 0.3;

export const wager: Aim = {
  id: 'P10',
  act(outlook) {
    const { view } = outlook;
    if (offers(outlook, 'cash-out')) return 'cash-out';
    const rivals = others(outlook);
    const window = Object.keys(view.tokens).filter((at) => view.tokens[at]?.includes('cashier'));
    if (rivals.length === 0) return goOrForce(outlook, window);
    const target = best(rivals, (player) => chanceAgainst(outlook, player));
    return (
      fight(outlook, rivals, 'attack', fairChance) ??
      (target === undefined ? undefined : goOrForce(outlook, [playerAt(outlook, target)]))
    );
  },
  answer(outlook) {
    const { players } = outlook.view;
    const runner = best(offered(outlook, 'bet:'), (player) => players[Number(player)]?.health ?? 0);
    return runner === undefined ? undefined : `bet:${runner}`;
  },
};
