// What a screen reader announces to a player: the events, except those that the player caused, and then the question.
// The functions are pure and use only what a seat knows.
import type { Event, PlayerId, Question } from '../../../kernel/index.js';
import type { GameEvent } from '../state/events.js';
import { line } from './log-lines.js';
import { prompt } from './prompts.js';
import type { SpeechContext } from './names.js';

type Types = ReadonlySet<GameEvent['type']>;

/**
 * Events that are never announced. Either a question, the ending or another event says the same, or the event means
 * nothing to somebody who cannot see the table.
 */
const notAnnounced: Types = new Set([
  'laid-out',
  'victims-shown',
  'victim-kept',
  'caught',
  'attempt',
  'missed',
  'sank',
  'settled',
  'reshuffled',
  'no-bloodlust',
  'patient-stays',
  'routes',
]);
/** Events that are not news to the player who chose them. */
const knownToChooser: Types = new Set(['turn-began', 'played', 'moved', 'hid']);

/**
 * The log lines of the events, and then the current question.
 * @param mine Whether the listener chooses for this player.
 */
export function heard(
  context: SpeechContext,
  events: readonly Event[],
  questions: readonly Question[],
  _known: ReadonlySet<string>,
  mine: (player: PlayerId) => boolean,
): string[] {
  return [...news(context, events as readonly GameEvent[], mine), asking(context, questions)].filter(Boolean);
}

/** The log lines of the events. Only the last step of a Patient's walk is announced. */
function news(context: SpeechContext, events: readonly GameEvent[], mine: (player: PlayerId) => boolean): string[] {
  const walks = new Map(
    events.flatMap((event) => (event.type === 'patient-moved' ? [[event.patient, event] as const] : [])),
  );
  return events.flatMap((event) => {
    const { type } = event;
    const player =
      'victim' in event ? event.victim : 'by' in event ? event.by : type === 'turn-began' ? event.player : null;
    if (notAnnounced.has(type) || (player !== null && mine(player) && knownToChooser.has(type))) return [];
    if (type === 'patient-moved' && (walks.get(event.patient) !== event || mine(context.view.patientsSeat))) return [];
    return line(context, event);
  });
}

/** The current question, and the number of its options. */
function asking(context: SpeechContext, questions: readonly Question[]): string {
  const asked = questions.find(({ standing }) => !standing);
  return asked
    ? [prompt(context, asked), context.lexicon.say('hear-choices', { n: asked.options.length })].join(' ')
    : '';
}
