// What is told of a match as it goes on: the log, and what the voice says.
import type { Event as Happening, Outcome, PlayerId, Question, View } from '../../../engine/kernel/index.js';
import type { LogModel } from '../../../engine/scene/choices-model.js';
import type { Announcer } from '../../shared/announcer.js';

/** How a game speaks. `T` is what its sentences are made of: a view, the cards, a language. */
export interface Speech<T> {
  /** The line of a happening in the log; null: it has none. */
  line(told: T, event: Happening): string | null;
  prompt(told: T, question: Question): string;
  ending(told: T, outcome: Outcome): string;
  /** The number of the turn that begins with an event. */
  turnOf(event: Happening): number | undefined;
}

/** How what happened is told to the ear, line by line, and in the last line what is asked. */
export interface SpokenSummary<T> {
  heard(
    told: T,
    events: readonly Happening[],
    questions: readonly Question[],
    known: ReadonlySet<string>,
    own: (player: PlayerId) => boolean,
  ): readonly string[];
}

/** As many words as are listened to at once. */
const MOST_WORDS = 70;

/** The newest lines, and what is asked; of earlier ones, where all would be too many words, how many there are. */
function newest(lines: readonly string[], earlier: (n: number) => string): string {
  let words = 0;
  const left =
    1 + lines.findLastIndex((line, i) => (words += line.split(' ').length) > MOST_WORDS && i < lines.length - 1);
  return [...(left > 0 ? [earlier(left)] : []), ...lines.slice(left)].join(' ');
}

/** The log of what happened, after the lines before it. */
export function logLines<T>(
  { line, turnOf }: Speech<T>,
  told: T,
  events: readonly Happening[],
  before: LogModel['lines'] = [],
): LogModel['lines'] {
  let turn = before.at(-1)?.turn ?? 0;
  const lines = [...before];
  for (const event of events) {
    const text = line(told, event);
    turn = turnOf(event) ?? turn;
    if (text !== null) lines.push({ n: lines.length, text, rule: event.rule, turn });
  }
  return lines;
}

export class Narrator<V, T> {
  lines: LogModel['lines'] = [];
  /** Until it has come, and where it does not, only what is asked is said. */
  summary: SpokenSummary<T> | null = null;
  readonly #voice: Announcer;
  readonly #speech: Speech<T>;
  /** That so many earlier lines are in the log. */
  readonly #earlier: (n: number) => string;
  /** What was said last, and the number of the question in it. */
  #said = '';
  #n: number | undefined;
  /** What has not been told yet. */
  readonly #news: Happening[] = [];
  /** Kinds of questions that were told as a whole. */
  readonly #asked = new Set<string>();

  constructor(voice: Announcer, speech: Speech<T>, earlier: (n: number) => string) {
    this.#voice = voice;
    this.#speech = speech;
    this.#earlier = earlier;
  }

  /** Writes what happened into the log; `first` begins anew. */
  write(told: T, { events }: View<V>, first: boolean): void {
    this.lines = logLines(this.#speech, told, events, first ? [] : this.lines);
  }

  /**
   * Says what changed, what is asked now, how many choices: short, and never twice. A turn of somebody else's is told as a
   * whole, when it has ended or whoever listens is asked in it.
   * @param own Whether a player is played by whoever listens.
   */
  speak(
    told: T,
    { outcome, questions }: View<V>,
    events: readonly Happening[],
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
    const heard = this.summary?.heard(told, ended, questions, this.#asked, own);
    const text = outcome
      ? this.#speech.ending(told, outcome)
      : heard
        ? newest(heard, this.#earlier)
        : asked
          ? this.#speech.prompt(told, asked)
          : '';
    if (asked) this.#asked.add(asked.kind);
    if (!text) return;
    // The same may be asked again; a question that waits while others answer is not told once more without its news.
    const known = asked?.n === this.#n && (asked ? this.#said.endsWith(text) : this.#said === text);
    if (known) return;
    this.#voice.say(text);
    [this.#said, this.#n] = [text, asked?.n];
  }

  /** Whoever listens has answered: what is asked now is told, be it what was asked beside it before. */
  answered(): void {
    this.#said = '';
  }

  /** What one person was told is not for the next. */
  forget(): void {
    this.#voice.forget();
    this.#said = '';
    this.#news.length = 0;
  }
}
