// The sentence that the log shows for each event, and the sentence that ends a match.
import type { Event, Outcome } from '../../../kernel/index.js';
import type { Params } from '../../../speech/speak.js';
import type { CardId } from '../cards/card-types.js';
import type { SanitariumEvent } from '../state/events.js';
import { cardName, drawnCardName, monsterNames, nameOf, type Key, type SpeechContext } from './names.js';
import { cardPlace, doorName, placeAt, roomAndPlace } from './places.js';

/** The sentence for an event; null for events that only affect the drawing. */
export function line(context: SpeechContext, fact: Event): string | null {
  const { lexicon } = context;
  const event = fact as SanitariumEvent;
  const who = 'player' in event ? { player: nameOf(context, event.player) } : {};
  const say = (key: Key, params?: Params): string => lexicon.say(key, { ...who, ...params });
  const monster = (id: number): Params => monsterNames(context, id);
  const card = (id: CardId): Params => ({ card: cardName(context, id) });
  switch (event.type) {
    // That somebody is safe is told with the move that shows it.
    case 'phase':
    case 'safe':
      return null;
    case 'dealt':
      return say('e-dealt', { n: event.count });
    case 'common-dealt':
      return say('e-common-dealt', { cards: lexicon.list(event.kinds.map((kind) => lexicon.card(kind))) });
    case 'began':
      return say('e-began', { player: nameOf(context, event.start), place: lexicon.card(event.room) });
    case 'looked':
      return event.card === undefined
        ? say('e-looked')
        : say('e-looked-card', { card: drawnCardName(context, event.card) });
    case 'laid':
    case 'replaced':
      return say(`e-${event.type}-${event.face}`, {
        place: event.face === 'room' ? roomAndPlace(context, event.index) : cardPlace(context, event.index),
      });
    case 'monster-came':
    case 'monster-left':
      return say(`e-${event.type}`, { ...monster(event.monster), place: placeAt(context, event.at) });
    case 'monster-waits':
      return say('e-monster-waits', monster(event.monster));
    case 'monster-moved': {
      const { safe = [] } = event;
      const moved = { ...monster(event.monster), from: placeAt(context, event.from), to: placeAt(context, event.to) };
      return safe.length === 0
        ? say('e-monster-moved', moved)
        : say('e-monster-moved-safe', {
            ...moved,
            players: lexicon.list(safe.map((player) => nameOf(context, player))),
            n: safe.length,
          });
    }
    case 'rolled':
      return say('e-rolled', { dice: lexicon.list(event.dice.map(String)) });
    case 'die-changed':
      return say('e-die-changed', { value: event.value });
    case 'die-taken':
      return say('e-die-taken', { value: event.value, ap: event.ap, n: event.mp });
    case 'moved':
      return say(event.safe ? 'e-moved-safe' : 'e-moved', { place: placeAt(context, event.to) });
    case 'searched':
      return event.card === undefined ? say('e-searched') : say('e-searched-card', card(event.card));
    case 'gained-action':
      return event.card === undefined ? say('e-gained-action') : say('e-gained-action-card', card(event.card));
    case 'peeked':
      return event.card === undefined
        ? say('e-peeked', { place: cardPlace(context, event.index) })
        : say('e-peeked-card', { ...card(event.card), place: cardPlace(context, event.index) });
    case 'door-shut':
      return say('e-door-shut', { door: doorName(context, event.place, event.side) });
    case 'no-effect':
      return say(event.rule === 'SAN-ACT-11' ? 'e-no-doorway' : 'e-no-effect');
    case 'gained-item':
    case 'used':
    case 'lost-item':
    case 'suffered':
    case 'dropped':
    case 'wanted':
      return say(`e-${event.type}`, card(event.card));
    case 'claimed':
      return say(event.common ? 'e-claimed-common' : 'e-claimed', { card: lexicon.card(event.kind) });
    case 'unclaimed':
      return say('e-unclaimed', { card: lexicon.card(event.kind) });
    case 'concentrated':
      return say('e-concentrated', { n: event.pool });
    case 'gave':
      return say('e-gave', { ...card(event.card), to: nameOf(context, event.to) });
    case 'points-gained':
      return say(`e-points-gained-${event.what}`, { n: event.n });
    case 'stunned':
      return event.monsters.length > 0
        ? say('e-stunned', { monsters: lexicon.list(event.monsters.map((id) => String(monster(id)['monster']))) })
        : say('e-stunned-none');
    case 'hunts':
      return say('e-hunts', { ...monster(event.monster), player: nameOf(context, event.prey) });
    case 'horror':
      return event.monster === undefined ? say('e-horror') : say('e-horror-monster', monster(event.monster));
    case 'horror-rolled':
      return say('e-horror-rolled', { result: event.result });
    case 'discarded':
      return say('e-discarded', { cards: lexicon.list(event.cards.map((id) => cardName(context, id))) });
    case 'paid':
      return say('e-paid', { cost: event.cost });
    case 'accused':
      return say('e-accused', { accused: nameOf(context, event.accused) });
    case 'voted':
      return say('e-voted', { yes: event.yes, of: event.of });
    case 'tokens-set':
    case 'deck-empty':
    case 'no-monster':
    case 'turn-began':
    case 'forgotten':
    case 'turn-skipped':
    case 'lulled':
    case 'triples':
    case 'pair':
    case 'left-card':
    case 'hid':
    case 'horror-ignored':
    case 'nothing-lost':
    case 'no-hallucination':
    case 'reshuffled':
    case 'escaped':
    case 'ran-out':
      return say(`e-${event.type}`);
  }
}

/** The sentence that says how the match ended. */
export function ending(context: SpeechContext, { winners, rule }: Outcome): string {
  if (winners.length === 0 || rule === 'SAN-OUT-01') return context.lexicon.say('over-out');
  return rule === 'SAN-COOP-06'
    ? context.lexicon.say('over-all')
    : context.lexicon.say('over-won', { player: nameOf(context, winners[0] ?? 0) });
}
