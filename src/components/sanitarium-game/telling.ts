// What is told of a match as it goes on: the log, the die of a Horror Roll that lies there, and what the voice says.
import { ending, line, prompt, type Told } from '../../engine/games/sanitarium/speech.js';
import type { SanitariumView } from '../../engine/games/sanitarium/hidden.js';
import type { Event as Happening, Seat, View } from '../../engine/kernel/index.js';
import type { LogModel } from '../../engine/scene/choices-model.js';
import type { DiceModel } from '../../engine/scene/dice-model.js';
import type { Announcer } from '../shared/announcer.js';
import { horrorDie } from './table-view.js';

export class Telling {
  lines: LogModel['lines'] = [];
  /** The die of the last Horror Roll, until dice are rolled again. */
  horror: DiceModel | null = null;
  /** How it is told to the ear; until that has come, and where it does not, only what is asked is said. */
  hearing: typeof import('../../engine/games/sanitarium/hearing.js') | null = null;
  readonly #voice: Announcer;
  /** What was said last, and the number of the question in it. */
  #said = '';
  /** What has not been told yet. */
  readonly #news: Happening[] = [];
  /** Kinds of questions that were told as a whole. */
  readonly #asked = new Set<string>();

  constructor(voice: Announcer) {
    this.#voice = voice;
  }

  /** Writes what happened into the log, and lays down the die of a Horror Roll; `first` begins anew. */
  write(told: Told, { events, cursor }: View<SanitariumView>, first: boolean): void {
    if (first) [this.lines, this.horror] = [[], null];
    let turn = this.lines.at(-1)?.turn ?? 0;
    const lines = [...this.lines];
    for (const event of events) {
      const { type, number, die } = event as Happening & { readonly number?: number; readonly die?: number };
      const text = line(told, event);
      if (type === 'turn-began') turn = number ?? turn;
      if (type === 'rolled') this.horror = null;
      if (type === 'horror-rolled') this.horror = horrorDie(-cursor, die ?? 0, text);
      if (text !== null) lines.push({ n: lines.length, text, rule: event.rule, turn });
    }
    this.lines = lines;
  }

  /**
   * Says what changed, what is asked now, how many choices: short, and never twice. A turn of somebody else's is told as a
   * whole, when it has ended or whoever listens is asked in it.
   * @param seat Who listens; null watches.
   */
  speak(told: Told, { outcome, questions, state }: View<SanitariumView>, events: readonly Happening[], seat: Seat | null): void {
    this.#news.push(...events);
    const asked = questions.find(({ standing }) => !standing);
    const whole = outcome || asked ? Infinity : Math.max(0, this.#news.findLastIndex(({ type }) => type === 'turn-began'));
    const ended = this.#news.splice(0, whole);
    const heard = this.hearing?.heard(told, ended, questions, this.#asked, (player) => state.solo || player === seat);
    const text = outcome ? ending(told, outcome) : (heard ?? (asked ? prompt(told, asked) : ''));
    if (asked) this.#asked.add(asked.kind);
    if (!text) return;
    // The same may be asked again.
    const said = `${text} ${String(asked?.n)}`;
    if (said !== this.#said) this.#voice.say(text);
    this.#said = said;
  }

  /** What one person was told is not for the next. */
  forget(): void {
    this.#voice.forget();
    this.#said = '';
    this.#news.length = 0;
  }
}
