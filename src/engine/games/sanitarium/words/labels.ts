// The sentence that is shown for an option.
import type { Option, PlayerId, Question } from '../../../kernel/index.js';
import type { Params } from '../../../speech/speak.js';
import { cardOf } from '../cards/card-index.js';
import type { CardId, Modifier } from '../cards/card-types.js';
import { costs, escapeCost, resultOfTaking } from '../rules/costs.js';
import { modifierTotal, sanityValue } from '../rules/hands.js';
import type { SanitariumView } from '../state/knowledge.js';
import { indexOf, exitsOf } from '../state/map.js';
import type { CardCell } from '../state/state.js';
import { cardName, monsterNames, nameOf, placeName, type Key, type SpeechContext } from './names.js';

export interface Label {
  readonly text: string;
  readonly note?: string;
  readonly cost?: number;
}

export function label(context: SpeechContext, question: Question, { id, rule }: Option): Label {
  const { view, content, lexicon } = context;
  const [act = '', first = '', second = '', third = ''] = id.split(':');
  const say = (key: Key, params?: Params): Label => ({ text: lexicon.say(key, params) });
  const me = view.players[question.player];
  const xy = (index: number): Params => ({ x: view.map[index]?.x ?? 0, y: view.map[index]?.y ?? 0 });
  switch (act) {
    case 'place':
      return say(first === 'h' ? 'do-place-h' : 'do-place-v', { x: Number(second), y: Number(third) });
    case 'die':
      return dieLabel(context, Number(first));
    case 'move':
      return moveLabel(context, question, Number(first), rule);
    case 'search':
      return { ...say('do-search'), cost: costs.search + modifierOf(context, question.player, 'search') };
    case 'explore':
      return { ...say('do-explore'), cost: costs.explore };
    case 'concentrate':
      return { ...say('do-concentrate'), cost: costs.concentrate };
    case 'give':
      return {
        ...say('do-give', { card: cardName(context, first), player: nameOf(context, Number(second)) }),
        cost: costs.give,
      };
    case 'hand':
      return say('do-hand', { card: cardName(context, first), player: nameOf(context, Number(second)) });
    case 'use':
      return {
        ...say(rule === 'SAN-RUL-18' ? 'do-use-protected' : 'do-use', { card: cardName(context, first) }),
        cost: 0,
      };
    case 'claim':
      return { ...say('do-claim', { card: cardName(context, first) }), cost: 0 };
    case 'disbelieve':
      return {
        ...say('do-disbelieve', { card: cardName(context, first), cost: cardOf(content, first).value }),
        cost: 0,
      };
    case 'escape': {
      const [cost] = escapeCost(view, question.player);
      return { ...(cost > 0 ? say('do-escape', { cost }) : say('do-escape-free')), cost: 0 };
    }
    case 'end':
      return {
        ...say('do-end'),
        cost: 0,
        ...(view.mode === 'competitive' && view.turn.mp > 0 && { note: lexicon.say('note-mp', { n: view.turn.mp }) }),
      };
    case 'take':
      return first
        ? say('do-steal', { card: cardName(context, first), player: nameOf(context, ownerOf(view, first)) })
        : say('do-take');
    case 'way':
      return say('do-way', {
        ...monsterNames(context, first),
        place: placeBeside(context, Number(first), Number(second)),
      });
    case 'push':
      return say('do-push', {
        ...monsterNames(context, first),
        place: placeBeside(context, Number(first), Number(second)),
      });
    case 'next':
    case 'banish':
      return say(`do-${act}`, monsterNames(context, first));
    case 'prey':
      return say('do-prey', { player: nameOf(context, Number(second)) });
    case 'lose':
    case 'drop':
    case 'want':
    case 'under':
      return say(`do-${act}`, { card: cardName(context, first) });
    case 'pay':
      return {
        ...say('do-pay', { card: cardName(context, first), n: me ? sanityValue(content, me, first) : 0 }),
        ...(rule === 'SAN-RUL-18' && { note: lexicon.say('note-protected') }),
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
      return say(`do-${act}`, { player: nameOf(context, Number(first)) });
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

function modifierOf({ view, content }: SpeechContext, player: PlayerId, name: Modifier): number {
  const me = view.players[player];
  return me ? modifierTotal(content, me, name) : 0;
}

const ownerOf = (view: SanitariumView, card: CardId): PlayerId =>
  view.players.findIndex(({ items }) => items.some((item) => item.card === card));

function dieLabel(context: SpeechContext, value: number): Label {
  const { view, lexicon } = context;
  const { mp, pair } = resultOfTaking(view.turn.dice, value);
  const ap = Math.max(0, value + modifierOf(context, view.active, 'ap'));
  return pair
    ? { text: lexicon.say('do-die-pair', { value, ap }), note: lexicon.say('note-pair') }
    : { text: lexicon.say('do-die', { value, ap, n: mp }) };
}

function moveLabel(context: SpeechContext, { player, kind }: Question, to: CardCell, rule: string): Label {
  const { view, lexicon } = context;
  const at = view.players[player]?.at ?? -1;
  const way = at < 0 ? undefined : exitsOf(view, at).find((each) => each.to === to);
  const place = placeName(context, to);
  const text =
    rule === 'SAN-ACT-05' || !way
      ? lexicon.say('do-jump', { place })
      : way.side < 0
        ? lexicon.say('do-move-inner')
        : lexicon.say(`do-move-${way.side}` as Key, { place });
  const cost =
    kind === 'act' ? costs.move + (view.turn.moves === 0 ? modifierOf(context, player, 'first-move') : 0) : 0;
  return {
    text,
    cost,
    ...(view.monsters.some((monster) => monster.at === to) && { note: lexicon.say('note-monster') }),
  };
}

/** The name of the space that a monster goes to. Several spaces may have the same name, so the direction is added. */
function placeBeside(context: SpeechContext, monster: number, to: CardCell): string {
  const { view, lexicon } = context;
  const at = view.monsters.find(({ id }) => id === monster)?.at;
  const side = at === undefined ? undefined : exitsOf(view, at).find((way) => way.to === to)?.side;
  const place = placeName(context, to);
  return side === undefined || side < 0 ? place : lexicon.say(`near-${side}` as Key, { place });
}
