// The sentence that is shown for a question.
import type { PlayerId, Question } from '../../../kernel/index.js';
import { sanityValue } from '../rules/hands.js';
import { cardOf } from '../cards/card-index.js';
import type { CardId } from '../cards/card-types.js';
import { indexOf } from '../state/map.js';
import { cardName, drawnCardName, nameOf, type Key, type SpeechContext } from './names.js';

export function prompt(context: SpeechContext, question: Question): string {
  const { view, lexicon } = context;
  const player = nameOf(context, question.player);
  switch (question.kind) {
    case 'place': {
      const places = placesIn(question);
      if (view.drawn === null) return lexicon.say('ask-place', { player, n: places });
      const card = drawnCardName(context, view.drawn);
      const ask = lexicon.say('ask-place-known', { player, n: places, card });
      // SAN-EXP-04, SAN-RUL-24
      const comes = cardOf(context.content, view.drawn).type === 'dark' && view.supply.length > 0;
      return comes ? `${ask} ${lexicon.say('ask-place-monster')}` : ask;
    }
    case 'choose-die':
      return question.player === view.active
        ? lexicon.say('ask-choose-die', { player })
        : lexicon.say('ask-choose-die-for', { player, active: nameOf(context, view.active) });
    case 'act':
      return lexicon.say('ask-act', { player, n: view.turn.ap });
    case 'monster-point':
      return lexicon.say('ask-monster-point', { player, n: view.turn.mp });
    case 'take-or-leave':
      return lexicon.say('ask-take-or-leave', { player, card: foundHere(context, question.player) });
    case 'pay':
      return lexicon.say('ask-pay', { player, cost: leftToPay(context, question) });
    case 'vote':
      return lexicon.say('ask-vote', {
        player,
        accused: nameOf(context, Number(question.options[0]?.id.split(':')[1])),
      });
    default:
      return lexicon.say(`ask-${question.kind}` as Key, { player });
  }
}

/** The number of places for a card. All positions that begin at the same cell are one place, as on the map. */
const placesIn = ({ options }: Question): number =>
  new Set(options.map(({ id }) => id.split(':').slice(2).join(':'))).size;

/** The card under the player; null if the viewer does not know it. */
export const foundCard = ({ view }: SpeechContext, player: PlayerId): CardId | null =>
  view.map[indexOf(view.players[player]?.at ?? -1)]?.card ?? null;

function foundHere(context: SpeechContext, player: PlayerId): string {
  const card = foundCard(context, player);
  return card === null ? context.lexicon.say('a-card') : cardName(context, card);
}

/** The part of the cost that has not been paid yet. */
function leftToPay({ view, content }: SpeechContext, { player }: Question): number {
  const me = view.players[player];
  if (!me) return 0;
  const cards = [...me.items.map(({ card }) => card), ...me.actions];
  const down = view.payment.slots.reduce(
    (sum, slot) => sum + (cards[slot] ? sanityValue(content, me, cards[slot]) : 0),
    view.payment.pool,
  );
  return Math.max(0, view.payment.cost - down);
}
