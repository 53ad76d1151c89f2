// Lines of sight: an eye at the end of a clear line, a cross where a line is blocked.
import { svg, type SVGTemplateResult } from 'lit';
import type { GridModel, GridSight, GridSpace, GridSpot } from '../../../engine/scene/tile-grid-model.js';
import type { TargetId } from '../../../engine/kernel/types.js';
import type { Point } from '../layout.js';
import { centreOf } from './figures.js';
import { edgesAt, type Edge } from './edges.js';
import { isHospital } from './hospital.js';
import { seenIn, reasonsIn } from './sight.js';

/** If there are more lines than this, only the line to the examined space is drawn. */
const MOST_LINES = 12;

const inside = ({ cells = [] }: GridSpace, [x, y]: Point, margin: number): boolean =>
  cells.some(
    ([cx, cy]) =>
      x > cx * 100 + margin && x < cx * 100 + 100 - margin && y > cy * 100 + margin && y < cy * 100 + 100 - margin,
  );

const units = ([x, y]: GridSpot): Point => [x * 100, y * 100];

const along = ([x, y]: Point, [dx, dy]: Point, far: number): Point => [x + dx * far, y + dy * far];

/**
 * Returns the point up to which a line is drawn inside a space: at most `far` units from where the line enters the
 * space, and away from the edges if possible.
 */
function into(space: GridSpace | undefined, end: Point, way: Point, far: number): Point {
  if (!space) return end;
  let entry = 0;
  while (entry > -300 && inside(space, along(end, way, entry), 0)) entry -= 3;
  for (const margin of [13, 0])
    for (let deep = far; deep > 3; deep -= 3) {
      const at = along(end, way, entry + deep);
      if (inside(space, at, margin)) return at;
    }
  return along(end, way, entry + 3);
}

const toward = (a: Point, b: Point): Point => {
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[0] - a[0]) / far, (b[1] - a[1]) / far];
};

const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function eye([x, y]: Point, back: boolean): SVGTemplateResult {
  return svg`<g transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)})`}><g class=${back ? 'eye' : 'eye one-way'}><path d="M-10 0Q0-10.5 10 0Q0 10.5-10 0z"/><circle r="3.8"/>${back ? '' : svg`<path class="lid" d="M-11 4.5L11-4.5"/>`}</g></g>`;
}

/** @param far The position of the eye in the visible space. */
function line(
  start: Point,
  far: Point,
  back: boolean,
  viewer: GridSpace | undefined,
  clear: boolean,
): SVGTemplateResult {
  const way = toward(start, far);
  const near = into(viewer, start, [-way[0], -way[1]], 21);
  const d = `M${at(near)}L${at(far)}`;
  const [mx, my] = [(near[0] + far[0]) / 2, (near[1] + far[1]) / 2];
  const turn = (Math.atan2(way[1], way[0]) * 180) / Math.PI;
  const drawn = svg`<path class="ray-under" d=${d}/><path class="ray" d=${d}/><circle class="ray-end" cx=${near[0]} cy=${near[1]} r="2.4"/>
    ${back ? '' : svg`<path class="only" transform=${`translate(${mx} ${my})rotate(${turn})`} d="M-4-5l6 5-6 5"/>`}`;
  return svg`${clear ? svg`<g class="line">${drawn}</g>` : ''}${eye(far, back)}`;
}

const stop = (from: Point, mark: Point): SVGTemplateResult =>
  svg`<path class="dashes" d=${`M${at(from)}L${at(mark)}`}/><g transform=${`translate(${at(mark)})`}><g class="stop"><path d="M0-9L9 0 0 9-9 0z"/><path class="cross" d="M-3-3L3 3M3-3L-3 3"/></g></g>`;

/** Whether the reason `by` for a blocked line can refer to a boundary of this kind. */
const fits = (kind: Edge['kind'], by: GridSight['by']): boolean =>
  by === 'wall' || by === 'closed-door' ? kind === by : kind !== 'wall' && kind !== 'closed-door';

/** Draws the cross between a hidden space and a visible neighbour space, with a dashed line from the neighbour. */
function border(
  edges: readonly Edge[],
  { to, by, at: end }: GridSight,
  eyes: ReadonlyMap<TargetId, Point>,
): SVGTemplateResult | '' {
  const middle = ({ x, y, upright, opening }: Edge): Point => {
    const part = opening ? (opening[0] + opening[1]) / 2 : 0.5;
    return upright ? [x * 100, (y + part) * 100] : [(x + part) * 100, y * 100];
  };
  const beside = edges.flatMap((edge) => {
    const [dark, lit] = edge.spaces[0]?.id === to ? edge.spaces : [edge.spaces[1], edge.spaces[0]];
    const eye = dark?.id === to && lit ? eyes.get(lit.id) : undefined;
    return eye
      ? [
          {
            edge,
            eye,
            forward: dark === edge.spaces[1],
            far: Math.hypot(middle(edge)[0] - (end?.[0] ?? 0) * 100, middle(edge)[1] - (end?.[1] ?? 0) * 100),
          },
        ]
      : [];
  });
  const [best] = beside.sort((a, b) => Number(fits(b.edge.kind, by)) - Number(fits(a.edge.kind, by)) || a.far - b.far);
  if (!best) return '';
  const [x, y] = middle(best.edge);
  // The cross is drawn beside the obstacle, which must stay visible.
  const aside = best.edge.kind === 'wall' ? 0 : best.forward ? -13 : 13;
  return stop(best.eye, best.edge.upright ? [x + aside, y] : [x, y + aside]);
}

/** Draws lines, eyes and crosses. @param examined The examined space. */
export function drawSight(grid: GridModel, examined: TargetId | null): SVGTemplateResult | '' {
  const { viewers, of } = seenIn(grid);
  if (!viewers.size) return '';
  const spaces = new Map(grid.spaces.map((space) => [space.id, space]));
  const seen = [...of.values()].filter((each) => each.seen && !viewers.has(each.to));
  const few = seen.length <= MOST_LINES;
  const eyes = new Map<TargetId, Point>([
    ...[...viewers].flatMap((id) => {
      const space = spaces.get(id);
      return space ? [[id, centreOf(space)] as const] : [];
    }),
    ...seen.flatMap(({ to, line: between }) => {
      if (!between) return [];
      const [start, end] = between.map(units) as [Point, Point];
      // In a hospital, what counts is the line between the centres.
      return [[to, isHospital(grid) ? end : into(spaces.get(to), end, toward(start, end), 24)] as const];
    }),
  ]);
  const edgesBeside = (id: TargetId): readonly Edge[] => {
    const space = spaces.get(id);
    return space ? edgesAt(grid, space) : [];
  };
  return svg`<g class=${examined && of.get(examined)?.seen ? 'sight examining' : 'sight'}>
    ${reasonsIn(grid, examined).map((each) => (each.to === examined && each.line && each.at ? stop(units(each.line[0]), units(each.at)) : border(edgesBeside(each.to), each, eyes)))}
    ${seen.map((each) => each.line && svg`<g class=${each.to === examined ? 'examined' : ''}>${line(units(each.line[0]), eyes.get(each.to) as Point, each.back !== false, spaces.get(each.from), few || each.to === examined)}</g>`)}</g>`;
}
