// The labels of Asylum Escape: a sentence for each option. A label is made only when it is shown.
import type { Params } from '../../../speech/speak.js';
import type { Option, PlayerId, Question } from '../../../kernel/index.js';
import { modsOf, movementOf } from '../cards/card-index.js';
import {
  cardName,
  kindOf,
  nameOf,
  patientName,
  roomName,
  traitSaid,
  traitsOf,
  victimAt,
  type Key,
  type SpeechContext,
} from './names.js';

export interface Label {
  readonly text: string;
  /** What the card does, or what else the player should consider. */
  readonly note?: string;
}

export function label(context: SpeechContext, { kind, player }: Question, { id, targets }: Option): Label {
  const { lexicon } = context;
  const [act = '', first = '', second = ''] = id.split(':');
  const say = (key: Key, params?: Params): Label => ({ text: lexicon.say(key, params) });
  const me = victimAt(context, player);
  const room = { room: roomName(context, first) };
  switch (act) {
    case 'keep':
      return kind === 'mulligan'
        ? { ...say('do-keep-victim', { card: cardName(context, me?.card ?? '') }), note: traitsOf(context, me?.card) }
        : { ...say('do-keep', { card: cardName(context, first) }), ...noted(context, first) };
    case 'play':
      return {
        ...say(me?.held === first ? 'do-play-held' : 'do-play', { card: cardName(context, first) }),
        ...noted(context, first),
      };
    case 'discard':
      return { ...say('do-discard', { card: cardName(context, first) }), ...noted(context, first) };
    case 'start':
    case 'release':
    case 'next':
      return say(`do-${act}`, room);
    case 'enter':
      return { ...say('do-enter', room), note: lexicon.say('note-caught') };
    case 'move':
      return say(first === me?.at ? 'do-stay' : 'do-move', room);
    case 'say':
      return { ...say('do-say', room), ...(first === me?.at && { note: lexicon.say('note-true') }) };
    case 'patient':
      return say('do-patient', { patient: patientName(context, Number(first)), room: roomName(context, second) });
    case 'side':
      return second
        ? say('do-side-patient', { patient: patientName(context, Number(first)), room: roomName(context, second) })
        : say('do-side', room);
    case 'room':
      return say(roomKeys[kind as keyof typeof roomKeys], room);
    case 'stumble':
    case 'choose':
      return say(`do-${act}`, { patient: patientName(context, Number(first)) });
    case 'victim':
      return say('do-victim', { victim: nameOf(context, Number(first)) });
    case 'draw':
      return { ...say(`do-draw-${first}` as Key), ...(first === 'movement' && stumbleRisk(context, player)) };
    case 'prefer':
    case 'way':
      return say(`do-${act}-${first}` as Key);
    case 'column':
    case 'height':
    case 'colour':
      return say(`do-${act}`, { value: traitSaid(context, act, first) });
    case 'either':
      return { text: lexicon.card(`${kindOf(targets?.[0]?.split(':')[1] ?? '')}/${first}`) ?? first };
    case 'redraw':
    case 'done':
    case 'silent':
    case 'wait':
    case 'pass':
    case 'end':
      return say(`do-${act}`);
    default:
      return { text: id };
  }
}

/** Message keys for options that name rooms, by the kind of question. */
const roomKeys = {
  'lure-where': 'do-lure',
  'swap-first': 'do-swap',
  'swap-second': 'do-swap',
  'destroy-which': 'do-destroy',
  'block-which': 'do-block',
} as const;

/** How many of the Movement cards that can be drawn make the Victim stumble. AE-VIC-08 */
function stumbleRisk(context: SpeechContext, player: PlayerId): Pick<Label, 'note'> {
  const { content, view, lexicon } = context;
  const { pile, top } = view.decks.movement;
  const me = victimAt(context, player);
  const isSure = !!me && modsOf(content, me).some(({ sureFoot }) => sureFoot !== undefined);
  const left = content.decks.movement.filter((card) => !pile.includes(card));
  const cards = left.length > 0 ? left : content.decks.movement;
  const n = cards.filter((card) => movementOf(content, card).n === 'stumble').length;
  // Whoever has looked at the next card knows more than the number.
  return isSure || n === 0 || top[0] ? {} : { note: lexicon.say('note-stumble', { n, of: cards.length }) };
}

/** A note that says what the card does; empty if the card has no text. */
function noted({ lexicon }: SpeechContext, card: string): Pick<Label, 'note'> {
  const note = lexicon.card(kindOf(card), 'text');
  return note === undefined ? {} : { note };
}
