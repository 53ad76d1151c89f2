// What is seen on a board: who looks is lit, all that is out of sight is hatched, and some of it says why.
import { svg, type SVGTemplateResult } from 'lit';
import type { GridModel, GridSight, GridSpace } from '../../../engine/scene/tile-grid-model.js';
import type { TargetId } from '../../../engine/kernel/types.js';
import { outline } from '../layout.js';
import type { Key } from '../words.js';
import { edgesOf } from './edges.js';
import { draw, isShort, place, wrap } from './labels.js';
import type { Speaker } from '../../shared/speaker.js';

/** With more spaces out of sight than these, only those beside what is seen say why. */
const MOST_REASONS = 6;

/** Who looks, and what each space is to them. */
export interface Seen {
  readonly viewers: ReadonlySet<TargetId>;
  readonly of: ReadonlyMap<TargetId, GridSight>;
}

/** Kept for each model: every space asks. */
const known = new WeakMap<GridModel, Seen>();

export function seenIn(grid: GridModel): Seen {
  const found = known.get(grid);
  if (found) return found;
  const { sight = [] } = grid;
  const of = new Map<TargetId, GridSight>();
  // Who is seen by one of several is seen.
  for (const each of sight) if (!of.get(each.to)?.seen) of.set(each.to, each);
  const seen = { viewers: new Set(sight.map(({ from }) => from)), of };
  known.set(grid, seen);
  return seen;
}

/** Whether somebody looks, and does not see it. */
export function isDark(grid: GridModel, id: TargetId): boolean {
  const { viewers, of } = seenIn(grid);
  return viewers.size > 0 && !viewers.has(id) && !of.get(id)?.seen;
}

const hatching = svg`<pattern id="unseen" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M-1 6L6-1M-1 1l2-2M4 6l2-2"/></pattern>`;

/** What lies on the floors: who looks is lit, what is out of sight is hatched. */
export function drawLight(grid: GridModel): SVGTemplateResult | '' {
  const { viewers } = seenIn(grid);
  if (!viewers.size) return '';
  // One outline for all cells: a shape's own lines do not matter here.
  const all = (is: (space: GridSpace) => boolean): string =>
    outline(
      grid.spaces.filter(is).flatMap(({ cells = [] }) => cells),
      0,
    );
  const hidden = all(({ id }) => isDark(grid, id));
  return svg`${hatching}<path class="lit" d=${all(({ id }) => viewers.has(id))}/><path class="veil" d=${hidden}/><path class="hatching" d=${hidden}/>`;
}

/** What is out of sight and says why: what is asked about, and what lies beside what is seen; all, where they are few. */
export function toldIn(grid: GridModel, near: TargetId | null): readonly GridSight[] {
  const { viewers, of } = seenIn(grid);
  const hidden = [...of.values()].filter(({ seen, to }) => !seen && !viewers.has(to));
  const isLit = (id: TargetId): boolean => viewers.has(id) || of.get(id)?.seen === true;
  const beside = new Set(
    edgesOf(grid).flatMap(({ spaces: [a, b] }) =>
      a && b && isLit(a.id) ? [b.id] : a && b && isLit(b.id) ? [a.id] : [],
    ),
  );
  return hidden.filter(({ to }) => to === near || hidden.length <= MOST_REASONS || beside.has(to));
}

function reason(space: GridSpace, letters: number, words: string): SVGTemplateResult | '' {
  if (!space.cells?.length) return '';
  const { x, y, wide, most } = place(space, letters);
  const lines = wrap(space.name, wide, most).length;
  return svg`<g>${draw('reason', x, y, wrap(words, wide, 3), isShort(space) ? 2.3 : 1.1 + lines * 1.24)}</g>`;
}

/** Below the names of spaces, why they are not seen. @param letters How many fit into a cell. */
export function drawReasons(
  speaker: Speaker<Key>,
  grid: GridModel,
  letters: number,
  near: TargetId | null,
): SVGTemplateResult {
  const spaces = new Map(grid.spaces.map((space) => [space.id, space]));
  return svg`${toldIn(grid, near).map(({ to, by }) => {
    const space = spaces.get(to);
    return by && space ? reason(space, letters, speaker.say(`why-${by}`)) : '';
  })}`;
}
