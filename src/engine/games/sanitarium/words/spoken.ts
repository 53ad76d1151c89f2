// What is heard of a match by whoever does not see it: of the news what the listener has not chosen, and what is asked; whole
// the first time, in a word from then on. Pure functions of what a seat knows, as the rest of speech is.
import type { Event, PlayerId, Question } from '../../../kernel/index.js';
import type { Happening } from '../state/events.js';
import { indexOf } from '../state/map.js';
import { line, prompt, type Key, type Told } from './speech.js';

type Types = ReadonlySet<Happening['type']>;

/** What a question or the log says as well, or is nothing without the picture. */
const quiet: Types = new Set([
  'phase',
  'looked',
  'turn-began',
  'rolled',
  'die-taken',
  'pair',
  'dealt',
  'tokens-set',
  'safe',
  'discarded',
  'paid',
  'searched',
  'left-card',
  'monster-waits',
  'no-monster',
  'horror-rolled',
  'reshuffled',
  'stunned',
  'hunts',
  'nothing-lost',
  'no-hallucination',
]);
/** What is no news to who has chosen it. */
const chosen: Types = new Set([
  'laid',
  'moved',
  'gained-item',
  'gained-action',
  'claimed',
  'concentrated',
  'gave',
  'used',
  'dropped',
  'door-shut',
  'hid',
  'points-gained',
  'wanted',
  'accused',
]);
/** What matters to those alone to whom it happens. */
const own: Types = new Set(['horror', 'horror-ignored']);

/** Who walked, and where to. */
const walker = (event: Happening): string =>
  event.type === 'moved' ? `player ${event.player}` : event.type === 'monster-moved' ? `monster ${event.monster}` : '';

/**
 * What has happened, line by line, and in the last line what is asked now.
 * @param known The kinds of questions that were asked before.
 * @param mine Whether the listener chooses for a player.
 */
export function heard(
  told: Told,
  events: readonly Event[],
  questions: readonly Question[],
  known: ReadonlySet<string>,
  mine: (player: PlayerId) => boolean,
): string[] {
  return [...news(told, events, mine), asking(told, questions, known)].filter(Boolean);
}

/** What happened, sentence by sentence; of whoever walked only the Room or Dark Hallway they came to, of a monster only that it came to the listener. */
function news(told: Told, events: readonly Event[], mine: (player: PlayerId) => boolean): string[] {
  const happenings = events as readonly Happening[];
  const ends = new Map(happenings.map((event) => [walker(event), event]));
  const scares = new Set(
    happenings.flatMap((event) => (event.type === 'horror' && mine(event.player) ? event.monster : [])),
  );
  return happenings.flatMap((event) => {
    const { type } = event;
    const me = 'player' in event && mine(event.player);
    if (quiet.has(type) || (me ? chosen : own).has(type)) return [];
    if (type === 'moved' && told.view.map[indexOf(event.to)]?.face === 'down') return [];
    if (walker(event) && ends.get(walker(event)) !== event) return [];
    if (
      type === 'monster-moved' &&
      (scares.has(event.monster) || !told.view.players.some(({ at }, player) => at === event.to && mine(player)))
    )
      return [];
    if ((type === 'laid' || type === 'replaced') && event.face === 'down') return [];
    if (type === 'horror')
      return event.monster === undefined
        ? told.tongue.say('hear-horror')
        : told.tongue.say('hear-horror-monster', {
            Monster: told.tongue.say(`Monster-${event.monster}` as Key),
          });
    return line(told, event) ?? [];
  });
}

/** What is asked, and how many answers there are. */
function asking(told: Told, questions: readonly Question[], known: ReadonlySet<string>): string {
  const asked = questions.find(({ standing }) => !standing);
  if (!asked) return '';
  const n = questions.reduce((sum, { options }) => sum + options.length, 0);
  const whole = prompt(told, asked);
  const again = known.has(asked.kind);
  if (asked.kind === 'place' && !again) return whole;
  return [(again && brief(told, asked)) || whole, told.tongue.say('hear-choices', { n })].join(' ');
}

function brief(told: Told, { kind, player }: Question): string | null {
  const { drawn, turn, active } = told.view;
  switch (kind) {
    case 'act':
      return told.tongue.say('hear-act', { n: turn.ap });
    case 'monster-point':
      return told.tongue.say('hear-monster-point', { n: turn.mp });
    case 'choose-die':
      return player === active ? line(told, { type: 'rolled', rule: '', player, dice: turn.dice } as Event) : null;
    case 'place':
      return drawn === null ? null : line(told, { type: 'looked', rule: '', player, card: drawn } as Event);
    default:
      return null;
  }
}
