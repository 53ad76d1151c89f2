// What happens between the viewer's choices: the great moments that the table stops for, and the recap of what others
// have done.
import type { Event as GameEvent, PlayerId, View } from '../../../engine/kernel/index.js';
import type { MomentCard } from '../../../engine/scene/moment-card.js';
import { recapOf, type Recap } from '../../../engine/speech/recap.js';

/** How a game tells what happened. */
export interface Telling<T> {
  momentOf(context: T, event: GameEvent, isOwn: (player: PlayerId) => boolean): MomentCard | null;
  /** How much an event matters to the other players, from 0 to 3. */
  weightOf(event: GameEvent): number;
  /** The id of the figure that acts; null if no figure does. */
  figureOf(event: GameEvent): string | null;
}

interface SeenAct<V, T> {
  readonly context: T;
  readonly events: readonly GameEvent[];
  readonly seen: View<V>;
}

const NOTHING: Recap = { lines: [], left: 0 };

export class BetweenTurns<V, T> {
  readonly #telling: Telling<T>;
  readonly #sentences: (
    context: T,
    events: readonly GameEvent[],
    isOwn: (player: PlayerId) => boolean,
  ) => readonly string[];
  /** What the viewer saw when they chose last. */
  #start: View<V> | null = null;
  #acts: SeenAct<V, T>[] = [];
  readonly #moments: MomentCard[] = [];

  constructor(
    telling: Telling<T>,
    sentences: (context: T, events: readonly GameEvent[], isOwn: (player: PlayerId) => boolean) => readonly string[],
  ) {
    this.#telling = telling;
    this.#sentences = sentences;
  }

  /** The moment that the table stops for; null if there is none. */
  get moment(): MomentCard | null {
    return this.#moments[0] ?? null;
  }

  /** @param stops Whether the table stops for great moments. */
  add(context: T, seen: View<V>, isOwn: (player: PlayerId) => boolean, stops: boolean): void {
    const { events } = seen;
    this.#acts.push({ context, events, seen });
    if (stops) this.#moments.push(...events.flatMap((event) => this.#telling.momentOf(context, event, isOwn) ?? []));
  }

  nextMoment(): void {
    this.#moments.shift();
  }

  skipMoments(): void {
    this.#moments.length = 0;
  }

  /** Called when the viewer has chosen. */
  begin(seen: View<V> | null): void {
    this.#start = seen;
    this.#acts = [];
    this.skipMoments();
  }

  /** The first act is what the viewer's own choice has caused. Without others there is nothing to recap. */
  recap(isOwn: (player: PlayerId) => boolean): Recap {
    if (this.#acts.length < 2) return NOTHING;
    return recapOf(this.#acts, isOwn, {
      sentences: ({ context, events }) => this.#sentences(context, events, isOwn),
      weight: (event) => this.#telling.weightOf(event),
      figure: (event) => this.#telling.figureOf(event),
    });
  }

  /** The views before and after an act. */
  replay(act: number): readonly View<V>[] {
    return [this.#acts[act - 1]?.seen ?? this.#start, this.#acts[act]?.seen].filter((seen) => !!seen);
  }
}
