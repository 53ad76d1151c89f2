// What a screen reader announces to a player: the events, except those that the player caused, and then the question.
import type { Event, PlayerId, Question } from '../../../kernel/index.js';
import type { ComaWardEvent } from '../state/events.js';
import { line } from './log-lines.js';
import type { SpeechContext } from './names.js';
import { prompt } from './prompts.js';

type Types = ReadonlySet<ComaWardEvent['type']>;

/** Events that are not news to the player who chose them. */
const knownToChooser: Types = new Set([
  'turn-began',
  'moved',
  'item-used',
  'item-dropped',
  'picked-up',
  'neurosis-chosen',
]);

/**
 * The log lines of the events, and then the current question.
 * @param isOwn Whether the listener chooses for a player.
 */
export function heard(
  context: SpeechContext,
  events: readonly Event[],
  questions: readonly Question[],
  _known: ReadonlySet<string>,
  isOwn: (player: PlayerId) => boolean,
): string[] {
  return [
    ...(events as readonly ComaWardEvent[]).flatMap((event) => {
      const isKnown = knownToChooser.has(event.type) && 'player' in event && isOwn(event.player);
      return isKnown ? [] : (line(context, event) ?? []);
    }),
    ...asking(context, questions),
  ];
}

/** The current question, and the number of its options. */
function asking(context: SpeechContext, questions: readonly Question[]): string[] {
  const asked = questions.find(({ standing }) => !standing);
  return asked ? [prompt(context, asked), context.lexicon.say('hear-choices', { n: asked.options.length })] : [];
}
