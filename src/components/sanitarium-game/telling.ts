// What is told of a match as it goes on: the log, the die of a Horror Roll that lies there, and what the voice says.
import { announcement, ending, line, type Told } from '../../engine/games/sanitarium/speech.js';
import type { SanitariumView } from '../../engine/games/sanitarium/hidden.js';
import type { Event as Happening, View } from '../../engine/kernel/index.js';
import type { LogModel } from '../../engine/scene/choices-model.js';
import type { DiceModel } from '../../engine/scene/dice-model.js';
import type { Announcer } from '../shared/announcer.js';
import { horrorDie } from './table-view.js';

export class Telling {
  lines: LogModel['lines'] = [];
  /** The die of the last Horror Roll, until dice are rolled again. */
  horror: DiceModel | null = null;
  readonly #voice: Announcer;
  /** What was said last. */
  #said = '';

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

  /** Says what changed, what is asked now, how many choices: short, and never twice. */
  speak(told: Told, { outcome, questions }: View<SanitariumView>, news: readonly Happening[]): void {
    const text = outcome ? ending(told, outcome) : announcement(told, [...news], questions.find(({ standing }) => !standing));
    if (text && text !== this.#said) this.#voice.say(text);
    this.#said = text;
  }

  /** What one person was told is not for the next. */
  forget(): void {
    this.#voice.forget();
    this.#said = '';
  }
}
