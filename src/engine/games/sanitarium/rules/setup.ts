// Setup: deals the Safe Things, lays the starting Room, lets the players explore, and places the tokens. SAN-SET,
// SAN-RUL-22, -23, -45.
import { cardOf } from '../cards/card-index.js';
import { placeOf } from '../state/map.js';
import { clockwise, everybody, playerOf, seatOf, type State } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { Step } from '../state/steps.js';

/** How many secret Safe Things each player gets, and by which rule. */
export function secretThingsDealt({
  mode,
  players,
}: Pick<State, 'mode'> & { readonly players: { readonly length: number } }): readonly [count: number, rule: string] {
  if (mode === 'cooperative') return players.length === 2 ? [2, 'SAN-TWO-04'] : [1, 'SAN-COOP-01'];
  return players.length === 2 ? [4, 'SAN-TWO-01'] : [3, 'SAN-SET-02'];
}

export function deal(m: Context): void {
  const { state, content } = m;
  const { pack } = content;
  state.deck = [...content.deck];
  state.hallucinations = [...content.hallucinations];
  state.undealt = pack.items.map(({ kind }) => kind).sort();

  const [count, rule] = secretThingsDealt(state);
  state.players.forEach((player, id) => {
    for (let i = 0; i < count; i++)
      player.safeThings.push({ kind: m.chance.draw('safe-things', state.undealt), claimed: false, shown: false });
    m.emit({ type: 'dealt', rule, also: ['SAN-SET-02'], player: id, count }, [seatOf(state, id)], {
      things: player.safeThings.map(({ kind }) => kind),
    });
  });
  if (state.mode === 'cooperative') {
    for (let i = 0; i < 5; i++)
      state.common.push({ kind: m.chance.draw('safe-things', state.undealt), claimed: false });
    m.emit({ type: 'common-dealt', rule: 'SAN-COOP-01', kinds: state.common.map(({ kind }) => kind) });
  }

  state.start = state.active = m.chance.below(state.players.length, 'start-player');
  const room = m.chance.draw('rooms', [...pack.rooms]);
  state.deck.splice(state.deck.indexOf(room), 1);
  state.map.push({ card: room, face: 'room', x: 0, y: 0, facing: 'h', seen: -1 });
  const order = clockwise(state, state.start);
  m.emit({
    type: 'began',
    rule: 'SAN-SET-03',
    also: ['SAN-SET-01', 'SAN-SET-04', 'SAN-RUL-22', 'SAN-RUL-26', 'SAN-RUL-42', 'SAN-RUL-45', 'SAN-SOLO-01'],
    start: state.start,
    order,
    room,
  });

  // With two players, the start player explores, then the other player, and then each of them once more. SAN-SET-05,
  // SAN-TWO-03, SAN-RUL-23
  const explorers = order.length === 2 ? [...order, ...order] : order;
  m.push(
    ...explorers.map((player): Step => ({ do: 'explore', player, where: 'anywhere' })),
    { do: 'dark-search' },
    { do: 'tokens' },
  );
}

/** If the starting map has no Dark Hallway, the start player takes one out of the deck. SAN-SET-06 */
export function darkSearch(m: Context): void {
  const { state } = m;
  if (state.map.some(({ face }) => face === 'dark')) return;
  const dark = state.deck.filter((card) => cardOf(m.content, card).type === 'dark');
  const card = m.chance.draw('dark-hallways', dark);
  state.deck.splice(state.deck.indexOf(card), 1);
  state.drawn = card;
  state.drawnSeen = everybody(state);
  state.explorer = state.start;
  m.emit(
    { type: 'looked', rule: 'SAN-SET-06', also: ['SAN-RUL-22'], player: state.start },
    state.players.map((_, player) => seatOf(state, player)),
    { card },
  );
  m.push({ do: 'place', player: state.start, where: 'anywhere' });
}

export function tokens(m: Context): void {
  const { state } = m;
  state.players.forEach((player, id) => {
    player.at = placeOf(0, 0);
    const card = `${m.content.pack.confusion.kind}.${id + 1}`;
    player.hallucinations.push(card);
    m.emit({ type: 'suffered', rule: 'SAN-SET-08', player: id, card });
  });
  m.emit({ type: 'tokens-set', rule: 'SAN-SET-07', at: playerOf(state, 0).at });
  m.push({ do: 'turn', player: state.start });
}
