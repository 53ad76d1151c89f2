// Trading with a willing player in the same Space. CW-TRD
import type { PlayerId } from '../../../kernel/index.js';
import type { Content } from '../cards/card-index.js';
import type { CardId } from '../cards/card-types.js';
import { living, playerOf, type Player, type State, type Trade } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { StepOf } from '../state/steps.js';
import { ask, type Act } from './ask.js';
import { itemsOverLimit } from './items.js';
import { notice } from './quirks.js';

/** CW-TRN-03, CW-TRD-01, CW-TRD-04 */
export function tradeActs({ state }: Context, player: PlayerId): Act[] {
  const me = playerOf(state, player);
  return living(state, player).flatMap((partner): Act[] => {
    const other = playerOf(state, partner);
    const hasItems = me.items.length + other.items.length > 0;
    return partner !== player && other.at === me.at && hasItems
      ? [
          {
            id: `trade:${partner}`,
            targets: [`player:${partner}`],
            rule: 'CW-TRD-01',
            then: [
              { do: 'begin-trade', player, partner },
              { do: 'trade', player },
            ],
          },
        ]
      : [];
  });
}

export function beginTrade(m: Context, { partner }: StepOf<'begin-trade'>): void {
  m.state.trade = { partner, give: [], take: [] };
}

const without = (items: readonly CardId[], gone: readonly CardId[]): CardId[] =>
  items.filter((id) => !gone.includes(id));

/** What a player of the trade would carry after it. */
const after = ({ health, items }: Player, gives: readonly CardId[], gets: readonly CardId[]) => ({
  health,
  items: [...without(items, gives), ...gets],
});

/** Nobody may exceed the limit through the Items received. CW-TRD-03 */
function isWithinLimits(state: State, content: Content, player: PlayerId, { partner, give, take }: Trade): boolean {
  const fits = (who: PlayerId, gives: readonly CardId[], gets: readonly CardId[]): boolean =>
    gets.length === 0 || itemsOverLimit(content, after(playerOf(state, who), gives, gets)) <= 0;
  return fits(player, give, take) && fits(partner, take, give);
}

/** The active player puts the offer together: Items of both sides, any number. CW-TRD-02 */
export function trade(m: Context, { player }: StepOf<'trade'>) {
  const { state, content } = m;
  const { trade: offer } = state;
  if (!offer) return ask(m, player, 'CW-TRD-01', []);
  const again = { do: 'trade', player } as const;
  const add = (card: CardId, side: 'give' | 'take'): Act => ({
    id: `${side}:${card}`,
    targets: [`card:${card}`],
    rule: 'CW-TRD-02',
    then: [{ do: 'trade-item', card, side }, again],
  });
  const isOffer = offer.give.length + offer.take.length > 0 && isWithinLimits(state, content, player, offer);
  return ask(m, player, 'CW-TRD-01', [
    ...without(playerOf(state, player).items, offer.give).map((card) => add(card, 'give')),
    ...without(playerOf(state, offer.partner).items, offer.take).map((card) => add(card, 'take')),
    ...(isOffer
      ? [
          {
            id: 'offer',
            rule: 'CW-TRD-03',
            then: [{ do: 'answer-trade', player: offer.partner, from: player }],
          } as const,
        ]
      : []),
    { id: 'cancel', rule: 'CW-TRD-01', then: [{ do: 'end-trade' }] },
  ]);
}

export function tradeItem(m: Context, { card, side }: StepOf<'trade-item'>): void {
  const { trade: offer } = m.state;
  if (offer) offer[side].push(card);
}

/** Only a willing player trades. An absent player refuses. CW-TRD-01, CW-RUL-60 */
export function answerTrade(m: Context, { player, from }: StepOf<'answer-trade'>) {
  return ask(
    m,
    player,
    'CW-TRD-01',
    [
      { id: 'accept', rule: 'CW-TRD-01', then: [{ do: 'exchange', player: from }, { do: 'end-trade' }] },
      { id: 'refuse', rule: 'CW-RUL-60', then: [{ do: 'refuse-trade', player, from }, { do: 'end-trade' }] },
    ],
    'refuse',
  );
}

/** After a trade, the two may not fight in this turn. CW-CMB-18, CW-RUL-26 */
export function exchange(m: Context, { player }: StepOf<'exchange'>): void {
  const { state } = m;
  if (!state.trade) return;
  const { partner, give, take } = state.trade;
  const [me, other] = [playerOf(state, player), playerOf(state, partner)];
  me.items = after(me, give, take).items;
  other.items = after(other, take, give).items;
  state.turn.traded |= 1 << partner;
  m.emit({
    type: 'traded',
    rule: 'CW-TRD-02',
    also: ['CW-CMB-18', 'CW-TRD-04', 'CW-TRN-03'],
    player,
    partner,
    give,
    take,
  });
  notice(m, player, 'traded');
  notice(m, partner, 'traded');
  if (give.length > 0) notice(m, player, 'gave-item');
  if (take.length > 0) notice(m, partner, 'gave-item');
  m.push(
    { do: 'moment', moment: { of: 'traded', player, partner } },
    { do: 'limit', player },
    { do: 'limit', player: partner },
  );
}

export function refuseTrade(m: Context, { player, from }: StepOf<'refuse-trade'>): void {
  m.emit({ type: 'trade-refused', rule: 'CW-TRD-01', player, partner: from });
}

export function endTrade(m: Context): void {
  m.state.trade = null;
}
