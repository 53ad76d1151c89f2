// Decides what is announced to a listener who does not see the table: the events that are news, and then the question.
import { blockingQuestion } from '../kernel/questions.js';
import type { Event, PlayerId, Question } from '../kernel/types.js';

/** Which types of a game's events are announced, and to whom. */
export interface NewsRules<E extends Event> {
  /**
   * Events that are never announced, because the question or another announcement says the same, or because they mean
   * nothing to a listener who does not see the picture.
   */
  readonly silent: ReadonlySet<E['type']>;
  /** Events that are not announced to the player who caused them with a choice of their own. */
  readonly ownChoices: ReadonlySet<E['type']>;
  /** Events that are announced only to the player whom they happen to. */
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
 * @param seriesOf Returns a name for the series that an event belongs to, or null if the event stands alone.
 */
export function lastOfEachSeries<E>(events: readonly E[], seriesOf: (event: E) => string | null): readonly E[] {
  const last = new Map(events.map((event) => [seriesOf(event), event]));
  return events.filter((event) => {
    const series = seriesOf(event);
    return series === null || last.get(series) === event;
  });
}

/** How a game words a question for listeners. */
export interface SpokenQuestion {
  full(question: Question): string;
  /** A shorter form, for a listener who has heard a question of this kind before; null if there is none. */
  brief?(question: Question): string | null;
  /** The sentence that says how many answers there are. Null if no such sentence is announced. */
  count(n: number, question: Question, isBrief: boolean): string | null;
}

/**
 * The current question, and how many answers there are; '' if there is no question.
 * @param known The kinds of questions that the listener has heard before.
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
