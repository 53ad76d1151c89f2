// The sentence that is shown for an option.
import type { Option, Question } from '../../../kernel/index.js';
import type { Params } from '../../../speech/speak.js';
import { damageOf } from '../rules/combat.js';
import { isUndiscovered, waysFrom } from '../rules/movement.js';
import { chanceOf } from '../rules/odds.js';
import { successesToSearch } from '../rules/revealing-rooms.js';
import { diceCount, diceParts, neurosisLevel } from '../rules/statistics.js';
import type { CardId, DiceUse } from '../cards/card-types.js';
import type { Fighter } from '../state/state.js';
import {
  cardName,
  cardNames,
  fighterName,
  floorName,
  nameOf,
  phenomenonName,
  placeName,
  type Key,
  type SpeechContext,
} from './names.js';

export interface Label {
  readonly text: string;
  readonly note?: string;
}

export function label(context: SpeechContext, question: Question, { id }: Option): Label {
  const { view, lexicon } = context;
  const [act = '', ...parts] = id.split(':');
  const [first = '', second = ''] = parts;
  const rest = parts.join(':');
  const say = (key: Key, params?: Params): Label => ({ text: lexicon.say(key, params) });
  switch (act) {
    case 'neurosis':
      return first
        ? { ...say('do-neurosis-choose', { card: cardName(context, first) }), ...levelOf(context, first, 2, false) }
        : { ...say('do-neurosis'), ...ownLevel(context, question) };
    case 'move':
    case 'force':
    case 'dodge':
      return rest ? moveLabel(context, question, rest) : say('do-dodge', { n: dice(context, question, 'dodge', []) });
    case 'use':
      return second
        ? say('do-use-on', { card: cardName(context, first), player: nameOf(context, Number(second)) })
        : { ...say('do-use', { card: cardName(context, first) }), ...effectOf(context, first) };
    case 'drop':
    case 'discard':
    case 'take':
      return { ...say(`do-${act}`, { card: cardName(context, first) }) };
    case 'give':
      return say('do-give', { card: cardName(context, first) });
    case 'trade':
    case 'player':
      return say(`do-${act}`, { player: nameOf(context, Number(first)) });
    case 'rummage':
      return {
        ...say('do-rummage', { place: placeName(context, view.players[question.player]?.at ?? '') }),
        note: chanceNote(context, question, 'note-search', 'focus', successesToSearch),
      };
    case 'pick-up': {
      const here = view.dropped[view.players[question.player]?.at ?? ''] ?? [];
      return say('do-pick-up', { cards: cardNames(context, here) });
    }
    case 'force-door':
      return {
        ...say('do-force-door', { place: placeName(context, rest), n: view.rooms[rest]?.lock ?? 0 }),
        note: chanceNote(context, question, 'note-chance', 'strength', view.rooms[rest]?.lock ?? 0),
      };
    case 'attack':
      return say('do-attack', { target: fighterName(context, rest as Fighter) });
    case 'steal':
      return first === 'player'
        ? say('do-steal-from', { target: fighterName(context, rest as Fighter) })
        : say('do-take', { card: cardName(context, first) });
    case 'dose':
      return say('do-dose', {
        card: cardName(context, first),
        target: fighterName(context, parts.slice(1).join(':') as Fighter),
      });
    case 'floor':
      return say('do-floor', { floor: floorName(context, Number(first)) });
    case 'put':
    case 'place':
    case 'marker':
      return say('do-put', { place: placeName(context, rest) });
    case 'arm':
    case 'counter':
      return weaponLabel(context, question, act, first);
    case 'shadow':
      return say('do-shadow', { n: Number(first) + 1, place: placeName(context, parts.slice(1).join(':')) });
    case 'entity':
      return say('do-entity', {
        entity: cardName(context, view.players[question.player]?.entity ?? ''),
        player: nameOf(context, Number(first)),
      });
    case 'option':
      return { text: lexicon.card(question.about ?? view.scenario, first) ?? first };
    case 'ride':
    case 'flip':
    case 'keep':
    case 'end':
    case 'stay':
    case 'nobody':
    case 'accept':
    case 'refuse':
    case 'offer':
    case 'cancel':
    case 'claim':
    case 'pass':
    case 'stop-asking':
    case 'ask-me':
      return say(`do-${act}`);
    default:
      return storyLabel(context, act, parts);
  }
}

