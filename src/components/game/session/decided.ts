// What decided a match: its turning points, found in the record of what the viewer has seen.
import type { Event as GameEvent, Outcome, SeatRecord, View } from '../../../engine/kernel/index.js';
import { turningPoints, type TurningPoint } from '../../../engine/speech/turning-points.js';
import type { Telling } from './between-turns.js';

export interface Decided<V> {
  readonly points: readonly TurningPoint[];
  /** The views before and after an act. */
  replay(act: number): readonly View<V>[];
}

/**
 * @param contextOf What is needed to make sentences about a view.
 * @param turnOf The number of the turn that an event begins; undefined if it does not begin one.
 */
export function decidedIn<V, T>(
  { frames }: SeatRecord<V>,
  outcome: Outcome,
  telling: Telling<T>,
  contextOf: (view: V) => T,
  turnOf: (event: GameEvent) => number | undefined,
): Decided<V> {
  const last = frames.at(-1);
  const end = last && contextOf(last.state);
  const acts = frames.map(({ state, events }) => ({
    events,
    get context() {
      return contextOf(state);
    },
  }));
  return {
    points: end
      ? turningPoints(acts, {
          sentence: (context, event) => telling.turningPointOf(context, event),
          swing: (event) => telling.swingOf(end, event, outcome),
          weight: (event) => telling.weightOf(event),
          figure: (event) => telling.figureOf(event),
          picture: (context, event) => telling.momentOf(context, event, () => true, [])?.picture,
          turnOf,
        })
      : [],
    replay: (act) =>
      frames
        .slice(Math.max(0, act - 1), act + 1)
        .map((frame) => ({ ...frame, questions: [], cursor: 0, outcome: null })),
  };
}
