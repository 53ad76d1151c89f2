// What is said: labels of options, questions, and the line that each happening makes in the log.
// Pure functions of what a seat knows; every sentence comes from the tables of the language.
import type { Event, Option, Outcome, PlayerId, Question } from '../../../kernel/index.js';
import type { HandCard } from '../../../scene/card-hand-model.js';
import type { Params } from '../../../speech/speak.js';
import type aid from '../../../../messages/en/sanitarium/table-reference-cards.js';
import type hearing from '../../../../messages/en/sanitarium/table-spoken.js';
import type start from '../../../../messages/en/sanitarium/page-start-form.js';
import type ui from '../../../../messages/en/sanitarium/table.js';
import { costs, escapeCost, taking } from '../rules/costs.js';
import { cardOf, type Content, type Mod } from '../cards/card-index.js';
import type { Happening } from '../state/events.js';
import type { SanitariumView } from '../state/knowledge.js';
import { waysFrom, indexOf } from '../state/map.js';
import { sumOf, worth } from '../rules/hands.js';
import type { CardId, Place } from '../state/state.js';

export type Key = keyof typeof ui | keyof typeof aid | keyof typeof hearing | keyof typeof start;

/** The words of a match: the language's sentences, the names of cards, and who plays. */
export interface Tongue {
  say(key: Key, params?: Params): string;
  /** The name of a card, Room or kind. */
  card(kind: string): string;
  /** What stands on a card, once it has been fetched. */
  words?(kind: string, part: 'text' | 'flavour' | 'notes' | 'safe'): string | undefined;
  list(parts: readonly string[]): string;
  readonly names: readonly string[];
}

export interface Told {
  readonly view: SanitariumView;
  readonly content: Content;
  readonly tongue: Tongue;
}

export const nameOf = ({ tongue }: Told, player: PlayerId): string =>
  tongue.names[player] ?? tongue.say(`player-${player % 4}` as Key);
export const cardName = ({ content, tongue }: Told, id: CardId): string => tongue.card(cardOf(content, id).kind);
/** The name of a monster, for the middle of a sentence and for its beginning. */
const monsterNames = ({ tongue }: Told, id: string | number): Params => ({
  monster: tongue.say(`monster-${id}` as Key),
  Monster: tongue.say(`Monster-${id}` as Key),
});

/** What stands on a card beside its name. */
export type CardWords = Pick<HandCard, 'text' | 'flavour' | 'notes'>;

/** The words of a card by its kind, as far as there are any. */
export function wordsOf({ tongue }: Told, kind: string): CardWords {
  const notes = tongue.words?.(kind, 'notes');
  return {
    text: tongue.words?.(kind, 'text'),
    flavour: tongue.words?.(kind, 'flavour'),
    notes: notes && tongue.say('contains', { notes }),
  };
}

export function placeName({ view, tongue }: Told, place: Place): string {
  const ground = view.map[indexOf(place)];
  if (ground?.face === 'room' && ground.card !== null) return tongue.card(ground.card);
  return tongue.say(ground?.face === 'dark' ? 'the-dark' : 'the-corridor');
}

export interface Label {
  readonly text: string;
  readonly note?: string;
  readonly cost?: number;
}

