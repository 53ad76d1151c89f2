// Reports a match as it is played: in the log, and to screen readers.
import type { Event as GameEvent, Outcome, PlayerId, Question, View } from '../../../engine/kernel/index.js';
import type { LogModel } from '../../../engine/scene/choices-model.js';
import type { Announcer } from '../../shared/announcer.js';

/** The sentences of a game. `T` is what is needed to make a sentence: a view, the cards and a language. */
export interface Speech<T> {
  /** The line of an event in the log; null if it has none. */
  line(context: T, event: GameEvent): string | null;
  prompt(context: T, question: Question): string;
  ending(context: T, outcome: Outcome): string;
  /** The number of the turn that this event begins; undefined if it does not begin one. */
  turnOf(event: GameEvent): number | undefined;
}

/** Makes the spoken report of events: a list of sentences, the last of which is the question. */
export interface SpokenSummary<T> {
  heard(
    context: T,
    events: readonly GameEvent[],
    questions: readonly Question[],
    known: ReadonlySet<string>,
    own: (player: PlayerId) => boolean,
  ): readonly string[];
}

/** The maximum number of words that are spoken at once. */
const MOST_WORDS = 70;

/** Joins the lines. If they have too many words, one sentence replaces the oldest lines and says how many they were. */
function newest(lines: readonly string[], earlier: (n: number) => string): string {
  let words = 0;
  const left =
    1 + lines.findLastIndex((line, i) => (words += line.split(' ').length) > MOST_WORDS && i < lines.length - 1);
  return [...(left > 0 ? [earlier(left)] : []), ...lines.slice(left)].join(' ');
}

/** The log with the lines of these events added to the earlier lines. */
export function logLines<T>(
  { line, turnOf }: Speech<T>,
  context: T,
  events: readonly GameEvent[],
  before: LogModel['lines'] = [],
): LogModel['lines'] {
  let turn = before.at(-1)?.turn ?? 0;
  const lines = [...before];
  for (const event of events) {
    const text = line(context, event);
    turn = turnOf(event) ?? turn;
    if (text !== null) lines.push({ n: lines.length, text, rule: event.rule, turn });
  }
  return lines;
}

export class Narrator<V, T> {
  lines: LogModel['lines'] = [];
  /** Without a summary, only questions and the end of the match are spoken, not events. */
  summary: SpokenSummary<T> | null = null;
  readonly #voice: Announcer;
  readonly #speech: Speech<T>;
  /** Makes the sentence that replaces `n` earlier lines. */
  readonly #earlier: (n: number) => string;
  /** What was spoken last. */
  #said = '';
  /** The number of the question that was spoken last. */
  #n: number | undefined;
  /** Events that have not been spoken yet. */
  readonly #news: GameEvent[] = [];
  /** The kinds of questions that were asked before. */
  readonly #asked = new Set<string>();

  constructor(voice: Announcer, speech: Speech<T>, earlier: (n: number) => string) {
    this.#voice = voice;
    this.#speech = speech;
    this.#earlier = earlier;
  }

  /** Adds the events of a view to the log. If `first` is true, they begin a new log. */
  write(context: T, { events }: View<V>, first: boolean): void {
    this.lines = logLines(this.#speech, context, events, first ? [] : this.lines);
  }

  /**
   * Speaks what has changed and what is asked now, briefly and never twice. The turn of another player is reported as a
   * whole: when it has ended, or before the listener is asked something.
   * @param own Returns whether the listener chooses for this player.
   */
  speak(
    context: T,
    { outcome, questions }: View<V>,
    events: readonly GameEvent[],
    own: (player: PlayerId) => boolean,
  ): void {
    this.#news.push(...events);
    const asked = questions.find(({ standing }) => !standing);
    const whole =
      outcome || asked
        ? Infinity
        : Math.max(
            0,
            this.#news.findLastIndex((event) => this.#speech.turnOf(event) !== undefined),
          );
    const ended = this.#news.splice(0, whole);
    const heard = this.summary?.heard(context, ended, questions, this.#asked, own);
    const text = outcome
      ? this.#speech.ending(context, outcome)
      : heard
        ? newest(heard, this.#earlier)
        : asked
          ? this.#speech.prompt(context, asked)
          : '';
    if (asked) this.#asked.add(asked.kind);
    if (!text) return;
    // A new question is spoken even if its words are the same. A question that stays open while other players answer is
    // not repeated.
    const known = asked?.n === this.#n && (asked ? this.#said.endsWith(text) : this.#said === text);
    if (known) return;
    this.#voice.say(text);
    [this.#said, this.#n] = [text, asked?.n];
  }

  /** Called when the listener has answered. The next question is spoken even if its words are the same. */
  answered(): void {
    this.#said = '';
  }

  /** Forgets what was spoken, for example when another person takes the device. */
  forget(): void {
    this.#voice.forget();
    this.#said = '';
    this.#news.length = 0;
  }
}
