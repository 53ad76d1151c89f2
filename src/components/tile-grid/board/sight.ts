// Draws visibility: the viewer is lit, hidden spaces are hatched, and some of them say why they are hidden.
import { svg, type SVGTemplateResult } from 'lit';
import type { GridModel, GridSight, GridSpace } from '../../../engine/scene/tile-grid-model.js';
import type { TargetId } from '../../../engine/kernel/types.js';
import { outline } from '../layout.js';
import type { Key } from '../words.js';
import { edgesOf } from './edges.js';
import { draw, isShort, place, titleOf, wrap } from './labels.js';
import type { Speaker } from '../../shared/speaker.js';

/** If there are more hidden spaces than this, only those next to visible ones say why they are hidden. */
const MOST_REASONS = 6;

/** The viewers, and the visibility of each space. */
export interface Seen {
  readonly viewers: ReadonlySet<TargetId>;
  readonly of: ReadonlyMap<TargetId, GridSight>;
}

/** Cached for each model, because every space needs it. */
const known = new WeakMap<GridModel, Seen>();

export function seenIn(grid: GridModel): Seen {
  const found = known.get(grid);
  if (found) return found;
  const { sight = [] } = grid;
  const of = new Map<TargetId, GridSight>();
  // A space is visible if at least one of the viewers sees it.
  for (const each of sight) if (!of.get(each.to)?.seen) of.set(each.to, each);
  const seen = { viewers: new Set(sight.map(({ from }) => from)), of };
  known.set(grid, seen);
  return seen;
}

/** Whether there is a viewer, but no viewer sees the space. */
export function isDark(grid: GridModel, id: TargetId): boolean {
  const { viewers, of } = seenIn(grid);
  return viewers.size > 0 && !viewers.has(id) && !of.get(id)?.seen;
}

const hatching = svg`<pattern id="unseen" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M-1 6L6-1M-1 1l2-2M4 6l2-2"/></pattern>`;

/** Draws light on the viewers' spaces and hatching on hidden ones. */
export function drawLight(grid: GridModel): SVGTemplateResult | '' {
  const { viewers } = seenIn(grid);
  if (!viewers.size) return '';
  // One outline for all cells, because borders between spaces do not matter here.
  const all = (is: (space: GridSpace) => boolean): string =>
    outline(
      grid.spaces.filter(is).flatMap(({ cells = [] }) => cells),
      0,
    );
  const hidden = all(({ id }) => isDark(grid, id));
  return svg`${hatching}<path class="lit" d=${all(({ id }) => viewers.has(id))}/><path class="veil" d=${hidden}/><path class="hatching" d=${hidden}/>`;
}

/**
 * The hidden spaces that show a reason: all of them if there are few; otherwise the examined space and the spaces next
 * to visible ones.
 */
export function reasonsIn(grid: GridModel, examined: TargetId | null): readonly GridSight[] {
  const { viewers, of } = seenIn(grid);
  const hidden = [...of.values()].filter(({ seen, to }) => !seen && !viewers.has(to));
  const isLit = (id: TargetId): boolean => viewers.has(id) || of.get(id)?.seen === true;
  const beside = new Set(
    edgesOf(grid).flatMap(({ spaces: [a, b] }) =>
      a && b && isLit(a.id) ? [b.id] : a && b && isLit(b.id) ? [a.id] : [],
    ),
  );
  return hidden.filter(({ to }) => to === examined || hidden.length <= MOST_REASONS || beside.has(to));
}

function reason(space: GridSpace, letters: number, words: string): SVGTemplateResult | '' {
  if (!space.cells?.length) return '';
  const { x, y, wide, most } = place(space, letters);
  const lines = wrap(titleOf(space), wide, most).length;
  return svg`<g>${draw('reason', x, y, wrap(words, wide, 3), isShort(space) ? 2.3 : 1.1 + lines * 1.24)}</g>`;
}

/** Draws the reasons below the names of spaces. @param letters The number of letters that fit into a cell. */
export function drawReasons(
  speaker: Speaker<Key>,
  grid: GridModel,
  letters: number,
  examined: TargetId | null,
): SVGTemplateResult {
  const spaces = new Map(grid.spaces.map((space) => [space.id, space]));
  return svg`${reasonsIn(grid, examined).map(({ to, by }) => {
    const space = spaces.get(to);
    return by && space ? reason(space, letters, speaker.say(`why-${by}`)) : '';
  })}`;
}