/** The sentence of an option, made when it is shown and never before. */
export function label(told: Told, question: Question, { id, rule }: Option): Label {
  const { view, content, tongue } = told;
  const [act = '', first = '', second = '', third = ''] = id.split(':');
  const say = (key: Key, params?: Params): Label => ({ text: tongue.say(key, params) });
  const me = view.players[question.player];
  const xy = (index: number): Params => ({ x: view.map[index]?.x ?? 0, y: view.map[index]?.y ?? 0 });
  switch (act) {
    case 'place':
      return say(first === 'h' ? 'do-place-h' : 'do-place-v', { x: Number(second), y: Number(third) });
    case 'die':
      return dieLabel(told, Number(first));
    case 'move':
      return moveLabel(told, question, Number(first), rule);
    case 'search':
      return { ...say('do-search'), cost: costs.search + mod(told, question.player, 'search') };
    case 'explore':
      return { ...say('do-explore'), cost: costs.explore };
    case 'concentrate':
      return { ...say('do-concentrate'), cost: costs.concentrate };
    case 'give':
      return {
        ...say('do-give', { card: cardName(told, first), player: nameOf(told, Number(second)) }),
        cost: costs.give,
      };
    case 'hand':
      return say('do-hand', { card: cardName(told, first), player: nameOf(told, Number(second)) });
    case 'use':
      return {
        ...say(rule === 'SAN-RUL-18' ? 'do-use-protected' : 'do-use', { card: cardName(told, first) }),
        cost: 0,
      };
    case 'claim':
      return { ...say('do-claim', { card: cardName(told, first) }), cost: 0 };
    case 'disbelieve':
      return { ...say('do-disbelieve', { card: cardName(told, first), cost: cardOf(content, first).value }), cost: 0 };
    case 'escape': {
      const [cost] = escapeCost(view, question.player);
      return { ...(cost > 0 ? say('do-escape', { cost }) : say('do-escape-free')), cost: 0 };
    }
    case 'end':
      return {
        ...say('do-end'),
        cost: 0,
        ...(view.mode === 'competitive' && view.turn.mp > 0 && { note: tongue.say('note-mp', { n: view.turn.mp }) }),
      };
    case 'take':
      return first
        ? say('do-steal', { card: cardName(told, first), player: nameOf(told, ownerOf(view, first)) })
        : say('do-take');
    case 'way':
      return say('do-way', { ...monsterNames(told, first), place: placeBeside(told, Number(first), Number(second)) });
    case 'push':
      return say('do-push', { ...monsterNames(told, first), place: placeBeside(told, Number(first), Number(second)) });
    case 'next':
    case 'first':
    case 'banish':
      return say(`do-${act}`, monsterNames(told, first));
    case 'prey':
      return say('do-prey', { player: nameOf(told, Number(second)) });
    case 'lose':
    case 'drop':
    case 'want':
    case 'under':
      return say(`do-${act}`, { card: cardName(told, first) });
    case 'pay':
      return {
        ...say('do-pay', { card: cardName(told, first), n: me ? worth(content, me, first) : 0 }),
        ...(rule === 'SAN-RUL-18' && { note: tongue.say('note-protected') }),
      };
    case 'sanity':
      return say('do-sanity', { n: Number(first) });
    case 'reroll':
      return say('do-reroll', { value: view.turn.dice[Number(first)] ?? 0 });
    case 'set':
      return say('do-set', { value: view.turn.dice[Number(first)] ?? 0, to: Number(second) });
    case 'peek':
      return say('do-peek', xy(Number(first)));
    case 'summon':
      return say('do-summon', xy(indexOf(Number(first))));
    case 'shut':
      return say(`do-shut-${second}` as Key);
    case 'report':
    case 'agree':
    case 'deny':
      return say(`do-${act}`, { player: nameOf(told, Number(first)) });
    case 'keep':
    case 'leave':
    case 'wait':
    case 'stop':
    case 'stay':
    case 'enough':
    case 'face-it':
    case 'knew':
    case 'forgot':
      return say(`do-${act}`);
    default:
      return { text: id };
  }
}

function mod({ view, content }: Told, player: PlayerId, name: Mod): number {
  const me = view.players[player];
  return me ? sumOf(content, me, name) : 0;
}

const ownerOf = (view: SanitariumView, card: CardId): PlayerId =>
  view.players.findIndex(({ items }) => items.some((item) => item.card === card));

function dieLabel(told: Told, value: number): Label {
  const { view, tongue } = told;
  const { mp, pair } = taking(view.turn.dice, value);
  const ap = Math.max(0, value + mod(told, view.active, 'ap'));
  return pair
    ? { text: tongue.say('do-die-pair', { value, ap }), note: tongue.say('note-pair') }
    : { text: tongue.say('do-die', { value, ap, n: mp }) };
}

