// Effects of cards on hands and decks: drawing, discarding, stealing, looking at cards, and forbidding to draw.
import { handLimit } from '../../cards/card-index.js';
import { noEffect, onVictims } from './victims.js';
import { discardByChoice, drawFrom, fromHand, gainCards, toPile } from '../hands.js';
import type { Context } from '../../state/step-context.js';
import { isAlive, victimOf } from '../../state/state.js';
import type { EffectOf } from '../../state/steps.js';

export function drawCards(m: Context, step: EffectOf<'draw-cards'>): void {
  onVictims(m, step, ({ seat }) => {
    gainCards(m, seat, step.n, 'AE-RUL-41');
  });
}

/** Discards hand cards. Held cards are not part of the hand. AE-RUL-26 */
export function discard(m: Context, step: EffectOf<'discard'>): void {
  onVictims(m, step, (victim) => {
    if (step.how === 'choice') {
      discardByChoice(m, victim, step.n, 'AE-RUL-41');
      return;
    }
    const n = Math.min(step.n, victim.hand.length);
    const cards = Array.from(
      { length: n },
      () => victim.hand.splice(m.chance.below(victim.hand.length, 'hand'), 1)[0]?.card ?? '',
    );
    toPile(m, victim.seat, cards, 'AE-RUL-41');
  });
}

/**
 * Only the player who steals and the Victim who loses the card know it. Whoever else knew cards of this hand forgets
 * them: the cards that they still recognized would tell which one is missing.
 */
export function steal(m: Context, step: EffectOf<'steal'>): void {
  const { by } = step;
  onVictims(m, step, (victim) => {
    const from =
      victim.hand.length > 0 && isAlive(m.state, by)
        ? victim.hand[m.chance.below(victim.hand.length, 'hand')]
        : undefined;
    const known = from && fromHand(victim, from.card);
    if (!known) {
      noEffect(m, step);
      return;
    }
    const { card } = known;
    const both = (1 << by) | (1 << victim.seat);
    for (const left of victim.hand) left.seen &= both;
    victimOf(m.state, by).hand.push({ card, seen: both });
    m.emit({ type: 'stole', rule: 'AE-RUL-41', victim: by, from: victim.seat }, [by, victim.seat], { card });
    m.push({ do: 'trim', victim: by });
  });
}

/** Cancels the Sabo that was just played, or the Bloodlust card that was just read. AE-RUL-24 */
export function cancel(m: Context, step: EffectOf<'cancel'>): void {
  const { state } = m;
  const pending = state.plays.at(-1) ?? state.bloodlust;
  if (pending) pending.off = true;
  else noEffect(m, step);
}

/**
 * Forbids a draw in the Victim's current turn if they have not drawn in it, otherwise in the next one. Only one draw is
 * forbidden, even if several failed attempts of a catch cause this.
 */
export function skipDraw(m: Context, step: EffectOf<'skip-draw'>): void {
  const { state } = m;
  onVictims(m, step, (victim) => {
    if (state.active === victim.seat && !victim.drew) victim.drew = true;
    else if (victim.skips) return;
    else victim.skips = true;
    m.emit({ type: 'must-skip', rule: 'AE-RUL-45', victim: victim.seat });
  });
}

export function limitHand(m: Context, step: EffectOf<'limit-hand'>): void {
  const { state, content } = m;
  onVictims(m, step, (victim) => {
    victim.limit = { n: Math.min(step.n, victim.limit?.n ?? Infinity), until: state.turn + 1 };
    m.emit({ type: 'limited', rule: 'AE-RUL-45', victim: victim.seat, n: handLimit(content, victim) });
    m.push({ do: 'trim', victim: victim.seat });
  });
}

/** Adds a Bloodlust card after the one that has just been read. */
export function bloodlustExtra(m: Context): void {
  if (m.state.bloodlust) m.state.bloodlustLeft++;
  else m.push({ do: 'draw-bloodlust', extra: true });
}

/** The cards stay where they are, and only the player who looks knows them. */
export function peek(m: Context, { by, deck: name, n }: EffectOf<'peek'>): void {
  const deck = m.state.decks[name];
  const looked: string[] = [];
  const next = deck.top.splice(0, n);
  while (next.length < n) {
    const card = drawFrom(m, name);
    if (!card) break;
    next.push(card);
  }
  for (const each of next) {
    each.seen |= 1 << by;
    looked.push(each.card);
  }
  deck.top.unshift(...next);
  m.emit({ type: 'peeked', rule: 'AE-RUL-41', by, deck: name, n: looked.length }, [by], { cards: looked });
}

export function lookHand(m: Context, step: EffectOf<'look-hand'>): void {
  const { by } = step;
  onVictims(m, step, ({ seat, hand }) => {
    for (const known of hand) known.seen |= 1 << by;
    m.emit({ type: 'looked', rule: 'AE-RUL-41', victim: seat, by }, [by], { cards: hand.map(({ card }) => card) });
  });
}
