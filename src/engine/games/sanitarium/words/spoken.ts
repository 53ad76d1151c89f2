// The announcements for a player who does not see the table: the events that the player did not choose, and the
// question. The first question of each kind is asked in full, later ones in a few words.
import type { Event, PlayerId, Question } from '../../../kernel/index.js';
import type { SanitariumEvent } from '../state/events.js';
import { indexOf } from '../state/map.js';
import { line } from './log-lines.js';
import type { Key, SpeechContext } from './names.js';
import { prompt } from './prompts.js';

type EventTypes = ReadonlySet<SanitariumEvent['type']>;

/**
 * Events that are never announced, because a question or another announcement says the same, or because they mean
 * nothing without the picture.
 */
const notAnnounced: EventTypes = new Set([
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
/** Events that are not news to the player who chose them. */
const knownToChooser: EventTypes = new Set([
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
/** Events that matter only to the player they happen to. */
const onlyForAffected: EventTypes = new Set(['horror', 'horror-ignored']);

/** Identifies the player or monster that walked; empty for other events. */
const walkerOf = (event: SanitariumEvent): string =>
  event.type === 'moved' ? `player ${event.player}` : event.type === 'monster-moved' ? `monster ${event.monster}` : '';

/**
 * The sentences to announce: first for the events, then for the current question.
 * @param known The kinds of questions that were asked before.
 * @param mine Whether the listener chooses for a player.
 */
export function heard(
  context: SpeechContext,
  events: readonly Event[],
  questions: readonly Question[],
  known: ReadonlySet<string>,
  mine: (player: PlayerId) => boolean,
): string[] {
  return [...announceEvents(context, events, mine), announceQuestion(context, questions, known)].filter(Boolean);
}

/**
 * Announces only the last step of a player's walk, and only if that step leads to a Room or Dark Hallway. Announces a
 * monster's walk only if the monster reaches the listener.
 */
function announceEvents(
  context: SpeechContext,
  facts: readonly Event[],
  mine: (player: PlayerId) => boolean,
): string[] {
  const { view, lexicon } = context;
  const events = facts as readonly SanitariumEvent[];
  const lastSteps = new Map(events.map((event) => [walkerOf(event), event]));
  const scares = new Set(
    events.flatMap((event) => (event.type === 'horror' && mine(event.player) ? event.monster : [])),
  );
  return events.flatMap((event) => {
    const { type } = event;
    const me = 'player' in event && mine(event.player);
    if (notAnnounced.has(type) || (me ? knownToChooser : onlyForAffected).has(type)) return [];
    if (type === 'moved' && view.map[indexOf(event.to)]?.face === 'down') return [];
    if (walkerOf(event) && lastSteps.get(walkerOf(event)) !== event) return [];
    if (
      type === 'monster-moved' &&
      (scares.has(event.monster) || !view.players.some(({ at }, player) => at === event.to && mine(player)))
    )
      return [];
    if ((type === 'laid' || type === 'replaced') && event.face === 'down') return [];
    if (type === 'horror')
      return event.monster === undefined
        ? lexicon.say('hear-horror')
        : lexicon.say('hear-horror-monster', { Monster: lexicon.say(`Monster-${event.monster}` as Key) });
    return line(context, event) ?? [];
  });
}

/** The current question, and how many answers there are. */
function announceQuestion(context: SpeechContext, questions: readonly Question[], known: ReadonlySet<string>): string {
  const asked = questions.find(({ standing }) => !standing);
  if (!asked) return '';
  const n = questions.reduce((sum, { options }) => sum + options.length, 0);
  const full = prompt(context, asked);
  const again = known.has(asked.kind);
  if (asked.kind === 'place' && !again) return full;
  return [(again && shortPrompt(context, asked)) || full, context.lexicon.say('hear-choices', { n })].join(' ');
}

function shortPrompt(context: SpeechContext, { kind, player }: Question): string | null {
  const { drawn, turn, active } = context.view;
  switch (kind) {
    case 'act':
      return context.lexicon.say('hear-act', { n: turn.ap });
    case 'monster-point':
      return context.lexicon.say('hear-monster-point', { n: turn.mp });
    case 'choose-die':
      return player === active ? line(context, { type: 'rolled', rule: '', player, dice: turn.dice } as Event) : null;
    case 'place':
      return drawn === null ? null : line(context, { type: 'looked', rule: '', player, card: drawn } as Event);
    default:
      return null;
  }
}