function moveLabel(context: SpeechContext, question: Question, to: string): Label {
  const { kind, player } = question;
  const { view, content, lexicon } = context;
  const place = placeName(context, to);
  const from = view.players[player]?.at ?? '';
  const way = kind === 'act' || kind === 'extra-moves' ? waysFrom(view, content, from, 9, true).get(to) : undefined;
  if (!way) return { text: lexicon.say('do-put', { place }) };
  if (!isUndiscovered(view, content, to)) return { text: lexicon.say('do-move', { place, n: way.length }) };
  return {
    text: lexicon.say('do-reveal', { place, n: way.length }),
    note: chanceNote(context, question, 'note-search', 'focus', successesToSearch),
  };
}

const dice = (
  { view, content }: SpeechContext,
  { player }: Question,
  use: DiceUse,
  weapons: readonly CardId[],
): number => diceCount(diceParts(view, content, player, use, weapons));

/** How likely the player passes a Check. */
const chanceNote = (
  context: SpeechContext,
  question: Question,
  key: 'note-search' | 'note-chance',
  use: DiceUse,
  need: number,
): string => context.lexicon.say(key, { n: Math.round(100 * chanceOf(dice(context, question, use, []), need)) });

function weaponLabel(context: SpeechContext, question: Question, act: 'arm' | 'counter', set: string): Label {
  const { lexicon, content } = context;
  const weapons = set === 'unarmed' ? [] : set.split('+');
  const n = dice(context, question, 'attack', weapons);
  const note = lexicon.say('note-damage', { n: damageOf(content, weapons) });
  if (weapons.length === 0)
    return { text: lexicon.say(act === 'arm' ? 'do-unarmed' : 'do-counter-unarmed', { n }), note };
  return { text: lexicon.say(`do-${act}`, { cards: cardNames(context, weapons), n }), note };
}

/** What a Neurosis does at a level. Everybody begins at level II. CW-RUL-45 */
function levelOf({ lexicon }: SpeechContext, neurosis: CardId, level: number, flipped: boolean): Pick<Label, 'note'> {
  const note = lexicon.card(neurosis, `${flipped ? 'hidden' : 'front'}.${level}`);
  return note === undefined ? {} : { note };
}

function ownLevel(context: SpeechContext, { player }: Question): Pick<Label, 'note'> {
  const me = context.view.players[player];
  return me?.neurosis ? levelOf(context, me.neurosis, neurosisLevel(me), me.flipped) : {};
}

function effectOf({ lexicon }: SpeechContext, card: CardId): Pick<Label, 'note'> {
  const note = lexicon.card(card.split('.')[0] ?? card, 'text');
  return note === undefined ? {} : { note };
}

/** An act of the Phenomenon. What it is about follows its name: a card, a player, or a place. */
function storyLabel(context: SpeechContext, act: string, parts: readonly string[]): Label {
  const { lexicon, view, content } = context;
  const words = lexicon.card(phenomenonName(view.phenomenon), `act.${act}`);
  if (words === undefined) return { text: [act, ...parts].join(':') };
  const rest = parts.join(':');
  const at = parts.slice(-2).join(':');
  const player = parts.find((part) => /^\d$/.test(part));
  const named = player === undefined ? '' : nameOf(context, Number(player));
  const said: Readonly<Record<string, string>> = {
    card: parts[0] !== undefined && parts[0] in content.items ? cardName(context, parts[0]) : '',
    player: named,
    other: named,
    at: content.hospital.spaces.has(at) ? placeName(context, at) : '',
    n: parts.at(-1) ?? rest,
  };
  return { text: words.replace(/\{(\w+)\}/g, (whole, name: string) => said[name] || whole) };
}
