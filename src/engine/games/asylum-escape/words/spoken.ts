// What is heard of a match of Asylum Escape by whoever does not see it: the news but for what the listener has chosen, and what is
// asked. Whoever is found is told at once, as it happens. Pure functions of what a seat knows, as the rest of speech is.
import type { Event, PlayerId, Question } from '../../../kernel/index.js';
import type { GameEvent } from '../state/events.js';
import { line } from './log-lines.js';
import { prompt } from './prompts.js';
import type { SpeechContext } from './names.js';

type Types = ReadonlySet<GameEvent['type']>;

/** What a question, the end or another line says as well, or is nothing without the picture. */
const quiet: Types = new Set([
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
/** What is no news to who has chosen it. */
const chosen: Types = new Set(['turn-began', 'played', 'moved', 'hid']);

/**
 * What has happened, line by line, and in the last line what is asked now.
 * @param mine Whether the listener chooses for a player.
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

/** Of a Patient that walks only the room it comes to. */
function news(context: SpeechContext, events: readonly GameEvent[], mine: (player: PlayerId) => boolean): string[] {
  const walks = new Map(
    events.flatMap((event) => (event.type === 'patient-moved' ? [[event.patient, event] as const] : [])),
  );
  return events.flatMap((event) => {
    const { type } = event;
    const player =
      'victim' in event ? event.victim : 'by' in event ? event.by : type === 'turn-began' ? event.player : null;
    if (quiet.has(type) || (player !== null && mine(player) && chosen.has(type))) return [];
    if (type === 'patient-moved' && (walks.get(event.patient) !== event || mine(context.view.patientsSeat))) return [];
    return line(context, event);
  });
}

/** What is asked, and how many answers there are. */
function asking(context: SpeechContext, questions: readonly Question[]): string {
  const asked = questions.find(({ standing }) => !standing);
  return asked
    ? [prompt(context, asked), context.lexicon.say('hear-choices', { n: asked.options.length })].join(' ')
    : '';
}
