// The sentence that is shown for an option.
import type { Option, PlayerId, Question } from '../../../kernel/index.js';
import type { Params } from '../../../speech/speak.js';
import { cardOf } from '../cards/card-index.js';
import type { CardId, Modifier } from '../cards/card-types.js';
import { costs, escapeCost, resultOfTaking } from '../rules/costs.js';
import { modifierTotal, sanityValue } from '../rules/hands.js';
import { freshlyExposedTo } from '../rules/monsters.js';
import type { SanitariumView } from '../state/knowledge.js';
import { exitsOf } from '../state/map.js';
import type { CardCell, Facing } from '../state/state.js';
import { cardName, cardText, monsterNames, nameOf, type Key, type SpeechContext } from './names.js';
import { cardPlace, doorsMet, placeName } from './places.js';

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
  switch (act) {
    case 'place':
      return say(`do-place-${first}` as Key, {
        doors: doorsMet(context, { facing: first as Facing, x: Number(second), y: Number(third) }),
      });
    case 'die':
      return dieLabel(context, Number(first));
    case 'move':
      return moveLabel(context, question, Number(first), rule);
    case 'search':
      return { ...say('do-search'), ...price(context, question.player, costs.search, 'search') };
    case 'explore':
      return { ...say('do-explore'), cost: costs.explore };
    case 'concentrate':
      return { ...say('do-concentrate'), cost: costs.concentrate };
    case 'give':
      return {
        ...say('do-give', { card: cardName(context, first), player: nameOf(context, Number(second)) }),
        ...notes(cardText(context, first)),
        cost: costs.give,
      };
    case 'hand':
      return say('do-hand', { card: cardName(context, first), player: nameOf(context, Number(second)) });
    case 'use':
      return {
        ...say(rule === 'SAN-RUL-18' ? 'do-use-protected' : 'do-use', { card: cardName(context, first) }),
        ...notes(cardText(context, first)),
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
        ...notes(
          view.turn.ap > 0 && lexicon.say('note-lost', { n: view.turn.ap }),
          view.mode === 'competitive' &&
            view.turn.mp > 0 &&
            view.monsters.length > 0 &&
            lexicon.say('note-mp', { n: view.turn.mp }),
        ),
      };
    case 'take':
      return first
        ? {
            ...say('do-steal', { card: cardName(context, first), player: nameOf(context, ownerOf(view, first)) }),
            ...notes(cardText(context, first)),
          }
        : say('do-take');
    case 'way':
      return {
        ...say('do-way', { ...monsterNames(context, first), place: placeName(context, Number(second)) }),
        ...notes(whoIsThere(context, question.player, Number(first), Number(second))),
      };
    case 'push':
      return {
        ...say('do-push', { ...monsterNames(context, first), place: placeName(context, Number(second)) }),
        ...notes(whoIsThere(context, question.player, Number(first), Number(second))),
      };
    case 'next':
    case 'banish':
      return say(`do-${act}`, monsterNames(context, first));
    case 'prey':
      return say('do-prey', { player: nameOf(context, Number(second)) });
    case 'lose':
    case 'drop':
      return { ...say(`do-${act}`, { card: cardName(context, first) }), ...notes(cardText(context, first)) };
    case 'want':
    case 'under':
      return say(`do-${act}`, { card: cardName(context, first) });
    case 'pay':
      return {
        ...say('do-pay', { card: cardName(context, first), n: me ? sanityValue(content, me, first) : 0 }),
        ...notes(
          rule === 'SAN-RUL-18' && lexicon.say('note-protected'),
          sumOf(context, question.player, cardOf(content, first).value, 'worth'),
        ),
      };
    case 'sanity':
      return say('do-sanity', { n: Number(first) });
    case 'reroll':
      return say('do-reroll', { value: view.turn.dice[Number(first)] ?? 0 });
    case 'set':
      return say('do-set', { value: view.turn.dice[Number(first)] ?? 0, to: Number(second) });
    case 'peek':
      return say('do-peek', { place: cardPlace(context, Number(first)) });
    case 'summon':
      return say('do-summon', { place: placeName(context, Number(first)) });
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

/** The notes below an option, one after the other. */
function notes(...all: readonly (string | false | null | undefined)[]): Pick<Label, 'note'> {
  const note = all.filter(Boolean).join(' ');
  return note ? { note } : {};
}

/** A price in Action Points, and a note that says why it differs from the printed one. */
function price(
  context: SpeechContext,
  player: PlayerId,
  printed: number,
  name: Modifier,
): Pick<Label, 'cost' | 'note'> {
  return {
    cost: Math.max(0, printed + modifierOf(context, player, name)),
    ...notes(sumOf(context, player, printed, name)),
  };
}

/** How the cards in front of a player change a number: `1 + 1: Confusion`. Null if they do not change it. */
function sumOf(context: SpeechContext, player: PlayerId, printed: number, name: Modifier): string | null {
  const { view, content, lexicon } = context;
  const { items = [], hallucinations = [] } = view.players[player] ?? {};
  const changes = [...items.map(({ card }) => card), ...hallucinations].flatMap((card) => {
    const change = cardOf(content, card).mods[name] ?? 0;
    return change ? [{ card, change }] : [];
  });
  if (changes.length === 0) return null;
  const sum = changes.reduce(
    (text, { change }) => `${text} ${change < 0 ? '−' : '+'} ${Math.abs(change)}`,
    `${printed}`,
  );
  return lexicon.say('note-sum', { sum, cards: lexicon.list(changes.map(({ card }) => cardName(context, card))) });
}

function modifierOf({ view, content }: SpeechContext, player: PlayerId, name: Modifier): number {
  const me = view.players[player];
  return me ? modifierTotal(content, me, name) : 0;
}

/**
 * Who stands in the space that a monster would enter, and whether they would make a Horror Roll. Null if nobody does.
 * The two halves of the solo game are called by their names.
 */
function whoIsThere(context: SpeechContext, chooser: PlayerId, monster: number, to: CardCell): string | null {
  const { view, lexicon } = context;
  const here = view.players.flatMap(({ at }, player) => (at === to ? [player] : []));
  const others = here.filter((player) => view.solo || player !== chooser);
  const entered = { ...view, monsters: [{ id: monster, at: to }] };
  // A player is exposed only alone. SAN-MON-04
  const horror = here.some((player) => freshlyExposedTo(entered, player)) ? '-horror' : '';
  const said = [
    here.length > others.length && lexicon.say(`note-you-there${horror}`),
    others.length > 0 &&
      lexicon.say(`note-there${horror}`, {
        n: others.length,
        players: lexicon.list(others.map((player) => nameOf(context, player))),
      }),
  ];
  return said.filter(Boolean).join(' ') || null;
}

const ownerOf = (view: SanitariumView, card: CardId): PlayerId =>
  view.players.findIndex(({ items }) => items.some((item) => item.card === card));

function dieLabel(context: SpeechContext, value: number): Label {
  const { view, lexicon } = context;
  const { mp, pair } = resultOfTaking(view.turn.dice, value);
  const ap = Math.max(0, value + modifierOf(context, view.active, 'ap'));
  return {
    text: pair ? lexicon.say('do-die-pair', { value, ap }) : lexicon.say('do-die', { value, ap, n: mp }),
    ...notes(pair && lexicon.say('note-pair'), sumOf(context, view.active, value, 'ap')),
  };
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
  const monster = view.monsters.some(({ at: where }) => where === to) && lexicon.say('note-monster');
  if (kind !== 'act') return { text, cost: 0, ...notes(monster) };
  const { cost = costs.move, note } = view.turn.moves === 0 ? price(context, player, costs.move, 'first-move') : {};
  return { text, cost, ...notes(monster, note) };
}
