// Safe Things, what an escape costs, and who has won. SAN-SAFE, SAN-ESC, SAN-COOP-06 to -08, SAN-TWO-02, SAN-SOLO-03
import type { Offer, PlayerId, RuleId } from '../../kernel/index.js';
import { cardOf } from './content.js';
import { claimable, discard } from './cards.js';
import { inDark } from './map.js';
import { companions } from './near.js';
import { canPay } from './payment.js';
import { escapeCost } from './prices.js';
import { of, seatOf, type M, type State, type Step, type StepOf } from './state.js';

// Safe Things

export function claimOrWait(m: M, { player, item }: StepOf<'claim-or-wait'>) {
  const card = of(m.state, player).items[item]?.card ?? '';
  return {
    seat: seatOf(m.state, player),
    player,
    rule: 'SAN-SAFE-01',
    options: [
      ...(claimable(m, player, item) ? [{ id: `claim:${card}`, targets: [`card:${card}`], rule: 'SAN-SAFE-01', then: [{ do: 'claim' as const, player, item }] }] : []),
      { id: 'wait', rule: 'SAN-RUL-19', then: [] },
    ],
  };
}

/** The Safe Thing goes under the Item, which is protected from now on. SAN-SAFE-01 */
export function claim(m: M, { player, item: index }: StepOf<'claim'>): void {
  const { items, things } = of(m.state, player);
  const item = items[index];
  const thing = item && things.find(({ kind, claimed }) => !claimed && kind === cardOf(m.content, item.card).kind);
  if (!item || !thing) return;
  thing.claimed = true;
  thing.shown = true;
  item.safe = 'own';
  m.emit({ type: 'claimed', rule: 'SAN-SAFE-01', also: ['SAN-RUL-19'], player, kind: thing.kind, common: false });
}

// Escape

/** Whether the player may leave, but for the price. SAN-ESC-01, -02, SAN-COOP-07, SAN-RUL-33, SAN-RUL-43 */
export function ready(state: State, player: PlayerId): boolean {
  const { at, hallucinations, things, escaped } = of(state, player);
  const settled = state.mode === 'competitive' || things.every(({ claimed }) => claimed);
  return !escaped && inDark(state, at) && hallucinations.length === 0 && settled;
}

/** Solo, both halves leave together from one space. SAN-SOLO-03, SAN-RUL-36 */
const leavers = (state: State, player: PlayerId): PlayerId[] => (state.solo ? [player, 1 - player] : [player]);

export function escapeOffer(m: M, player: PlayerId): Offer<Step> | null {
  const { state } = m;
  const together = leavers(state, player);
  const [cost, rule] = escapeCost(state, player);
  const pay = { what: 'escape' } as const;
  const may = together.every((each) => ready(state, each) && canPay(m, each, cost, pay) && of(state, each).at === of(state, player).at);
  return may ? { id: 'escape', targets: [`player:${String(player)}`], rule: state.solo ? 'SAN-SOLO-03' : rule, then: [{ do: 'escape', player }] } : null;
}

/** Each leaver pays alone, then all leave. SAN-ESC-07, SAN-RUL-36 */
export function escape(m: M, { player }: StepOf<'escape'>): void {
  const { state } = m;
  const players = leavers(state, player);
  const [cost] = escapeCost(state, player);
  m.push(...players.map((each): Step => ({ do: 'begin-pay', player: each, cost, pay: { what: 'escape' } })), { do: 'leave-building', players });
}

export function leaveBuilding(m: M, { players }: StepOf<'leave-building'>): void {
  const { state } = m;
  for (const player of players) {
    const me = of(state, player);
    const shows = escapeRules(state, player);
    me.escaped = true;
    me.at = -1;
    m.emit({ type: 'escaped', rule: state.mode === 'competitive' ? 'SAN-ESC-01' : 'SAN-COOP-07', also: shows, player });
    if (state.mode === 'cooperative') discard(m, player, [...me.items.filter(({ safe }) => !safe).map(({ card }) => card), ...me.actions]);
  }
  if (state.mode === 'competitive') m.end(players, 'SAN-ESC-08');
  else if (state.players.every(({ escaped }) => escaped)) m.end(state.solo ? [0] : state.players.map((_, seat) => seat), 'SAN-COOP-06');
  // A companion who stays may be exposed now. SAN-RUL-37
  else m.push({ do: 'exposure' });
}

function escapeRules(state: State, player: PlayerId): RuleId[] {
  const { mode, solo, players, monsters } = state;
  const watched = monsters.some(({ at }) => at === of(state, player).at) ? ['SAN-RUL-43'] : [];
  if (mode === 'competitive') return watched;
  const left = solo ? ['SAN-SOLO-03', 'SAN-RUL-36'] : companions(state, player).length > 0 ? ['SAN-RUL-37'] : [];
  return [...watched, ...left, 'SAN-RUL-34', ...(players.length === 2 ? ['SAN-RUL-33'] : [])];
}
