// Decides which card the bot uses, and how. The value of each use, in Sanity, is compared with what the bot
// can do without the card. If using the card discards it, the value of the card is subtracted.
import type { Option } from '../../../kernel/index.js';
import { cardOf } from '../cards/card-index.js';
import type { Card } from '../cards/card-types.js';
import { exitsOf } from '../state/map.js';
import type { CardCell } from '../state/state.js';
import { cardOfOption, haulGain, mayGo, price } from './cards.js';
import { roomsOf, spread, waysOf } from './map.js';
import { bestPush, pushesWithin } from './monsters.js';
import { dangerAt, huntersOf, others, outlookOf, restGain, type Outlook } from './outlook.js';
import { effort, plansOf, type Plan } from './plan.js';

/**
 * The option to use the card that helps most now; undefined if no card helps. `plan` is the best plan without a card.
 * The ids of the options have the form `use:card`.
 */
export function bestUse(outlook: Outlook, options: readonly Option[], plan: Plan): string | undefined {
  if (!outlook.skill.usesEffects) return undefined;
  let best: string | undefined;
  let most = 0.1;
  for (const option of options) {
    const card = cardOf(outlook.content, cardOfOption(option));
    const gain = gainOfUse(outlook, card, plan) - (card.use === 'discard' ? price(outlook, card.id) : 0);
    if (gain > most && (card.use === 'free' || mayGo(outlook, card.id))) [best, most] = [option.id, gain];
  }
  return best;
}

function gainOfUse(outlook: Outlook, { steps }: Card, plan: Plan): number {
  const { view, hope, needs, me, ways } = outlook;
  const ends = plan.step === 'end';
  const [effect] = steps;
  switch (effect?.do) {
    case 'walk':
      return ways(me.at).some((to) => plan.step === `move:${to}`) ? strideGain(outlook, plan, effect.n) : 0;
    case 'to-room':
      return bestRoom(outlook, view.turn.ap).score - plan.score;
    // If the player knows more cards, it finds useful ones sooner and searches fewer useless ones.
    case 'peek':
      return 0.2 + 0.4 * hope * effect.n;
    case 'take-item':
      return Math.max(0, ...hauls(outlook, effect.reach).map((id) => haulGain(outlook, id)));
    case 'explore':
      return needs.lack > 0 && view.deck > 15 ? 0.4 * hope * steps.length : 0;
    case 'push-monster':
      return ends ? (bestPush(outlook, pushesWithin(outlook, effect.reach), effect.n)?.gain ?? 0) : 0;
    case 'lull':
      return ends ? restGain(outlook, me.at) : 0;
    case 'close-door':
      return ends ? bestDoor(outlook, doors(outlook)).gain : 0;
    default:
      return 0;
  }
}

/**
 * The value of moving through up to `n` doorways for free: the Action Points saved, and the spaces that come into
 * reach.
 */
function strideGain(outlook: Outlook, plan: Plan, n: number): number {
  const { ap } = outlook.view.turn;
  const further = plansOf(outlook, ap + n).find(({ step }) => step === plan.step);
  return (further?.score ?? plan.score) - plan.score + effort * n;
}

/** The Room from which the player's best plan has the highest score, and this score. */
export function bestRoom(outlook: Outlook, ap: number): { readonly room: CardCell; readonly score: number } {
  const { view, content, player, skill } = outlook;
  let best = { room: -1, score: -Infinity };
  for (const room of roomsOf(view)) {
    const there = outlookOf(
      { ...view, players: view.players.map((each, id) => (id === player ? { ...each, at: room } : each)) },
      content,
      player,
      skill,
    );
    const score = (there && plansOf(there, ap)[0]?.score) ?? -Infinity;
    if (score > best.score) best = { room, score };
  }
  return best;
}

/**
 * The option to peek at the unseen card that the player could reach soonest. The ids of the options have the form
 * `peek:index`.
 */
export function nearestUnseen({ reach }: Outlook, options: readonly Option[]): string | undefined {
  const away = ({ id }: Option): number =>
    Math.min(...[0, 1].map((cell) => reach.get(Number(id.slice(5)) * 2 + cell)?.moves ?? 99));
  return [...options].filter(({ id }) => id.startsWith('peek:')).sort((a, b) => away(a) - away(b))[0]?.id;
}

/**
 * The ids of the options that a card with this reach would offer: to take a card from another player, or to hand one
 * over.
 */
function hauls({ view, ways, me, ...rest }: Outlook, reach: number): string[] {
  const far = spread(ways, [me.at]);
  const near = others({ view, ways, me, ...rest }).filter(
    (id) => (far.get(view.players[id]?.at ?? -1) ?? Infinity) <= reach,
  );
  const open = (items: Outlook['me']['items']): string[] => items.flatMap(({ card, safe }) => (safe ? [] : [card]));
  const taking = near.flatMap((id) => open(view.players[id]?.items ?? []).map((card) => `take:${card}`));
  const handing =
    view.mode === 'cooperative' ? near.flatMap((id) => open(me.items).map((card) => `hand:${card}:${id}`)) : [];
  return [...taking, ...handing];
}

const doors = ({ view, me }: Outlook): string[] =>
  exitsOf(view, me.at).flatMap(({ from, side }) => (side < 0 ? [] : [`shut:${from}:${side}`]));

/**
 * Finds the doorway whose closing reduces the danger most. `gain` is the reduction. The `ids` have the form
 * `shut:place:side`.
 */
export function bestDoor(
  outlook: Outlook,
  ids: readonly string[],
): { readonly id: string | undefined; readonly gain: number } {
  const { view, me, player } = outlook;
  const danger = dangerAt(outlook, me.at);
  let best: { id: string | undefined; gain: number } = { id: ids[0], gain: 0 };
  if (danger === 0) return best;
  for (const id of ids) {
    const [, place, side] = id.split(':').map(Number);
    const shut = { ...view, shut: [...view.shut, { place: place ?? -1, side: side ?? -1, until: player }] };
    const gain = danger - dangerAt({ ...outlook, hunters: huntersOf(shut, waysOf(shut)) }, me.at);
    if (gain > best.gain) best = { id, gain };
  }
  return best;
}
