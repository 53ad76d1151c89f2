// The Actions phase: what the active player may do, and what each act does. SAN-ACT, SAN-RUL-15
import type { Offer, PlayerId } from '../../../kernel/index.js';
import { OPENING, inRoom, indexOf, exitsOf, isExposed } from '../state/map.js';
import { playerOf, seatOf, type State } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { Step, StepOf } from '../state/steps.js';
import { ask } from './ask.js';
import { concentration, costs } from './costs.js';
import { usable } from './effects.js';
import { escapeOffer } from './escaping.js';
import { replace, spotsFor } from './exploring.js';
import { disbeliefs } from './hallucinations.js';
import { askToClaim, gain, modifierOf } from './hands.js';
import { freshlyExposedTo } from './monsters.js';
import { companions, gifts, onFaceDown, otherRooms } from './reach.js';
import { drawCard } from './running-out.js';

type Act = Offer<Step>;

/** The acts of the Actions phase. The active player chooses among them repeatedly. SAN-ACT-01 */
export function act(m: Context, { player }: StepOf<'act'>) {
  const { state } = m;
  const again = { do: 'act' as const, player };
  const mustMove = modifierOf(m, player, 'move-first') > 0 && state.turn.spent === 0;
  const paid = mustMove
    ? moves(m, player)
    : [...moves(m, player), ...search(m, player), ...explore(m, player), ...concentrate(m, player), ...give(m, player)];
  const free = [...usable(m, player, 'actions'), ...disbeliefs(m, player)];
  const escape = escapeOffer(m, player);
  return ask(m, player, 'SAN-ACT-01', [
    ...[...paid, ...free].map((offer) => ({ ...offer, then: [...offer.then, again] })),
    // After an escape, the player does not act again.
    ...(escape ? [escape] : []),
    { id: 'end', rule: 'SAN-ACT-01', then: [] },
  ]);
}

export function moveCost(m: Context, player: PlayerId): number {
  return Math.max(0, costs.move + (m.state.turn.moves === 0 ? modifierOf(m, player, 'first-move') : 0));
}

function moves(m: Context, player: PlayerId): Act[] {
  const { state } = m;
  const { at } = playerOf(state, player);
  const cost = moveCost(m, player);
  if (cost > state.turn.ap) return [];
  const offers = exitsOf(state, at).map(({ to, side }): Act => ({
    id: `move:${to}`,
    targets: [`space:${to}`],
    rule: side < 0 ? 'SAN-ACT-04' : 'SAN-ACT-03',
    then: [{ do: 'move', player, to, cost }],
  }));
  if (!inRoom(state, at) || modifierOf(m, player, 'no-jump') > 0) return offers;
  const near = new Set(offers.map(({ id }) => id));
  const jumps = otherRooms(state, at).map((to): Act => ({
    id: `move:${to}`,
    targets: [`space:${to}`],
    rule: 'SAN-ACT-05',
    then: [{ do: 'move', player, to, cost, jump: true }],
  }));
  return [...offers, ...jumps.filter(({ id }) => !near.has(id))];
}

/** Moves the player through one doorway, or from Room to Room. SAN-ACT-03, -04, -05 */
export function move(m: Context, { player, to, cost, jump }: StepOf<'move'>): void {
  const { state } = m;
  const me = playerOf(state, player);
  const from = me.at;
  const inner = !jump && indexOf(from) === indexOf(to);
  pay(state, cost);
  // A free Move does not count as one of the turn's Moves.
  if (cost > 0) state.turn.moves++;
  me.at = to;
  const safe = state.monsters.some((monster) => monster.at === to && !isExposed(state, player, monster));
  m.emit({
    type: 'moved',
    rule: jump ? 'SAN-ACT-05' : inner ? 'SAN-ACT-04' : 'SAN-ACT-03',
    also: ['SAN-RUL-03'],
    player,
    from,
    to,
    cost,
    ...(safe && { safe }),
  });
  m.push({ do: 'exposure' });
}

/**
 * The Action Points that it costs to search the face-down card on which the player stands. The cost is the same in both
 * spaces of the card. SAN-RUL-21
 */
export function searchCost(m: Context, player: PlayerId): number {
  return Math.max(0, costs.search + modifierOf(m, player, 'search'));
}

