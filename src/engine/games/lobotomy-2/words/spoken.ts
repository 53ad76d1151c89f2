// The text that a screen reader speaks: events that the listener did not cause, with similar events combined, and the
// open question. A question is spoken in full the first time, and briefly afterwards. The functions are pure and use
// only public information.
import type { Event, PlayerId, Question } from '../../../kernel/index.js';
import { sum } from '../rules/values-in-force.js';
import type { GameEvent } from '../state/events.js';
import { isPaidWithInsanity, line } from './log-lines.js';
import { prompt } from './prompts.js';
import {
  cardName,
  cardText,
  characterName,
  junkName,
  medsName,
  miniName,
  minisName,
  type SpeechContext,
} from './names.js';
import { isCharacter, type Mini } from '../state/state.js';

type Type = GameEvent['type'];
type EventOfType<T extends Type> = Extract<GameEvent, { readonly type: T }>;
type Types = ReadonlySet<Type>;

/**
 * Events that are not spoken, because a question, a card or another line mentions them, or because they have no meaning
 * without the picture.
 */
const notSpoken: Types = new Set([
  'board-built',
  'tokens-laid',
  'lockers-laid',
  'marks-laid',
  'monsters-ready',
  'track-laid',
  'seated',
  'phase',
  'phase-over',
  'changes-over',
  'first-character',
  'turn-ended',
  'action',
  'cooled',
  'cured',
  'attack',
  'affected',
  'ignored',
  'rolled',
  'no-defense',
  'rerolled',
  'meds-used',
  'maddened',
  'no-insanity',
  'pierced',
  'bolts',
  'kills',
  'lifesteal',
  'attack-chosen',
  'boss-rolled',
  'd6',
  'monster-passes',
  'monster-waits',
  'spawn-card',
  'spawn-spared',
  'no-spawn',
  'reshuffled',
  'respawn-card',
  'fled',
]);
/** Events that are not news for the player who caused them. */
const ownChoices: Types = new Set([
  'action',
  'turn-began',
  'dropped',
  'disorder-dropped',
  'traded',
  'no-trade',
  'loadout',
  'upgraded',
  'raised',
  'insane',
  'used',
  'untapped',
  'gun',
  'scenario-act',
  'lost',
  'lasting',
]);
/** Cards and tokens that are dealt before the first Round. The listener can look them up. */
const setupDeals: Types = new Set(['item', 'disorder', 'junk', 'meds', 'insanity']);

/**
 * Returns the spoken lines: the events, and then the open question.
 * @param known The kinds of questions that were asked before.
 * @param mine Whether the listener plays this Character.
 */
export function heard(
  context: SpeechContext,
  events: readonly Event[],
  questions: readonly Question[],
  known: ReadonlySet<string>,
  mine: (player: PlayerId) => boolean,
): string[] {
  const inFull = events.some(({ type }) => type === 'turn-began');
  return [
    ...news(context, events as readonly GameEvent[], mine),
    questionLine(context, questions, inFull ? new Set() : known),
  ].filter(Boolean);
}

/** Returns a line for each event or group of similar events. A group takes the place of its last event. */
function news(context: SpeechContext, all: readonly GameEvent[], mine: (player: PlayerId) => boolean): string[] {
  const spoken = all.filter((event) => isNews(context, event, all, mine));
  const groups = new Map<string, GameEvent[]>();
  spoken.forEach((event, i) => {
    const name = groupOf(context, event) ?? String(i);
    groups.set(name, [...(groups.get(name) ?? []), event]);
  });
  return [...groups.values()]
    .sort((a, b) => spoken.lastIndexOf(a.at(-1) as GameEvent) - spoken.lastIndexOf(b.at(-1) as GameEvent))
    .flatMap((events) => groupLine(context, events) ?? []);
}

function isNews(
  { view }: SpeechContext,
  event: GameEvent,
  all: readonly GameEvent[],
  mine: (player: PlayerId) => boolean,
): boolean {
  const { type } = event;
  const isOwn =
    ('player' in event && mine(event.player)) ||
    (type === 'moved' && isCharacter(event.mini) && mine(event.mini) && event.how === 'walk');
  if (
    (notSpoken.has(type) && !isPaidWithInsanity(event)) ||
    (isOwn && (ownChoices.has(type) || type === 'moved')) ||
    (view.round === 0 && setupDeals.has(type))
  )
    return false;
  const isFallen = (mini: Mini): boolean =>
    all.some(
      (other) =>
        (other.type === 'defeated' && other.monster === mini) || (other.type === 'died' && other.player === mini),
    );
  switch (type) {
    // Wounds are not spoken if the mini was defeated or died. Hits are not spoken if they caused Wounds.
    case 'wounded':
    case 'afflicted':
      return !isFallen(event.mini);
    case 'infected':
      return !isFallen(event.player);
    case 'hit':
      return (
        event.wounds === 0 &&
        !isFallen(event.mini) &&
        !all.some((other) => other.type === 'wounded' && other.mini === event.mini)
      );
    case 'hunt-moved':
      return !all.some((other) => other.type === 'hunt-card' && all.indexOf(other) > all.indexOf(event));
    case 'quest':
      return event.done;
    case 'door':
      return event.by < 0 || !isCharacter(event.by) || !mine(event.by);
    default:
      return true;
  }
}

