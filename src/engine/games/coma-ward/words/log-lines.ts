// The sentence that the log shows for each event, and the sentence that ends a match.
import type { Event, Outcome } from '../../../kernel/index.js';
import type { Params } from '../../../speech/speak.js';
import type { ComaWardEvent } from '../state/events.js';
import { kindOf } from '../state/state.js';
import {
  cardName,
  cardNames,
  enemyName,
  fighterName,
  floorName,
  nameOf,
  phenomenonName,
  placeName,
  roleName,
  type Key,
  type SpeechContext,
} from './names.js';

const rolls = (batches: readonly (readonly number[])[]): string => batches.map((batch) => batch.join(' ')).join(' / ');

/** The sentence for an event; null for events that only affect the drawing, or that others tell. */
export function line(context: SpeechContext, fact: Event): string | null {
  const { lexicon } = context;
  const event = fact as ComaWardEvent;
  const who = 'player' in event ? { player: nameOf(context, event.player) } : {};
  const say = (key: Key, params?: Params): string => lexicon.say(key, { ...who, ...params });
  const place = (id: string): Params => ({ place: placeName(context, id) });
  switch (event.type) {
    case 'laid-out':
    case 'quirks-dealt':
    case 'no-quirks':
    case 'turn-ended':
      return null;
    case 'began':
      return say('on-began', { player: nameOf(context, event.first) });
    case 'neurosis-chosen':
      return say('on-neurosis-chosen', { card: cardName(context, event.neurosis) });
    case 'turn-began':
      return say('on-turn', { n: event.round });
    case 'health':
      return say(event.n > 0 ? 'on-health-gained' : 'on-health-lost', { n: Math.abs(event.n), value: event.health });
    case 'terror':
      return say(event.n > 0 ? 'on-terror-gained' : 'on-terror-lost', { n: Math.abs(event.n), value: event.terror });
    case 'bonus-dice':
      return say(event.n > 0 ? 'on-bonus-dice' : 'on-penalty-dice', {
        n: Math.abs(event.n),
        use: lexicon.say(event.on),
      });
    case 'checked': {
      const rolled = {
        n: event.dice,
        use: lexicon.say(event.of),
        rolls: rolls(event.batches),
        successes: event.successes,
      };
      if (event.need === 0) return say('on-checked', rolled);
      return say(event.successes >= event.need ? 'on-passed' : 'on-failed', { ...rolled, need: event.need });
    }
    case 'die-rolled':
      return say('on-die', { n: event.face });
    case 'moved':
      return say('on-moved', place(event.to));
    case 'elevator-rolled':
      return event.floors.length === 0
        ? say('on-elevator-stuck', { n: event.face })
        : say('on-elevator', {
            n: event.face,
            floors: lexicon.list(event.floors.map((floor) => floorName(context, floor))),
          });
    case 'moves-granted':
      return say('on-moves-granted', { n: event.n });
    case 'main-action-skipped':
      return say('on-main-skipped');
    case 'isolated':
    case 'died':
    case 'turn-cut':
    case 'all-dead':
    case 'neurosis-used':
    case 'neurosis-flipped':
      return say(`on-${event.type}`);
    case 'room-revealed':
    case 'room-effect':
      return say(`on-${event.type}`, { card: cardName(context, event.card) });
    case 'room-replaced':
      return say('on-room-replaced', { card: cardName(context, event.card), before: cardName(context, event.before) });
    case 'rummage-token':
      return say('on-rummage-token', place(event.at));
    case 'rummage-token-removed':
      return say('on-rummage-removed', place(event.at));
    case 'locked':
      return say('on-locked', { ...place(event.at), n: event.need });
    case 'unlocked':
      return say('on-unlocked', place(event.at));
    case 'portal':
      return say('on-portal', { in: placeName(context, event.in), out: placeName(context, event.out) });
    case 'shadow':
      return event.from === null
        ? say('on-shadow-came', place(event.to))
        : say('on-shadow-moved', { ...place(event.to), n: event.shadow + 1 });
    case 'hallucination':
      return say('on-hallucination', {
        title: cardName(context, event.scenario),
        narrator: nameOf(context, event.narrator),
      });
    case 'hallucination-result': {
      const told = [lexicon.card(event.card, event.option), lexicon.card(event.card, `${event.option}.effect`)];
      const title = lexicon.card(kindOf(event.card), event.option);
      return [title && say('on-hallucination-choice', { option: title }), ...told].filter(Boolean).join(' ');
    }
    case 'reshuffled':
      return say(`on-reshuffled-${event.deck}`);
    case 'deck-empty':
      return say('on-deck-empty');
    case 'item-drawn':
    case 'clue-found':
    case 'clue-boxed':
    case 'item-refused':
    case 'item-lost':
    case 'item-dropped':
      return say(`on-${event.type}`, { card: cardName(context, event.card) });
    case 'clue-marked':
      return say('on-clue-marked', { ...place(event.at), n: event.number });
    case 'item-used': {
      const card = cardName(context, event.card);
      return event.on === event.player
        ? say('on-item-used', { card })
        : say('on-item-used-on', { card, other: nameOf(context, event.on) });
    }
    case 'picked-up':
      return say('on-picked-up', { cards: cardNames(context, event.cards) });
    case 'item-given':
      return say('on-item-given', { card: cardName(context, event.card), other: nameOf(context, event.to) });
    case 'attack-declared': {
      const sides = { player: fighterName(context, event.fighter), other: fighterName(context, event.target) };
      return event.medicine === null
        ? say(event.mode === 'steal' ? 'on-steal' : 'on-attack', sides)
        : say('on-dose', { ...sides, card: cardName(context, event.medicine) });
    }
    case 'defended':
      return say(event.by === 'dodge' ? 'on-dodged' : 'on-countered');
    case 'combat-result':
      return event.differential === 0
        ? say('on-combat-tie')
        : say('on-combat-won', { player: fighterName(context, event.winner), n: event.differential });
    case 'stolen':
      return say('on-stolen', { card: cardName(context, event.card), other: nameOf(context, event.from) });
    case 'traded':
    case 'trade-refused':
      return say(`on-${event.type}`, { other: nameOf(context, event.partner) });
    case 'quirk-counter':
      return say('on-quirk-counter', { n: event.counters });
    case 'quirk-revealed':
      return say('on-quirk-revealed', { card: cardName(context, event.quirk), n: event.counters });
    case 'prologue-over':
      return say('on-prologue-over', { player: nameOf(context, event.narrator) });
    case 'phenomenon':
      return say('on-phenomenon', { title: cardName(context, phenomenonName(event.phenomenon)) });
    case 'role-revealed':
      return say('on-role-revealed', { role: roleName(context, event.role) });
    case 'epilogue':
      return epilogue(context, event.epilogue);
    case 'story':
      return told(context, event);
    case 'enemy-came':
      return say('on-enemy-came', { enemy: enemyName(context, event.kind), ...place(event.at) });
    case 'enemy-moved':
      return say('on-enemy-moved', { enemy: enemyName(context, event.kind), ...place(event.to) });
    case 'enemy-health':
      return say('on-enemy-health', { enemy: enemyName(context, event.kind), n: -event.n, value: event.health });
    case 'enemy-fell':
      return say('on-enemy-fell', { enemy: enemyName(context, event.kind) });
    case 'enemy-rolled':
      return say('on-enemy-rolled', {
        enemy: enemyName(context, event.kind),
        n: event.dice,
        rolls: rolls(event.batches),
        successes: event.successes,
      });
    case 'entity-gained':
      return say('on-entity-gained', { card: cardName(context, event.entity) });
    case 'entity-used':
      return say('on-entity-used', { card: cardName(context, event.entity), other: nameOf(context, event.on) });
  }
}

