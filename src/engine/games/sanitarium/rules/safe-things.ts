// Safe Things: claiming them, the Items that they protect, and the loss of a Protected Item. SAN-SAFE, SAN-COOP-10
import type { Offer, PlayerId } from '../../../kernel/index.js';
import { cardOf } from '../cards/card-index.js';
import type { Card } from '../cards/card-types.js';
import { playerOf } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { Step, StepOf } from '../state/steps.js';
import { ask } from './ask.js';

/** Whether the Item matches one of the player's own Safe Things that is not claimed yet. SAN-SAFE-01, SAN-RUL-19 */
export function claimable(m: Context, player: PlayerId, index: number): boolean {
  const { items, safeThings } = playerOf(m.state, player);
  const item = items[index];
  return (
    item !== undefined &&
    !item.safe &&
    safeThings.some(({ kind, claimed }) => !claimed && kind === cardOf(m.content, item.card).kind)
  );
}

function claimOffer(m: Context, player: PlayerId, item: number): Offer<Step>[] {
  const card = playerOf(m.state, player).items[item]?.card ?? '';
  return claimable(m, player, item)
    ? [{ id: `claim:${card}`, targets: [`card:${card}`], rule: 'SAN-SAFE-01', then: [{ do: 'claim', player, item }] }]
    : [];
}

/**
 * Asks about an Item that was gained in another player's turn, or just before a Horror Roll: the player claims a Safe
 * Thing with it now, or waits. In the player's own turn, the standing question already offers the claim, and with the
 * claim this question is over. SAN-RUL-19
 */
export function claimOrWait(m: Context, { player, item }: StepOf<'claim-or-wait'>) {
  const own = player === m.state.active;
  const wait = { id: 'wait', rule: 'SAN-RUL-19', then: [] } as const;
  if (own) return ask(m, player, 'SAN-SAFE-01', playerOf(m.state, player).items[item]?.safe ? [] : [wait]);
  return ask(m, player, 'SAN-SAFE-01', [...claimOffer(m, player, item), wait]);
}

/**
 * The question about claims stays open during the player's own turn. Nothing can be claimed during a payment, whose
 * price is fixed when it begins, or while an Item is being lost. SAN-RUL-19
 */
export function claiming(m: Context): Step[] {
  const { active: player, payment, losing } = m.state;
  const any =
    payment.cost === 0 && !losing && playerOf(m.state, player).items.some((_, item) => claimable(m, player, item));
  return any ? [{ do: 'claims', player }] : [];
}

export function claims(m: Context, { player }: StepOf<'claims'>) {
  return ask(
    m,
    player,
    'SAN-RUL-19',
    playerOf(m.state, player).items.flatMap((_, item) => claimOffer(m, player, item)),
  );
}

/** The Safe Thing goes under the Item, which is protected from now on. SAN-SAFE-01 */
export function claim(m: Context, { player, item: index }: StepOf<'claim'>): void {
  const { items, safeThings } = playerOf(m.state, player);
  const item = items[index];
  const thing = item && safeThings.find(({ kind, claimed }) => !claimed && kind === cardOf(m.content, item.card).kind);
  if (!item || !thing) return;
  thing.claimed = true;
  thing.shown = true;
  item.safe = 'own';
  m.emit({ type: 'claimed', rule: 'SAN-SAFE-01', also: ['SAN-RUL-19'], player, kind: thing.kind, common: false });
}

/** An Item that matches a common Safe Thing is protected as soon as somebody gains it. SAN-COOP-10 */
export function protectCommon(m: Context, player: PlayerId, index: number): void {
  const item = playerOf(m.state, player).items[index];
  const common = m.state.common.find(
    ({ kind, claimed }) => !claimed && item && kind === cardOf(m.content, item.card).kind,
  );
  if (!item || item.safe || !common) return;
  common.claimed = true;
  item.safe = 'common';
  m.emit({ type: 'claimed', rule: 'SAN-COOP-10', player, kind: common.kind, common: true });
}

/**
 * When a Protected Item is lost, its Safe Thing is no longer claimed. A player's own Safe Thing then lies face up in
 * front of the player, a common one in the common row. SAN-RUL-18
 */
export function unclaim(m: Context, player: PlayerId, { kind }: Card, safe: 'own' | 'common'): void {
  const things = safe === 'own' ? playerOf(m.state, player).safeThings : m.state.common;
  for (const thing of things) {
    if (thing.kind !== kind) continue;
    thing.claimed = false;
    if ('shown' in thing) thing.shown = true;
  }
  m.emit({ type: 'unclaimed', rule: 'SAN-RUL-18', player, kind, common: safe === 'common' });
}
