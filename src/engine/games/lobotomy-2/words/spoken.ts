// What a listener who does not see the table hears: news that they have not caused themselves, similar events together,
// and the question; in full the first time, briefly after that. Pure functions of what everybody sees.
import type { Event, PlayerId, Question } from '../../../kernel/index.js';
import { sum } from '../rules/values-in-force.js';
import type { Happening } from '../state/events.js';
import { line } from './log-lines.js';
import { prompt } from './prompts.js';
import { cardName, cardText, characterName, junkName, medsName, miniName, minisName, type Told } from './names.js';
import { isCharacter, type Mini } from '../state/state.js';

type Type = Happening['type'];
type Of<T extends Type> = Extract<Happening, { readonly type: T }>;
type Types = ReadonlySet<Type>;

/** Events that a question, a card or another line covers, or that mean nothing without the picture. */
const quiet: Types = new Set([
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
/** Events that are no news to the player who caused them. */
const chosen: Types = new Set([
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
/** What is dealt before the first Round: the listener can look it up. */
const dealt: Types = new Set(['item', 'disorder', 'junk', 'meds', 'insanity']);

/**
 * What has happened, line by line, and last what is asked now.
 * @param known The kinds of questions that were asked before.
 * @param mine Whether the listener plays that Character.
 */
export function heard(
  told: Told,
  events: readonly Event[],
  questions: readonly Question[],
  known: ReadonlySet<string>,
  mine: (player: PlayerId) => boolean,
): string[] {
  const whole = events.some(({ type }) => type === 'turn-began');
  return [
    ...news(told, events as readonly Happening[], mine),
    asking(told, questions, whole ? new Set() : known),
  ].filter(Boolean);
}

/** One line for each event, or for each group of similar events where the last of them was. */
function news(told: Told, all: readonly Happening[], mine: (player: PlayerId) => boolean): string[] {
  const heardOf = all.filter((event) => isNews(told, event, all, mine));
  const series = new Map<string, Happening[]>();
  heardOf.forEach((event, i) => {
    const name = seriesOf(told, event) ?? String(i);
    series.set(name, [...(series.get(name) ?? []), event]);
  });
  return [...series.values()]
    .sort((a, b) => heardOf.lastIndexOf(a.at(-1) as Happening) - heardOf.lastIndexOf(b.at(-1) as Happening))
    .flatMap((events) => atOnce(told, events) ?? []);
}

function isNews(
  { view }: Told,
  event: Happening,
  all: readonly Happening[],
  mine: (player: PlayerId) => boolean,
): boolean {
  const { type } = event;
  const own =
    ('player' in event && mine(event.player)) ||
    (type === 'moved' && isCharacter(event.mini) && mine(event.mini) && event.how === 'walk');
  if (quiet.has(type) || (own && (chosen.has(type) || type === 'moved')) || (view.round === 0 && dealt.has(type)))
    return false;
  const isFallen = (mini: Mini): boolean =>
    all.some(
      (other) =>
        (other.type === 'defeated' && other.monster === mini) || (other.type === 'died' && other.player === mini),
    );
  switch (type) {
    // Who falls need not be called hurt, and who is hurt need not be called hit.
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

/** Events with the same group are told together. */
function seriesOf(told: Told, event: Happening): string | null {
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

/** A group in one sentence; any other event in its log line. */
function atOnce(told: Told, events: readonly Happening[]): string | readonly string[] | null {
  const { tongue } = told;
  const last = events.at(-1);
  if (!last) return null;
  switch (last.type) {
    case 'moved':
      return isCharacter(last.mini) ? line(told, last) : prowling(told, events as readonly Of<'moved'>[]);
    case 'wounded':
      return tongue.say('e-wounded', {
        mini: miniName(told, last.mini),
        n: sum((events as readonly Of<'wounded'>[]).map(({ n }) => n)),
      });
    case 'insanity':
      return tongue.say('e-insanity', {
        player: characterName(told, last.player),
        n: sum((events as readonly Of<'insanity'>[]).map(({ n }) => n)),
      });
    case 'junk':
    case 'meds':
    case 'item':
    case 'disorder':
      return tongue.say('e-gained', {
        player: characterName(told, last.player),
        thing: tongue.list((events as readonly Gain[]).map((event) => gained(told, event))),
      });
    case 'spawned':
      return tongue.say('hear-spawned', {
        minis: someOf(
          told,
          (events as readonly Of<'spawned'>[]).map(({ monster }) => monster),
        ),
      });
    case 'hunt-moved':
      return tongue.say('hear-hunt', { to: last.to });
    case 'hunt-card':
      return [
        tongue.say('hear-hunt-card', { card: cardName(told, last.card), space: last.space }),
        cardText(told, last.card),
      ].filter(Boolean);
    case 'turn-began':
      return tongue.say('hear-turn', { player: characterName(told, last.player) });
    case 'door':
      return events.length > 1 && (last.to === 'open-door' || last.to === 'closed-door')
        ? tongue.say(`hear-${last.to}`, { n: events.length })
        : line(told, last);
    case 'hit':
      return tongue.say('hear-no-wound', { mini: miniName(told, last.mini) });
    default:
      return line(told, last);
  }
}

type Gain = Of<'junk' | 'meds' | 'item' | 'disorder'>;
const gained = (told: Told, event: Gain): string =>
  event.type === 'junk'
    ? junkName(told, event.kind)
    : event.type === 'meds'
      ? medsName(told, event.colour)
      : cardName(told, event.card);

/** Names the Monsters that have come to a Character; says only how many others have moved. */
function prowling(told: Told, events: readonly Of<'moved'>[]): string[] {
  const { view, tongue } = told;
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
      tongue.say('hear-come', { n: minis.length, minis: someOf(told, minis), players: minisName(told, players) }),
    ),
    ...(others > 0 ? [tongue.say('hear-prowl', { n: others })] : []),
  ];
}

/** By name if they are few. */
const someOf = (told: Told, minis: readonly Mini[]): string =>
  minis.length > 3 ? told.tongue.say('n-monsters', { n: minis.length }) : minisName(told, minis);

/** The question, and how many answers there are. */
function asking(told: Told, questions: readonly Question[], known: ReadonlySet<string>): string {
  const asked = questions.find(({ standing }) => !standing);
  if (!asked) return '';
  const brief = known.has(asked.kind) ? again(told, asked) : null;
  return [brief ?? prompt(told, asked), told.tongue.say('hear-choices', { n: asked.options.length })].join(' ');
}

/** For a Turn only what is left of it. */
function again(
  {
    view: {
      turn: { ap, mp },
    },
    tongue,
  }: Told,
  { kind }: Question,
): string | null {
  if (kind !== 'act') return null;
  return mp > 0 ? tongue.say('hear-act-moving', { ap, mp }) : tongue.say('hear-act', { n: ap });
}
