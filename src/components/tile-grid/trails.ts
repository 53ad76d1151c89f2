// Draws the ways that figures have gone: dots from space to space, each in the figure's colour, fainter where the figure
// was earlier. Loaded only when a model has trails.
import { css, svg, type SVGTemplateResult } from 'lit';
import type { GridModel, GridSpace } from '../../engine/scene/tile-grid-model.js';
import type { TargetId } from '../../engine/kernel/types.js';
import { trailsOn } from '../../engine/scene/drawn-trails.js';
import { cssVars } from '../shared/css-vars.js';
import type { GridArt } from './drawings.js';
import { middleOf, STEPS, type Point, type Stand } from './layout.js';

export const trailStyles = css`
  .steps path,
  .steps circle {
    fill: none;
    stroke: var(--tint, #050302);
    stroke-width: 4.4;
    stroke-linecap: round;
    stroke-dasharray: 0 11;
  }
  /* A pale rim, so that dark dots stand out against dark floors. */
  .steps .rim {
    stroke: var(--bone);
    stroke-width: 6.8;
  }
  .steps circle {
    stroke-width: 2.4;
    stroke-dasharray: none;
  }
  .steps circle.rim {
    stroke-width: 5;
  }
  .steps .monster {
    stroke-width: 3.2;
    stroke-dasharray: 6 10;
  }
  .steps .rim.monster {
    stroke-width: 5.4;
  }
  @media (forced-colors: active) {
    .steps {
      --tint: CanvasText !important;
    }
  }
`;

const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
/** The distance between trails that run side by side. */
const BESIDE = 7;
/** How far from the middle of the figure its trail ends, so that the last dot is not under its feet. */
const SHORT = 12;

export function drawTrails(
  grid: GridModel,
  standing: ReadonlyMap<TargetId, Stand>,
  art: GridArt,
): readonly (SVGTemplateResult | '')[] {
  const trails = trailsOn(
    grid.trails ?? [],
    new Map(grid.tokens.map(({ id, space }) => [id, space])),
    new Map(grid.spaces.map((space) => [space.id, space])),
  );
  return trails.map((trail, n) => oneTrail(grid, trail, (n - (trails.length - 1) / 2) * BESIDE, standing, art));
}

function oneTrail(
  grid: GridModel,
  { figure, through: spaces }: ReturnType<typeof trailsOn<GridSpace>>[number],
  aside: number,
  standing: ReadonlyMap<TargetId, Stand>,
  art: GridArt,
): SVGTemplateResult | '' {
  const stand = standing.get(figure);
  const [first] = spaces;
  if (!stand || !first) return '';
  const [x, y, , token] = stand;
  const limit = Math.max(-27, Math.min(27, aside));
  const beside = ([px, py]: Point): Point => [px + limit, py + limit];
  const start = beside(centreOf(first));
  // Each leg leads from the middle of a space, through the doorway, to the middle of the next or to the figure.
  const legs = spaces.slice(1).map((space, i, all) => {
    const from = spaces[i] as GridSpace;
    const isLast = i === all.length - 1;
    const door = doorway(grid, from, space);
    const points = [i === 0 ? start : beside(centreOf(from)), ...(door ? [beside(door)] : [])];
    return [...points, isLast ? before(points.at(-1) as Point, [x, y]) : beside(centreOf(space))];
  });
  const kind = token.kind === 'person' ? `s${Math.abs(token.shape) % 5}` : token.kind;
  const tint = art.tint?.(token);
  const drawn = legs.map((points, i) => {
    const d = `M${points.map(at).join('L')}`;
    return svg`<g opacity=${0.3 + (0.55 * (i + 1)) / legs.length}><path class=${`rim ${token.kind}`} d=${d}/><path class=${token.kind} d=${d}/></g>`;
  });
  return svg`<g class=${`steps ${kind}`} ${cssVars({ '--tint': tint })}><g opacity=".6"><circle class="rim" cx=${start[0]} cy=${start[1]} r="6"/><circle cx=${start[0]} cy=${start[1]} r="6"/></g>${drawn}</g>`;
}

/** The end of a line toward a point, a little before it. */
function before([fx, fy]: Point, [x, y]: Point): Point {
  const far = Math.hypot(x - fx, y - fy) || 1;
  const part = Math.max(0, far - SHORT) / far;
  return [fx + (x - fx) * part, fy + (y - fy) * part];
}

/** The middle of a space, or of the nearest of its cells if the middle is outside it. */
function centreOf(space: GridSpace): Point {
  const [x, y] = middleOf(space);
  const { cells = [] } = space;
  if (!cells.length || cells.some(([cx, cy]) => cx === Math.floor(x / 100) && cy === Math.floor(y / 100)))
    return [x, y];
  const far = ([cx, cy]: Point): number => Math.hypot(cx - x, cy - y);
  return cells
    .map(([cx, cy]): Point => [cx * 100 + 50, cy * 100 + 50])
    .reduce((best, each) => (far(each) < far(best) ? each : best));
}

/** The middle of the opening between two neighbouring spaces; undefined if they are no neighbours. */
function doorway({ boundaries }: GridModel, from: GridSpace, to: GridSpace): Point | undefined {
  const own = new Set((to.cells ?? []).map(String));
  const exit = from.exits?.find((each) => each.to === to.id);
  const borders = (from.cells ?? []).flatMap(([cx, cy]) =>
    STEPS.flatMap(([dx, dy], side) =>
      own.has(String([cx + dx, cy + dy]))
        ? [
            {
              cell: [cx, cy],
              next: [cx + dx, cy + dy],
              side,
              point: [cx * 100 + 50 + dx * 50, cy * 100 + 50 + dy * 50] as const,
            },
          ]
        : [],
    ),
  );
  const isOpen = ({ cell, next, side }: (typeof borders)[number]): boolean =>
    boundaries
      ? boundaries.some(
          (each) =>
            each.kind !== 'wall' &&
            each.kind !== 'closed-door' &&
            ((String(each.cell) === String(cell) && each.side === side) ||
              (String(each.cell) === String(next) && each.side === (side + 2) % 4)),
        )
      : (exit?.side ?? side) === side;
  return (borders.find(isOpen) ?? borders[0])?.point;
}