function search(m: Context, player: PlayerId): Act[] {
  const cost = searchCost(m, player);
  if (cost > m.state.turn.ap || !onFaceDown(m.state, playerOf(m.state, player))) return [];
  return [{ id: 'search', rule: 'SAN-ACT-06', then: [{ do: 'search', player, cost }] }];
}

export function searchCard(m: Context, { player, cost }: StepOf<'search'>): void {
  const { state } = m;
  const { at } = playerOf(state, player);
  const laid = state.map[indexOf(at)];
  if (!laid) return;
  pay(state, cost);
  laid.seen |= 1 << seatOf(state, player);
  m.emit({ type: 'searched', rule: 'SAN-ACT-06', also: ['SAN-RUL-21'], player, at }, [seatOf(state, player)], {
    card: laid.card,
  });
  m.push({ do: 'take-or-leave', player });
}

export function takeOrLeave(m: Context, { player }: StepOf<'take-or-leave'>) {
  return ask(
    m,
    player,
    'SAN-ACT-06',
    [
      { id: 'take', rule: 'SAN-ACT-07', then: [{ do: 'take', player }] },
      { id: 'leave', rule: 'SAN-ACT-06', then: [{ do: 'leave', player }] },
    ],
    'leave',
  );
}

/**
 * Takes the card that was searched. It is replaced immediately, so the player knows the new map before deciding about a
 * Safe Thing. SAN-ACT-07, SAN-RUL-38
 */
export function take(m: Context, { player }: StepOf<'take'>): void {
  const { state } = m;
  const index = indexOf(playerOf(state, player).at);
  const laid = state.map[index];
  const replacement = drawCard(m);
  if (!laid || replacement === null) return;
  const { card } = laid;
  m.push({ do: 'exposure' });
  gain(m, player, card);
  replace(m, player, index, replacement);
  // The replacement may bring a Horror Roll, which could cost the Item. SAN-RUL-19
  const item = playerOf(state, player).items.findIndex((each) => each.card === card);
  if (item >= 0 && freshlyExposedTo(state, player) !== 0) askToClaim(m, player, item);
}

export function leave(m: Context, { player }: StepOf<'leave'>): void {
  m.emit({ type: 'left-card', rule: 'SAN-ACT-06', player });
}

function explore(m: Context, player: PlayerId): Act[] {
  if (costs.explore > m.state.turn.ap || spotsFor(m.state, player, 'next').length === 0) return [];
  return [
    {
      id: 'explore',
      targets: [OPENING],
      rule: 'SAN-ACT-10',
      then: [
        { do: 'spend', ap: costs.explore },
        { do: 'explore', player, where: 'next' },
      ],
    },
  ];
}

export function spend({ state }: Context, { ap }: StepOf<'spend'>): void {
  pay(state, ap);
}

function pay({ turn }: State, ap: number): void {
  turn.ap -= ap;
  turn.spent += ap;
}

function concentrate(m: Context, player: PlayerId): Act[] {
  if (costs.concentrate > m.state.turn.ap || modifierOf(m, player, 'no-concentrate') > 0) return [];
  return [{ id: 'concentrate', rule: 'SAN-ACT-12', then: [{ do: 'concentrate', player }] }];
}

/** Gives the player Sanity for this turn. SAN-ACT-12, SAN-RUL-16 */
export function concentrateNow(m: Context, { player }: StepOf<'concentrate'>): void {
  const { turn } = m.state;
  pay(m.state, costs.concentrate);
  turn.pool += concentration;
  m.emit({ type: 'concentrated', rule: 'SAN-ACT-12', also: ['SAN-RUL-16'], player, pool: turn.pool });
}

/** In the co-operative game, offers to give an unprotected Item to somebody in the same space. SAN-RUL-29 */
function give(m: Context, player: PlayerId): Act[] {
  const { state } = m;
  if (state.mode !== 'cooperative' || costs.give > state.turn.ap) return [];
  return gifts(m, player, companions(state, player), 'give').map((gift) => ({
    ...gift,
    then: [{ do: 'spend', ap: costs.give }, ...gift.then],
  }));
}

export function giveItem(m: Context, { player, item, to }: StepOf<'give'>): void {
  const me = playerOf(m.state, player);
  const [given] = me.items.splice(item, 1);
  if (!given) return;
  m.emit({ type: 'gave', rule: 'SAN-RUL-29', player, card: given.card, to });
  gain(m, to, given.card, player);
}
