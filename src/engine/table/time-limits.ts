// Time limits at a table. When the time for a question runs out, its fallback is chosen. A reaction window always lasts
// for its full time, and no answer to a secret question is revealed before its minimum time is over. So neither the
// order nor the time of the answers reveals who could have answered, or how.
import type { Choice, Match, Question, Refusal, Result, Seat } from '../kernel/index.js';
import type { Clock, SeatHandle } from './seat-handle.js';

type Questions = readonly Question[];

const keyOf = ({ seat, n }: Pick<Question, 'seat' | 'n'>): string => `${seat}:${n}`;
const lasts = ({ window, limit, fallback }: Question): boolean =>
  window === true && limit !== undefined && fallback !== undefined;
const late: Refusal = { rule: 'NW-LATE', message: 'This question is answered already.' };

export class TimeLimits {
  /** Timers of questions with a limit, by question. */
  readonly #running = new Map<string, () => void>();
  /** Timers of questions whose answers must not be revealed yet; null once the minimum time is over. */
  readonly #early = new Map<string, (() => void) | null>();
  /** Answers, by question, that are held back until their window closes or their minimum time is over. */
  readonly #held = new Map<string, string>();
  #window: (() => void) | null = null;

  /** Runs the timers of the open questions. When a time is over, `choose` is called with the choices to make. */
  run(
    match: Pick<Match, 'questions'>,
    clock: Clock,
    isPerson: (seat: Seat) => boolean,
    choose: (choices: readonly Choice[]) => void,
  ): void {
    const open = new Map(match.questions.map((question) => [keyOf(question), question]));
    for (const key of this.#held.keys()) if (!open.has(key)) this.#held.delete(key);
    for (const waiting of [this.#running, this.#early])
      for (const [key, callOff] of waiting) {
        if (open.has(key)) continue;
        callOff?.();
        waiting.delete(key);
      }
    for (const [key, question] of open) {
      this.#ripen(key, question, clock, choose);
      const { seat, n, limit, fallback } = question;
      if (limit === undefined || fallback === undefined || lasts(question) || this.#running.has(key) || !isPerson(seat))
        continue;
      this.#running.set(
        key,
        clock.after(limit * 1000, () => {
          choose([[seat, n, this.#held.get(key) ?? fallback]]);
        }),
      );
    }
    const windows = match.questions.filter(lasts);
    if (windows.length === 0) this.#endWindow();
    else
      this.#window ??= clock.after(Math.max(...windows.map(({ limit = 0 }) => limit)) * 1000, () => {
        this.#window = null;
        choose(
          match.questions
            .filter(lasts)
            .map((question) => [question.seat, question.n, this.#held.get(keyOf(question)) ?? question.fallback ?? '']),
        );
      });
  }

  /** Starts the minimum time of a question. An earlier answer is revealed only when this time is over. */
  #ripen(key: string, { seat, n, least }: Question, clock: Clock, choose: (choices: readonly Choice[]) => void): void {
    if (least === undefined || this.#early.has(key)) return;
    this.#early.set(
      key,
      clock.after(least * 1000, () => {
        this.#early.set(key, null);
        const id = this.#held.get(key);
        if (id !== undefined) choose([[seat, n, id]]);
      }),
    );
  }

  #endWindow(): void {
    this.#window?.();
    this.#window = null;
  }

  /** Stops all timers; held answers stay. */
  stop(): void {
    for (const waiting of [this.#running, this.#early]) {
      for (const callOff of waiting.values()) callOff?.();
      waiting.clear();
    }
    this.#endWindow();
  }

  holds(question: Question): boolean {
    return this.#held.has(keyOf(question));
  }

  /**
   * Holds an answer back until its window closes or its minimum time is over. Returns null if the answer must go to the
   * match immediately.
   */
  hold(questions: Questions, seat: Seat, n: number, id: string): Result<void> | null {
    const key = keyOf({ seat, n });
    const question = questions.find((each) => keyOf(each) === key);
    if (!question || !(lasts(question) || this.#early.get(key))) return null;
    if (this.#held.has(key)) return { ok: false, error: late };
    if (!question.options.some((option) => option.id === id)) return null;
    this.#held.set(key, id);
    return { ok: true, value: undefined };
  }

  /**
   * Adapts the handle of a seat to answers that are held back: their questions look closed to the seat, and it can undo
   * the answers. While a reaction window is open, no earlier choice can be undone, because that would reveal who has
   * answered.
   */
  seat<V>(handle: SeatHandle<V>, seat: Seat, match: Pick<Match, 'questions'>, changed: () => void): SeatHandle<V> {
    const open = (): Questions => match.questions.filter((question) => question.seat === seat);
    const kept = (): Questions => open().filter((question) => this.holds(question));
    const windowIsOpen = (): boolean => match.questions.some(lasts);
    const offers = (question: Question, id: string): boolean =>
      !this.holds(question) && question.options.some((option) => option.id === id);
    return {
      ...handle,
      why: async (intent) =>
        (await handle.why(intent)) ?? (open().some((question) => offers(question, intent)) ? null : late),
      canUndo: () => (kept().length > 0 || windowIsOpen() ? Promise.resolve(kept().length > 0) : handle.canUndo()),
      undo: () => {
        const taken = kept();
        if (taken.length === 0)
          return windowIsOpen()
            ? Promise.resolve({
                ok: false,
                error: { rule: 'NW-UNDO-WINDOW', message: 'Nobody can undo a choice while a reaction window is open.' },
              })
            : handle.undo();
        for (const question of taken) this.#held.delete(keyOf(question));
        changed();
        return Promise.resolve({ ok: true, value: undefined });
      },
    };
  }
}
