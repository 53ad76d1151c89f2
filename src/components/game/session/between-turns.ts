// What happens between the viewer's choices: the great moments that the table stops for, and the recap of what others
// have done.
import type { Event as GameEvent, Outcome, PlayerId, View } from '../../../engine/kernel/index.js';
import type { MomentCard } from '../../../engine/scene/moment-card.js';
import { trailsOf, type Move, type Trail } from '../../../engine/scene/trails.js';
import { recapOf, type Recap } from '../../../engine/speech/recap.js';

/** How a game tells what happened. */
export interface Telling<T> {
  /** @param before The events of the same act before this one. */
  momentOf(
    context: T,
    event: GameEvent,
    isOwn: (player: PlayerId) => boolean,
    before: readonly GameEvent[],
  ): MomentCard | null;
  /** How much an event matters to the other players, from 0 to 3. */
  weightOf(event: GameEvent): number;
  /** The id of the figure that acts; null if no figure does. */
  figureOf(event: GameEvent): string | null;
  /** The move that an event is; null if it is none, or if not everybody may know it. */
  moveOf(context: T, event: GameEvent): Move | null;
  /** How much an event decided the match, from 0 to 9. */
  swingOf(context: T, event: GameEvent, outcome: Outcome): number;
  /** The sentence about an event that decided the match; null if it has none. */
  turningPointOf(context: T, event: GameEvent): string | null;
}

interface SeenAct<V, T> {
  readonly context: T;
  readonly events: readonly GameEvent[];
  readonly seen: View<V>;
}

/** What happened after a choice of the viewer. The first act is what this choice has caused. */
interface Stretch<V, T> {
  /** What the viewer saw when they chose; null at the beginning. */
  readonly start: View<V> | null;
  readonly acts: SeenAct<V, T>[];
}

const NOTHING: Recap = { lines: [], left: 0 };

/**
 * Joins moments of one act that lead to each other, such as a die and the death that it brings: the last one is the
 * title, and the ones before it are told below. A moment with a text of its own, such as a card, leads to nothing. Dice
 * may lead to a card.
 */
function joined(moments: readonly MomentCard[]): readonly MomentCard[] {
  const groups: [MomentCard, ...MomentCard[]][] = [];
  for (const moment of moments) {
    const group = groups.at(-1);
    if (
      group?.every(({ text, isOut }) => !text && !isOut) &&
      (moment.picture === undefined || moment.picture === group[0].picture || group.every(({ dice }) => dice))
    )
      group.push(moment);
    else groups.push([moment]);
  }
  return groups.map((group) => {
    const last = group.at(-1) ?? group[0];
    const told = [...group.slice(0, -1).map(({ title }) => title), last.text].filter(Boolean).join('\n');
    const { picture } = group.find((each) => each.picture !== undefined) ?? last;
    const dice = group.findLast((each) => each.dice)?.dice;
    return { ...last, text: told || undefined, picture, dice };
  });
}

export class BetweenTurns<V, T> {
  readonly #telling: Telling<T>;
  readonly #sentences: (
    context: T,
    events: readonly GameEvent[],
    isOwn: (player: PlayerId) => boolean,
  ) => readonly string[];
  /** What happened after the viewer's last choice. */
  #latest: Stretch<V, T> = { start: null, acts: [] };
  /** What happened when others acted last. It is told until they act again, whatever the viewer does meanwhile. */
  #told = this.#latest;
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

  /** @param stops Whether the table stops for a moment, which a choice of the viewer or an act of others has caused. */
  add(
    context: T,
    seen: View<V>,
    isOwn: (player: PlayerId) => boolean,
    stops: (moment: MomentCard, isViewersAct: boolean) => boolean,
  ): void {
    const { events } = seen;
    this.#latest.acts.push({ context, events, seen });
    // Others who only pass have done nothing, and what was told before stays.
    if (this.#latest.acts.length > 1 && events.length > 0) this.#told = this.#latest;
    const moments = events.flatMap(
      (event, i) => this.#telling.momentOf(context, event, isOwn, events.slice(0, i)) ?? [],
    );
    this.#moments.push(...joined(moments).filter((moment) => stops(moment, this.isViewersTurn)));
  }

  /** Whether one of the moments tells that the viewer takes no more part in the match. */
  get isOut(): boolean {
    return this.#moments.some(({ isOut }) => isOut);
  }

  nextMoment(): void {
    this.#moments.shift();
  }

  skipMoments(): void {
    this.#moments.length = 0;
  }

  /** Called when the viewer has chosen. */
  chosen(seen: View<V> | null): void {
    this.#latest = { start: seen, acts: [] };
    this.skipMoments();
  }

  /** Forgets everything, for another viewer or another match. */
  forget(): void {
    this.chosen(null);
    this.#told = this.#latest;
  }

  /** Whether the viewer has chosen, and nobody else has acted since. */
  get isViewersTurn(): boolean {
    const { start, acts } = this.#latest;
    return start !== null && acts.length === 1;
  }

  /** Without others there is nothing to recap. */
  recap(isOwn: (player: PlayerId) => boolean): Recap {
    if (this.#told.acts.length < 2) return NOTHING;
    return recapOf(this.#told.acts, isOwn, {
      sentences: ({ context, events }) => this.#sentences(context, events, isOwn),
      weight: (event) => this.#telling.weightOf(event),
      figure: (event) => this.#telling.figureOf(event),
    });
  }

  /** The ways that figures have gone since the viewer's last choice; undefined if nobody else has acted. */
  trails(isOwn: (player: PlayerId) => boolean): readonly Trail[] | undefined {
    const { acts } = this.#latest;
    return acts.length < 2
      ? undefined
      : trailsOf(acts, isOwn, (context, event) => this.#telling.moveOf(context, event));
  }

  /** The views before and after an act. */
  replay(act: number): readonly View<V>[] {
    const { start, acts } = this.#told;
    return [acts[act - 1]?.seen ?? start, acts[act]?.seen].filter((seen) => !!seen);
  }
}
