// Trails: the ways that figures have gone on the board since the viewer's last choice.
import type { Event, PlayerId, TargetId } from '../kernel/types.js';
import type { Act } from '../speech/recap.js';

/** What an event says about the move of a figure. */
export interface Move {
  readonly figure: TargetId;
  /** Whose figure it is; undefined if it belongs to nobody. */
  readonly player?: PlayerId | undefined;
  /** Undefined if the event does not say it. */
  readonly from?: TargetId;
  readonly to: TargetId;
}

export interface Trail {
  /** The id of the figure. */
  readonly figure: TargetId;
  /** The places in the order in which the figure has been there, from the first to the last. */
  readonly through: readonly TargetId[];
}

/**
 * Each figure has one trail. The first act is what the viewer's own choice has caused, so their figures leave no trail in
 * it. A figure that was put elsewhere between two moves has a trail only from there.
 */
export function trailsOf<T>(
  acts: readonly Act<T>[],
  isOwn: (player: PlayerId) => boolean,
  moveOf: (context: T, event: Event) => Move | null,
): readonly Trail[] {
  const ways = new Map<TargetId, readonly TargetId[]>();
  for (const [i, { context, events }] of acts.entries())
    for (const event of events) {
      const move = moveOf(context, event);
      if (!move || (i === 0 && move.player !== undefined && isOwn(move.player))) continue;
      const { figure, from, to } = move;
      const before = ways.get(figure) ?? [];
      const continues = from === undefined || before.at(-1) === from;
      ways.set(figure, [...(continues ? before : [from]), to]);
    }
  return [...ways].map(([figure, through]) => ({ figure, through }));
}
