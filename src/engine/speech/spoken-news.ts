// The announcements for a listener who does not see the table: only the events that are news, and then the question.
import { blockingQuestion } from '../kernel/questions.js';
import type { Event, PlayerId, Question } from '../kernel/types.js';

/** Which types of a game's events are news, and to whom. */
export interface NewsRules<E extends Event> {
  /**
   * Events that are never said, because a question, the ending or another line says the same, or because they mean
   * nothing without the picture.
   */
  readonly silent: ReadonlySet<E['type']>;
  /** Events that are not said to the player whose own choice they were. */
  readonly ownChoices: ReadonlySet<E['type']>;
  /** Events that are said only to the player they happen to. */
  readonly private?: ReadonlySet<E['type']>;
  /** The player whom an event is about; null if it is about none. */
  playerOf(event: E): PlayerId | null;
}

/** @param isOwn Whether the listener chooses for that player. */
export function isNews<E extends Event>(
  { silent, ownChoices, private: ownOnly, playerOf }: NewsRules<E>,
  event: E,
  isOwn: (player: PlayerId) => boolean,
): boolean {
  const type: E['type'] = event.type;
  if (silent.has(type)) return false;
  const player = playerOf(event);
  return player !== null && isOwn(player) ? !ownChoices.has(type) : !ownOnly?.has(type);
}

/**
 * Keeps only the last event of each series, such as the steps of one walk, and all events outside a series.
 * @param seriesOf A name for the series that an event belongs to; null if it stands alone.
 */
export function lastOfEachSeries<E>(events: readonly E[], seriesOf: (event: E) => string | null): readonly E[] {
  const last = new Map(events.map((event) => [seriesOf(event), event]));
  return events.filter((event) => {
    const series = seriesOf(event);
    return series === null || last.get(series) === event;
  });
}

/** How a game asks a question aloud. */
export interface SpokenQuestion {
  /** The whole question. */
  full(question: Question): string;
  /** A few words, if a question of this kind was asked before; null if there is no shorter form. */
  brief?(question: Question): string | null;
  /** The sentence about the number of answers; null if it is not said. */
  count(n: number, question: Question, isBrief: boolean): string | null;
}

/**
 * The current question, and how many answers there are; '' if there is no question.
 * @param known The kinds of questions that the listener was asked before.
 */
export function spokenQuestion(
  questions: readonly Question[],
  known: ReadonlySet<string>,
  { full, brief, count }: SpokenQuestion,
): string {
  const question = blockingQuestion(questions);
  if (!question) return '';
  const isKnown = known.has(question.kind);
  const asked = (isKnown && brief?.(question)) || full(question);
  return [asked, count(question.options.length, question, isKnown)].filter(Boolean).join(' ');
}
