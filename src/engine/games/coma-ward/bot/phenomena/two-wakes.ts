// P09 Two Wakes: find out who mourns the same dead by trading candles, gather them in one hand, and hold a wake.
import { kindOf } from '../../state/state.js';
import { fight } from '../fights.js';
import {
  best,
  offered,
  offers,
  others,
  othersAt,
  playerAt,
  spacesWith,
  tallyOf,
  wasRefused,
  type Outlook,
} from '../outlook.js';
import { goOrForce } from '../routes.js';
import type { Aim } from './aim.js';

const isCandle = (card: string): boolean => kindOf(card) === 'candle';
const candlesOf = ({ view }: Outlook, player: number): string[] => (view.players[player]?.items ?? []).filter(isCandle);

/** Whether the other mourns the same dead; undefined if the bot does not know. */
function isFriend({ view, me }: Outlook, player: number): boolean | undefined {
  const role = view.players[player]?.role;
  return role === null || role === undefined ? undefined : kindOf(role) === kindOf(me.role ?? '');
}

export const twoWakes: Aim = {
  id: 'P09',
  act(outlook) {
    const { me, view, seat } = outlook;
    if (tallyOf(outlook, seat, 'wake') === 1) return undefined;
    if (offers(outlook, 'wake')) return 'wake';
    const rivals = others(outlook).filter((player) => isFriend(outlook, player) !== true);
    const holder = rivals.find((player) => tallyOf(outlook, player, 'wake') === 1);
    if (holder !== undefined)
      return fight(outlook, [holder], 'steal') ?? goOrForce(outlook, [playerAt(outlook, holder)]);
    const partner = wasRefused(outlook) ? undefined : partnerHere(outlook);
    if (partner !== undefined) return `trade:${partner}`;
    // With enough candles, any Room will do.
    if (candlesOf(outlook, seat).length >= (view.tally['needed'] ?? 0)) return nearestRoom(outlook);
    const lying = spacesWith(outlook, isCandle);
    if (lying.includes(me.at) && offers(outlook, 'pick-up')) return 'pick-up';
    const rich = rivals.filter((player) => candlesOf(outlook, player).length > 0);
    const friends = others(outlook).filter((player) => isFriend(outlook, player) && tradeWith(outlook, player));
    return (
      fight(outlook, rich, 'steal') ??
      goOrForce(outlook, [...lying, ...[...friends, ...rich].map((player) => playerAt(outlook, player))])
    );
  },
  answer(outlook) {
    const { question, view, me, seat } = outlook;
    const { trade } = view;
    if (question.kind === 'steal-choice') {
      const candle = offered(outlook, 'steal:').find(isCandle);
      return candle === undefined ? undefined : `steal:${candle}`;
    }
    if (!trade) return undefined;
    if (question.kind === 'answer-trade') {
      const isFair = trade.give.filter(isCandle).length >= trade.take.filter(isCandle).length;
      return isFriend(outlook, view.active) || (isFair && isFriend(outlook, view.active) === undefined)
        ? 'accept'
        : 'refuse';
    }
    if (question.kind !== 'trade') return undefined;
    const { give, take } = tradeWith(outlook, trade.partner) ?? { give: 0, take: 0 };
    const gift = me.items.find((card) => isCandle(card) && !trade.give.includes(card));
    const wish = candlesOf(outlook, trade.partner).find((card) => !trade.take.includes(card));
    if (trade.give.length < give && gift !== undefined) return `give:${gift}`;
    if (trade.take.length < take && wish !== undefined) return `take:${wish}`;
    return offers(outlook, 'offer') && seat === view.active ? 'offer' : 'cancel';
  },
  keeps: (_, card) => isCandle(card),
};

/** How many candles a trade should move: one each way to learn the Role, or all to the richer of two friends. */
function tradeWith(outlook: Outlook, player: number): { readonly give: number; readonly take: number } | undefined {
  const { seat } = outlook;
  const [mine, theirs] = [candlesOf(outlook, seat).length, candlesOf(outlook, player).length];
  if (mine + theirs === 0) return undefined;
  switch (isFriend(outlook, player)) {
    case true: {
      const isRicher = mine > theirs || (mine === theirs && seat < player);
      if (isRicher) return theirs > 0 ? { give: 0, take: theirs } : undefined;
      return mine > 0 ? { give: mine, take: 0 } : undefined;
    }
    case undefined:
      return mine > 0 && theirs > 0 ? { give: 1, take: 1 } : undefined;
    default:
      return undefined;
  }
}

function partnerHere(outlook: Outlook): number | undefined {
  const here = othersAt(outlook, outlook.me.at).filter((player) => offers(outlook, `trade:${player}`));
  return here.find((player) => tradeWith(outlook, player) !== undefined);
}

/** A Room as far as possible from the rivals would be best, but the nearest is quick. */
const nearestRoom = (outlook: Outlook): string | undefined => {
  const { rooms } = outlook.view;
  const to = best(
    offered(outlook, 'move:').filter((at) => rooms[at] !== undefined),
    (at) => -othersAt(outlook, at).length,
  );
  return to === undefined ? goOrForce(outlook, Object.keys(rooms)) : `move:${to}`;
};