/** Events with the same group share a line. */
function groupOf(context: SpeechContext, event: GameEvent): string | null {
  switch (event.type) {
    case 'moved':
      return isCharacter(event.mini) ? `walk ${event.mini}` : 'prowl';
    case 'wounded':
    case 'healed':
    case 'hit':
      return `${event.type} ${event.mini}`;
    case 'insanity':
      return `mad ${event.player}`;
    case 'junk':
    case 'meds':
    case 'item':
    case 'disorder':
      return `gain ${event.player}`;
    case 'spawned':
    case 'hunt-moved':
      return event.type;
    case 'door':
      return event.to;
    default:
      return null;
  }
}

/** Returns one sentence for a group of events, or the log line of a single event. */
function groupLine(context: SpeechContext, events: readonly GameEvent[]): string | readonly string[] | null {
  const { lexicon } = context;
  const last = events.at(-1);
  if (!last) return null;
  switch (last.type) {
    case 'moved':
      return isCharacter(last.mini)
        ? line(context, last)
        : monsterMoves(context, events as readonly EventOfType<'moved'>[]);
    case 'wounded':
      return lexicon.say('e-wounded', {
        mini: miniName(context, last.mini),
        n: sum((events as readonly EventOfType<'wounded'>[]).map(({ n }) => n)),
      });
    case 'insanity':
      return lexicon.say('e-insanity', {
        player: characterName(context, last.player),
        n: sum((events as readonly EventOfType<'insanity'>[]).map(({ n }) => n)),
      });
    case 'junk':
    case 'meds':
    case 'item':
    case 'disorder':
      return lexicon.say('e-gained', {
        player: characterName(context, last.player),
        thing: lexicon.list((events as readonly Gain[]).map((event) => gained(context, event))),
      });
    case 'spawned':
      return lexicon.say('hear-spawned', {
        minis: someOf(
          context,
          (events as readonly EventOfType<'spawned'>[]).map(({ monster }) => monster),
        ),
      });
    case 'hunt-moved':
      return lexicon.say('hear-hunt', { to: last.to });
    case 'hunt-card':
      return [
        lexicon.say('hear-hunt-card', { card: cardName(context, last.card), space: last.space }),
        cardText(context, last.card),
      ].filter(Boolean);
    case 'turn-began':
      return lexicon.say('hear-turn', { player: characterName(context, last.player) });
    case 'door':
      return events.length > 1 && (last.to === 'open-door' || last.to === 'closed-door')
        ? lexicon.say(`hear-${last.to}`, { n: events.length })
        : line(context, last);
    case 'hit':
      return lexicon.say('hear-no-wound', { mini: miniName(context, last.mini) });
    default:
      return line(context, last);
  }
}

type Gain = EventOfType<'junk' | 'meds' | 'item' | 'disorder'>;
const gained = (context: SpeechContext, event: Gain): string =>
  event.type === 'junk'
    ? junkName(context, event.kind)
    : event.type === 'meds'
      ? medsName(context, event.colour)
      : cardName(context, event.card);

/** Names the Monsters that have reached a Character, and counts all others that have moved. */
function monsterMoves(context: SpeechContext, events: readonly EventOfType<'moved'>[]): string[] {
  const { view, lexicon } = context;
  const movers = [...new Set(events.map(({ mini }) => mini))].filter((mini) =>
    view.monsters.some(({ id }) => id === mini),
  );
  const met = [...new Set(view.characters.flatMap(({ at, dead }) => (dead ? [] : [at])))].flatMap((space) => {
    const minis = movers.filter((mini) => view.monsters.find(({ id }) => id === mini)?.at === space);
    return minis.length > 0
      ? [{ minis, players: view.characters.flatMap(({ at, dead }, player) => (at === space && !dead ? [player] : [])) }]
      : [];
  });
  const others = movers.length - sum(met.map(({ minis }) => minis.length));
  return [
    ...met.map(({ minis, players }) =>
      lexicon.say('hear-come', {
        n: minis.length,
        minis: someOf(context, minis),
        players: minisName(context, players),
      }),
    ),
    ...(others > 0 ? [lexicon.say('hear-prowl', { n: others })] : []),
  ];
}

/** Names up to three minis, and counts larger groups. */
const someOf = (context: SpeechContext, minis: readonly Mini[]): string =>
  minis.length > 3 ? context.lexicon.say('n-monsters', { n: minis.length }) : minisName(context, minis);

/** The sentence of the question, with the number of its options. */
function questionLine(context: SpeechContext, questions: readonly Question[], known: ReadonlySet<string>): string {
  const asked = questions.find(({ standing }) => !standing);
  if (!asked) return '';
  const brief = known.has(asked.kind) ? briefly(context, asked) : null;
  return [brief ?? prompt(context, asked), context.lexicon.say('hear-choices', { n: asked.options.length })].join(' ');
}

/** A short version of the question for an act: only the remaining points. Returns null for other questions. */
function briefly(
  {
    view: {
      turn: { ap, mp },
    },
    lexicon,
  }: SpeechContext,
  { kind }: Question,
): string | null {
  if (kind !== 'act') return null;
  return mp > 0 ? lexicon.say('hear-act-moving', { ap, mp }) : lexicon.say('hear-act', { n: ap });
}
