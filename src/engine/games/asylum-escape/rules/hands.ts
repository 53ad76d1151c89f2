// Drawing and discarding: decks and their reshuffling, hands and their limit, held cards. AE-SYM-06, AE-SYM-07,
// AE-SYM-10
import type { Asked, PlayerId, RuleId, Together } from '../../../kernel/index.js';
import { ask } from './ask.js';
import { cardOf, handLimit } from '../cards/card-index.js';
import type { Context } from '../state/step-context.js';
import type { CardId, DeckName, KnownCard } from '../state/state.js';
import { isAlive, victimOf, type Victim } from '../state/state.js';
import type { Step, StepOf } from '../state/steps.js';

/** The next card, with the seats that already know it; null when the deck and the discard pile are empty. AE-RUL-28 */
export function drawFrom(m: Context, name: DeckName): KnownCard | null {
  const deck = m.state.decks[name];
  const known = deck.top.shift();
  if (known) return known;
  if (deck.cards.length === 0 && deck.pile.length > 0) {
    deck.cards = deck.pile.sort();
    deck.pile = [];
    m.emit({ type: 'reshuffled', rule: 'AE-RUL-28', deck: name });
  }
  if (deck.cards.length > 0) return { card: m.chance.draw(name, deck.cards), seen: 0 };
  m.emit({ type: 'deck-empty', rule: 'AE-RUL-28', deck: name });
  return null;
}

/** The next Movement card, face up from now on; null if there is none. AE-VIC-06, AE-SYM-11 */
export function drawMovementCard(m: Context): CardId | null {
  const drawn = drawFrom(m, 'movement');
  if (!drawn) return null;
  m.state.decks.movement.pile.push(drawn.card);
  return drawn.card;
}

export const isEmpty = ({ state: { decks } }: Pick<Context, 'state'>, name: DeckName): boolean => {
  const { cards, top, pile } = decks[name];
  return cards.length + top.length + pile.length === 0;
};

/**
 * A Victim draws Camo/Sabo cards one after another; a hold card is laid on the table immediately. AE-VIC-03, AE-RUL-26
 */
export function gainCards(m: Context, victim: PlayerId, n: number, rule: RuleId): void {
  m.push(...Array.from({ length: n }, (): Step => ({ do: 'gain', victim, rule })));
}

export function drawToHand(m: Context, { victim: player, rule }: StepOf<'gain'>): void {
  if (!isAlive(m.state, player)) return;
  const victim = victimOf(m.state, player);
  const known = drawFrom(m, 'camo-sabo');
  if (!known) return;
  const { card, seen } = known;
  if (!cardOf(m.content, card).hold) {
    m.emit({ type: 'drew-card', rule, victim: player }, [player], { card });
    victim.hand.push({ card, seen: seen | (1 << player) });
    m.push({ do: 'trim', victim: player });
    return;
  }
  m.emit({ type: 'held', rule: 'AE-SYM-06', also: ['AE-RUL-26'], victim: player, card });
  if (victim.held === null) victim.held = card;
  else m.push({ do: 'keep-held', victim: player, card });
}

/** Each Victim has at most one held card. AE-SYM-07 */
export function chooseHeldCard(m: Context, { victim, card }: StepOf<'keep-held'>): Asked<Step | Together> {
  const { state } = m;
  const { held } = victimOf(state, victim);
  const options =
    held === null
      ? []
      : [
          [held, card],
          [card, held],
        ].map(
          ([keep = '', instead = '']) =>
            ({
              id: `keep:${keep}`,
              targets: [`card:${keep}`],
              rule: 'AE-SYM-07',
              then: [{ do: 'hold-card', victim, card: keep, instead }],
            }) as const,
        );
  return ask(m, victim, 'AE-RUL-26', options);
}

export function holdCard(m: Context, { victim, card, instead }: StepOf<'hold-card'>): void {
  victimOf(m.state, victim).held = card;
  toPile(m, victim, [instead], 'AE-SYM-07');
}

/** A Victim above the limit discards immediately. AE-SYM-10, AE-RUL-27 */
export function enforceHandLimit(m: Context, { victim: player }: StepOf<'trim'>): void {
  const victim = victimOf(m.state, player);
  discardByChoice(m, victim, victim.hand.length - handLimit(m.content, victim), 'AE-SYM-10');
}

/** A Victim discards `n` hand cards, and chooses them if others stay in the hand. */
export function discardByChoice(m: Context, { seat, hand }: Victim, n: number, rule: RuleId): void {
  if (n >= hand.length) {
    const cards = hand.splice(0).map(({ card }) => card);
    toPile(m, seat, cards, rule);
  } else if (n > 0) m.push(...Array.from({ length: n }, (): Step => ({ do: 'discard-which', victim: seat, rule })));
}

export function discardWhich(m: Context, { victim, rule }: StepOf<'discard-which'>): Asked<Step | Together> {
  const { state } = m;
  const { hand, alive } = victimOf(state, victim);
  const options = alive
    ? hand.map(
        ({ card }) =>
          ({
            id: `discard:${card}`,
            targets: [`card:${card}`],
            rule,
            then: [{ do: 'throw-away', victim, card, rule }],
          }) as const,
      )
    : [];
  return ask(m, victim, rule === 'AE-SYM-10' ? 'AE-RUL-27' : rule, options);
}

export function discardCard(m: Context, { victim, card, rule }: StepOf<'throw-away'>): void {
  fromHand(victimOf(m.state, victim), card);
  toPile(m, victim, [card], rule);
}

export function fromHand(victim: Victim, card: CardId): KnownCard | undefined {
  const index = victim.hand.findIndex((each) => each.card === card);
  return index < 0 ? undefined : victim.hand.splice(index, 1)[0];
}

/** Discards lie face up. AE-SYM-11 */
export function toPile(m: Context, victim: PlayerId, cards: readonly CardId[], rule: RuleId): void {
  if (cards.length === 0) return;
  m.state.decks['camo-sabo'].pile.push(...cards);
  m.emit({ type: 'discarded', rule, also: ['AE-SYM-11'], victim, cards });
}