function moveLabel(told: Told, { player, kind }: Question, to: Place, rule: string): Label {
  const { view, tongue } = told;
  const at = view.players[player]?.at ?? -1;
  const way = at < 0 ? undefined : waysFrom(view, at).find((each) => each.to === to);
  const place = placeName(told, to);
  const text =
    rule === 'SAN-ACT-05' || !way
      ? tongue.say('do-jump', { place })
      : way.side < 0
        ? tongue.say('do-move-inner')
        : tongue.say(`do-move-${way.side}` as Key, { place });
  const cost = kind === 'act' ? costs.move + (view.turn.moves === 0 ? mod(told, player, 'first-move') : 0) : 0;
  return {
    text,
    cost,
    ...(view.monsters.some((monster) => monster.at === to) && { note: tongue.say('note-monster') }),
  };
}

/** The place where a monster goes, told by where it lies from others of its name. */
function placeBeside(told: Told, monster: number, to: Place): string {
  const { view, tongue } = told;
  const at = view.monsters.find(({ id }) => id === monster)?.at;
  const side = at === undefined ? undefined : waysFrom(view, at).find((way) => way.to === to)?.side;
  const place = placeName(told, to);
  return side === undefined || side < 0 ? place : tongue.say(`near-${side}` as Key, { place });
}

/** What a question asks, in a sentence. */
export function prompt(told: Told, question: Question): string {
  const { view, tongue } = told;
  const player = nameOf(told, question.player);
  const n = question.options.length;
  switch (question.kind) {
    case 'place':
      return view.drawn === null
        ? tongue.say('ask-place', { player, n })
        : tongue.say('ask-place-known', { player, n, card: cardLabel(told, view.drawn) });
    case 'choose-die':
      return question.player === view.active
        ? tongue.say('ask-choose-die', { player })
        : tongue.say('ask-choose-die-for', { player, active: nameOf(told, view.active) });
    case 'act':
      return tongue.say('ask-act', { player, n: view.turn.ap });
    case 'monster-point':
      return tongue.say('ask-monster-point', { player, n: view.turn.mp });
    case 'take-or-leave':
      return tongue.say('ask-take-or-leave', { player, card: foundHere(told, question.player) });
    case 'pay':
      return tongue.say('ask-pay', { player, cost: leftToPay(told, question) });
    case 'vote':
      return tongue.say('ask-vote', { player, accused: nameOf(told, Number(question.options[0]?.id.split(':')[1])) });
    default:
      return tongue.say(`ask-${question.kind}` as Key, { player });
  }
}

/** A drawn card by name, or by what it is. */
const cardLabel = (told: Told, id: CardId): string =>
  cardOf(told.content, id).type === 'dark' ? told.tongue.say('the-dark') : cardName(told, id);

function foundHere(told: Told, player: PlayerId): string {
  const card = told.view.map[indexOf(told.view.players[player]?.at ?? -1)]?.card;
  return card ? cardName(told, card) : told.tongue.say('a-card');
}

/** What of the cost is not laid down yet, told by the seat's own part of the payment. */
function leftToPay({ view, content }: Told, { player }: Question): number {
  const me = view.players[player];
  if (!me) return 0;
  const cards = [...me.items.map(({ card }) => card), ...me.actions];
  const down = view.payment.slots.reduce(
    (sum, slot) => sum + (cards[slot] ? worth(content, me, cards[slot]) : 0),
    view.payment.pool,
  );
  return Math.max(0, view.payment.cost - down);
}