/** What a Phenomenon tells, with the names of what it is about. */
function told(context: SpeechContext, { what, player, other, at, card, n }: Extract<ComaWardEvent, { type: 'story' }>) {
  const words = context.lexicon.card(phenomenonName(context.view.phenomenon), `told.${what}`) ?? what;
  const said: Readonly<Record<string, string | undefined>> = {
    player: player === undefined ? undefined : nameOf(context, player),
    other: other === undefined ? undefined : nameOf(context, other),
    at: at === undefined ? undefined : placeName(context, at),
    card: card === undefined ? undefined : cardName(context, card),
    n: n === undefined ? undefined : String(n),
  };
  return words.replace(/\{(\w+)\}/g, (whole, key: string) => said[key] ?? whole);
}

function epilogue({ lexicon, view }: SpeechContext, id: string): string {
  return lexicon.card(phenomenonName(view.phenomenon), `epilogue.${id}`) ?? lexicon.card('epilogue', id) ?? id;
}

/** The end of the match: its Epilogue, or that nobody has lived to see one; and who has won. */
export function ending(context: SpeechContext, { winners }: Outcome): string {
  const { lexicon, view } = context;
  const told = view.epilogue === '' ? lexicon.say('on-all-dead') : epilogue(context, view.epilogue);
  const players = lexicon.list(winners.map((player) => nameOf(context, player)));
  const result =
    winners.length === 0
      ? lexicon.say('over-nobody')
      : winners.length === view.players.length
        ? lexicon.say('over-everybody')
        : lexicon.say('over-winners', { n: winners.length, players });
  return `${told} ${result}`;
}
