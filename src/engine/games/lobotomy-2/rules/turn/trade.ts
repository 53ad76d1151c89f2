// Trading with one other Character on the same Space. LOB-TRD, LOB-RUL-79
import type { PlayerId } from '../../../../kernel/index.js';
import { ask, atHeld, atMini, type OfferedAct } from '../ask.js';
import type { Colour, Junk } from '../../cards/card-types.js';
import { characterOf, living } from '../values-in-force.js';
import { receiveItem, moveToken, checkAfterLoss } from '../holdings.js';
import type { Context, Position } from '../../state/step-context.js';
import { countForQuest } from '../quests.js';
import type { Character, HeldItem, Trade } from '../../state/state.js';
import type { Step, StepOf } from '../../state/steps.js';
import { seatOf } from '../../state/empty-table.js';
import { spendActionPoints } from '../costs.js';

export function tradeActs(m: Position, player: PlayerId, next: Step): OfferedAct[] {
  const acts: OfferedAct[] = [];
  if (m.state.turn.traded) return acts;
  const here = characterOf(m, player).at;
  for (const partner of living(m)) {
    if (partner !== player && characterOf(m, partner).at === here && hasGoods(m, player, partner))
      acts.push({
        id: `trade:${partner}`,
        targets: [atMini(partner)],
        rule: 'LOB-TRD-01',
        then: [{ do: 'trade', player, partner }, next],
      });
  }
  return acts;
}

/** Whether one of the Characters has something to trade. LOB-RUL-79 */
export const hasGoods = (m: Position, ...players: readonly PlayerId[]): boolean =>
  players.some((player) => thingsOf(characterOf(m, player)).some(([, n]) => n > 0));

/** The Trade is performed, and ends a Move Action, only when both agree. LOB-RUL-79 */
export function trade(m: Context, { player, partner }: StepOf<'trade'>): void {
  m.state.trade = { partner, given: [], got: [] };
  m.push({ do: 'trade-offer', player });
}

/** The things that a Character can trade, and the number of each. LOB-TRD-01, -03 */
export const thingsOf = ({
  items,
  junk,
  meds,
}: Pick<Character, 'items' | 'junk' | 'meds'>): (readonly [thing: string, n: number])[] => [
  ...items.map(({ card }) => [`item:${card}`, 1] as const),
  ...Object.entries(junk).map(([kind, n]) => [`junk:${kind}`, n] as const),
  ...Object.entries(meds).map(([colour, n]) => [`meds:${colour}`, n] as const),
];

/** How often the offer contains this thing. */
export const countOf = (laid: readonly string[], thing: string): number => laid.filter((each) => each === thing).length;

/** The player adds things of both Characters to the offer one by one, then proposes the trade. */
export function tradeOffer(m: Position, { player }: StepOf<'trade-offer'>) {
  const { trade: trade } = m.state;
  if (!trade) return ask(m, player, 'LOB-TRD-01', []);
  const putActs = (from: PlayerId, laid: readonly string[]): OfferedAct[] =>
    thingsOf(characterOf(m, from))
      .filter(([thing, n]) => countOf(laid, thing) < n)
      .map(([thing]): OfferedAct => ({
        id: `put:${from}:${thing}`,
        targets: [atHeld(from, thing)],
        rule: 'LOB-TRD-01',
        then: [{ do: 'trade-put', player, from, thing }],
      }));
  return ask(m, player, 'LOB-TRD-01', [
    ...putActs(player, trade.given),
    ...putActs(trade.partner, trade.got),
    ...(trade.given.length + trade.got.length > 0
      ? [{ id: 'offer', rule: 'LOB-TRD-02', then: agreement(m, player, trade) } satisfies OfferedAct]
      : []),
    { id: 'cancel', rule: 'LOB-TRD-02', then: [{ do: 'trade-end', player, how: 'cancelled' }] },
  ]);
}

/** If one person plays both Characters, the offer needs no agreement. LOB-TRD-02 */
const agreement = ({ state }: Position, player: PlayerId, { partner }: Trade): OfferedAct['then'] =>
  seatOf(state, player) === seatOf(state, partner)
    ? [{ do: 'trade-end', player, how: 'agreed' }]
    : [{ do: 'trade-agree', player }];

export function tradePut(m: Context, { player, from, thing }: StepOf<'trade-put'>): void {
  const { trade: trade } = m.state;
  if (trade) (from === player ? trade.given : trade.got).push(thing);
  m.push({ do: 'trade-offer', player });
}

export function tradeAgree(m: Position, { player }: StepOf<'trade-agree'>) {
  const answers: OfferedAct[] = [
    { id: 'yes', rule: 'LOB-TRD-02', then: [{ do: 'trade-end', player, how: 'agreed' }] },
    { id: 'no', rule: 'LOB-TRD-02', then: [{ do: 'trade-end', player, how: 'refused' }] },
  ];
  return ask(m, m.state.trade?.partner ?? player, 'LOB-TRD-02', answers, { away: 'no' });
}

export function tradeEnd(m: Context, { player, how }: StepOf<'trade-end'>): void {
  const { trade: trade, turn } = m.state;
  m.state.trade = null;
  if (!trade) return;
  const { partner, given, got } = trade;
  if (how !== 'agreed') {
    if (how === 'refused') turn.refusals.push(partner);
    m.emit({ type: 'no-trade', rule: 'LOB-TRD-02', also: ['LOB-RUL-79'], player, partner });
    return;
  }
  spendActionPoints(m, player, 'trade', 0, 'LOB-TRD-01');
  turn.traded = true;
  const moves = [
    ...given.map((thing) => ({ thing, from: player, to: partner })),
    ...got.map((thing) => ({ thing, from: partner, to: player })),
  ];
  // All Items leave their slots before any of them gets a new slot.
  const items = moves.map(({ thing, from }) => takeItem(m, from, thing));
  moves.forEach((move, i) => {
    give(m, move.from, move.to, move.thing, items[i]);
  });
  m.emit({
    type: 'traded',
    rule: 'LOB-TRD-01',
    also: ['LOB-TRD-05', 'LOB-UPC-02', 'LOB-EQP-05', 'LOB-WPN-08', 'LOB-RUL-79'],
    player,
    partner,
    given,
    got,
  });
  for (const who of [player, partner]) countForQuest(m, who, 'trades', 1);
  for (const who of [partner, player]) checkAfterLoss(m, who);
}

/** Hands over one thing. A card keeps its upgrades and leaves its slot. LOB-UPC-02, LOB-RUL-79 */
export function handOver(m: Position, from: PlayerId, to: PlayerId, thing: string): void {
  give(m, from, to, thing, takeItem(m, from, thing));
}

/** Removes and returns an Item; returns undefined if the thing is a token. */
function takeItem(m: Position, from: PlayerId, thing: string): HeldItem | undefined {
  const giver = characterOf(m, from);
  const item = giver.items.find(({ card }) => thing === `item:${card}`);
  if (item) giver.items = giver.items.filter((each) => each !== item);
  return item;
}

function give(m: Position, from: PlayerId, to: PlayerId, thing: string, item: HeldItem | undefined): void {
  const [giver, receiver] = [characterOf(m, from), characterOf(m, to)];
  const [what, kind = ''] = thing.split(':');
  if (item) receiveItem(m, to, item);
  else if (what === 'junk') moveToken(giver.junk, receiver.junk, kind as Junk);
  else if (what === 'meds') moveToken(giver.meds, receiver.meds, kind as Colour);
}