/** The line of a happening; null for those that only serve the drawing. */
export function line(told: Told, event: Event): string | null {
  const { view, tongue } = told;
  const happening = event as Happening;
  const who = 'player' in happening ? { player: nameOf(told, happening.player) } : {};
  const say = (key: Key, params?: Params): string => tongue.say(key, { ...who, ...params });
  const monster = (id: number): Params => monsterNames(told, id);
  const card = (id: CardId): Params => ({ card: cardName(told, id) });
  switch (happening.type) {
    case 'phase':
      return null;
    case 'dealt':
      return say('e-dealt', { n: happening.count });
    case 'common-dealt':
      return say('e-common-dealt', { cards: tongue.list(happening.kinds.map((kind) => tongue.card(kind))) });
    case 'began':
      return say('e-began', { player: nameOf(told, happening.start), place: tongue.card(happening.room) });
    case 'looked':
      return happening.card === undefined
        ? say('e-looked')
        : say('e-looked-card', { card: cardLabel(told, happening.card) });
    case 'laid':
    case 'replaced':
      return say(`e-${happening.type}-${happening.face}`, { place: placeName(told, happening.index * 2) });
    case 'monster-came':
    case 'monster-left':
    case 'monster-waits':
      return say(`e-${happening.type}`, monster(happening.monster));
    case 'monster-moved': {
      const met = view.players.findIndex(({ at }) => at === happening.to);
      return met < 0
        ? say('e-monster-moved', monster(happening.monster))
        : say('e-monster-moved-to', { ...monster(happening.monster), player: nameOf(told, met) });
    }
    case 'rolled':
      return say('e-rolled', { dice: tongue.list(happening.dice.map(String)) });
    case 'die-changed':
      return say('e-die-changed', { value: happening.value });
    case 'die-taken':
      return say('e-die-taken', { value: happening.value, ap: happening.ap, n: happening.mp });
    case 'moved':
      return say('e-moved', { place: placeName(told, happening.to) });
    case 'safe':
      return say(view.map[indexOf(happening.at)]?.face === 'room' ? 'e-safe-room' : 'e-safe-company');
    case 'searched':
      return happening.card === undefined ? say('e-searched') : say('e-searched-card', card(happening.card));
    case 'gained-action':
      return happening.card === undefined ? say('e-gained-action') : say('e-gained-action-card', card(happening.card));
    case 'peeked':
      return happening.card === undefined ? say('e-peeked') : say('e-peeked-card', card(happening.card));
    case 'gained-item':
    case 'used':
    case 'lost-item':
    case 'suffered':
    case 'dropped':
    case 'wanted':
      return say(`e-${happening.type}`, card(happening.card));
    case 'claimed':
      return say(happening.common ? 'e-claimed-common' : 'e-claimed', { card: tongue.card(happening.kind) });
    case 'unclaimed':
      return say('e-unclaimed', { card: tongue.card(happening.kind) });
    case 'concentrated':
      return say('e-concentrated', { n: happening.pool });
    case 'gave':
      return say('e-gave', { ...card(happening.card), to: nameOf(told, happening.to) });
    case 'points-gained':
      return say(`e-points-gained-${happening.what}`, { n: happening.n });
    case 'stunned':
      return happening.monsters.length > 0 ? say('e-stunned', { n: happening.monsters.length }) : say('e-stunned-none');
    case 'hunts':
      return say('e-hunts', { ...monster(happening.monster), player: nameOf(told, happening.prey) });
    case 'horror':
      return happening.monster === undefined ? say('e-horror') : say('e-horror-monster', monster(happening.monster));
    case 'horror-rolled':
      return say('e-horror-rolled', { result: happening.result });
    case 'discarded':
      return say('e-discarded', { cards: tongue.list(happening.cards.map((id) => cardName(told, id))) });
    case 'paid':
      return say('e-paid', { cost: happening.cost });
    case 'accused':
      return say('e-accused', { accused: nameOf(told, happening.accused) });
    case 'voted':
      return say('e-voted', { yes: happening.yes, of: happening.of });
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
    case 'door-shut':
    case 'hid':
    case 'no-effect':
    case 'horror-ignored':
    case 'nothing-lost':
    case 'no-hallucination':
    case 'reshuffled':
    case 'escaped':
    case 'ran-out':
      return say(`e-${happening.type}`);
  }
}

/** How it ended, in a sentence. */
export function ending(told: Told, { winners, rule }: Outcome): string {
  if (winners.length === 0 || rule === 'SAN-OUT-01') return told.tongue.say('over-out');
  return rule === 'SAN-COOP-06'
    ? told.tongue.say('over-all')
    : told.tongue.say('over-won', { player: nameOf(told, winners[0] ?? 0) });
}
