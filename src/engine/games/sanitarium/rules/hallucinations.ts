// Hallucinations: how players get them, and how players disbelieve them. SAN-HAL-01 to -04, SAN-HAL-06
import { draw } from '../../../cards/deck.js';
import type { Offer, PlayerId } from '../../../kernel/index.js';
import { cardOf } from '../cards/card-index.js';
import type { CardId } from '../cards/card-types.js';
import { playerOf } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { Step, StepOf } from '../state/steps.js';
import { canPay } from './payment.js';

/**
 * Draws a Hallucination. If the deck is empty, the pile of discarded Hallucinations becomes the new deck. SAN-HAL-04,
 * SAN-RUL-13, SAN-RUL-14
 */
function drawHallucination(m: Context): CardId | null {
  const { hallucinations, pile } = m.state;
  const { card, isReshuffled } = draw(m.chance, 'hallucinations', { cards: hallucinations, discards: pile });
  if (isReshuffled) m.emit({ type: 'reshuffled', rule: 'SAN-HAL-04', also: ['SAN-RUL-14'] });
  return card;
}

/** Gives the player a Hallucination, which stays in front of the player. SAN-HAL-01, SAN-HAL-02, SAN-RUL-13 */
export function suffer(m: Context, { player }: StepOf<'suffer'>): void {
  const card = drawHallucination(m);
  if (card === null) {
    m.emit({ type: 'no-hallucination', rule: 'SAN-RUL-13', player });
    return;
  }
  playerOf(m.state, player).hallucinations.push(card);
  m.emit({ type: 'suffered', rule: 'SAN-HAL-01', also: ['SAN-HAL-02', 'SAN-HOR-04', 'SAN-RUL-50'], player, card });
}

/**
 * Removes a Hallucination from the player and puts it on the pile, face up; this includes Confusion. SAN-HAL-03, -04,
 * SAN-RUL-14
 */
export function drop(m: Context, { player, hallucination }: StepOf<'drop'>): void {
  const me = playerOf(m.state, player);
  me.hallucinations = me.hallucinations.filter((each) => each !== hallucination);
  m.state.pile.push(hallucination);
  m.emit({
    type: 'dropped',
    rule: 'SAN-HAL-03',
    also: ['SAN-HAL-04', 'SAN-HAL-06', 'SAN-RUL-14', 'SAN-RUL-50'],
    player,
    card: hallucination,
  });
}

/**
 * Offers to disbelieve each of the player's own Hallucinations, if the player can pay for it. Each is paid for
 * separately. If the payment needs a Protected Item, the player has to confirm it. SAN-HAL-03, SAN-HAL-06, SAN-RUL-18
 */
export function disbeliefs(m: Context, player: PlayerId): Offer<Step>[] {
  return playerOf(m.state, player).hallucinations.flatMap((hallucination) => {
    const cost = cardOf(m.content, hallucination).value;
    return canPay(m, player, cost, false)
      ? [
          {
            id: `disbelieve:${hallucination}`,
            targets: [`card:${hallucination}`],
            rule: 'SAN-HAL-03',
            ...(!canPay(m, player, cost, true) && { confirm: 'confirm-protected' }),
            then: [{ do: 'begin-pay', player, cost, pay: { what: 'disbelieve', hallucination } }],
          } satisfies Offer<Step>,
        ]
      : [];
  });
}
