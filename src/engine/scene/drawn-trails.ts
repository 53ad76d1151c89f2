// The trails that a board draws.
import type { TargetId } from '../kernel/types.js';
import type { Trail } from './trails.js';

/**
 * The trails of the figures that are on the board, through the places that are still there. If the last place is gone,
 * the trail ends where the figure is now. A figure that was put elsewhere since then has no trail.
 * @param whereabouts The place of each figure.
 */
export function trailsOn<P>(
  trails: readonly Trail[],
  whereabouts: ReadonlyMap<TargetId, TargetId>,
  places: ReadonlyMap<TargetId, P>,
): readonly { readonly figure: TargetId; readonly through: readonly P[] }[] {
  return trails.flatMap(({ figure, through }) => {
    const [at = '', last = ''] = [whereabouts.get(figure), through.at(-1)];
    if (last !== at && places.has(last)) return [];
    const way = [...through, at]
      .flatMap((place) => places.get(place) ?? [])
      .filter((place, i, all) => place !== all[i - 1]);
    return places.has(at) && way.length > 1 ? [{ figure, through: way }] : [];
  });
}
