// Draws the moving and glowing parts of the setup tile: the dial and the lamp of the wiring, or the plate of a lock
// with its symbols and keyhole.
import { svg, type SVGTemplateResult } from 'lit';
import { socketsOf, tileShows } from '../../../engine/puzzle/geometry.js';
import type { Puzzle } from '../../../engine/puzzle/types.js';
import { sideOf, type Layout, type Point, type Pose } from '../layout.js';
import { ends, layered, plate } from './frame.js';
import { symbol } from './locks.js';
import { along, corners, distance, grown, lying, middle } from './polygons.js';
import { cap, wire } from './wires.js';

const lamp = svg`
  <circle class="deep" r="33" /><circle class="gilt" r="33" />
  <path class="glass" d="M-8-16C-8-10-18-7-18 5A18 18 0 0 0 18 5C18-7 8-10 8-16ZM-5-14-6 4Q-4-3-3 4T0 4 3 4 6 4L5-14M-12 4Q-11-3-7-6" />
  <path class="brass thin" d="M-9-32H9V-16H-9ZM-9-27H9M-9-22H9" />`;

const dial = svg`
  <circle class="shadow" r="32" /><circle class="brass thin" r="32" /><circle class="ivory thin" r="26" />
  <path class="ticks" d="M-18 10A20.5 20.5 0 1 1 18 10" /><path class="needle" d="M0 4 11-14" /><circle class="deep" r="4" cy="4" />`;

/**
 * Returns the positions of the symbols on a lock's tile, which face inwards. If there is not room for one symbol per
 * socket, it returns only those of the symbols that touch pieces.
 */
function sockets(puzzle: Puzzle, { places, tile }: Layout): (Pose & { readonly socket: number })[] {
  const touching = socketsOf(puzzle).map(({ at, side, toSide }) => ({
    ...sideOf(places[at - 1] as Pose, side),
    socket: toSide,
  }));
  const [first] = touching;
  const count = puzzle.print?.length;
  // If the puzzle is not on a grid, corners can be sharp, so the symbols keep a small distance from them.
  const spread = puzzle.at ? 100 : 79;
  const units = tile.flatMap((loop) =>
    corners(loop, (_, from, to) => {
      const long = distance(from, to);
      const angle = (Math.atan2(from[1] - to[1], from[0] - to[0]) * 180) / Math.PI;
      return Array.from({ length: Math.round(long / 100) }, (_, i) => {
        const [x, y] = along(from, to, long / 2 + (i + 0.5 - long / 200) * spread);
        return { x, y, angle };
      });
    }).flat(),
  );
  const start = first ? units.findIndex(({ x, y }) => distance([x, y], [first.x, first.y]) < 25) : -1;
  return first && start >= 0 && units.length === count
    ? units.map((unit, i) => ({ ...unit, socket: (i - start + first.socket + count) % count }))
    : touching;
}

function drawLock(puzzle: Puzzle, layout: Layout, tile: number): unknown {
  const [x, y] = middle(layout.tile.flat());
  const [inset, size] = puzzle.at ? [-20, 1] : [-17.5, 0.86];
  const all = sockets(puzzle, layout);
  // The keyhole shrinks if the symbols are close to it.
  const room = Math.min(...all.map((place) => distance([x, y], [place.x, place.y])));
  return svg`${layout.tile.map((loop) => [plate(loop), layered(grown(loop, -2), 'back'), layered(grown(loop, -4), 'mark'), layered(loop, 'ring')])}
    <g transform=${`translate(${x} ${y}) scale(${Math.min(1, (room / 70) ** 3)})`}>
      <circle class="ticks" r="34" /><circle class="brass thin" r="27" /><circle class="thin" r="21" />
      <path class="keyhole" d="M-8 16-4 3A8 8 0 1 1 4 3L8 16Z" />
    </g>
    ${all.map((place) => svg`<g transform=${`${lying(place)} translate(0 ${inset}) scale(${size})`}><circle class="deep" r="17.5" />${symbol(tileShows(puzzle, tile, place.socket), '')}</g>`)}`;
}

/**
 * Draws the dial and the lamp, each with its name. The name is below or, if the wire comes from below, above. If both
 * are in the same cell, both are small.
 */
function drawEnds(puzzle: Puzzle, layout: Layout, names: readonly string[]): unknown {
  const both = ends(puzzle, layout);
  const [start, end] = both;
  const shared = start?.x === end?.x && start?.y === end?.y;
  // In a shared cell, each is this far from the middle, towards its piece.
  const offset = ({ angle }: Pose): Point =>
    shared ? [-25 * Math.sin((angle * Math.PI) / 180), 25 * Math.cos((angle * Math.PI) / 180)] : [0, 0];
  return both.map((place, i) => {
    const isFromBelow = Math.cos((place.angle * Math.PI) / 180) > 0.5;
    const [x, y] = offset(place);
    const name = names[i] ?? '';
    const size = Math.min(shared ? 9 : 12.5, (shared ? 45 : 75) / name.length);
    const far = shared ? 16 + size : 38.5;
    // The name avoids the other end if that lies to one side.
    const aside = both.reduce((sum, other) => (other === place ? sum : sum - 0.7 * offset(other)[0]), 0);
    const at = `translate(${place.x + x + (Math.abs(x) < 1 ? aside : 0)} ${place.y + y + (isFromBelow ? size * 0.7 - far : far)})`;
    return svg`<g transform=${`${lying(place)} rotate(180) ${shared ? 'translate(0-25) scale(.5)' : ''}`}>
    ${wire(tileShows(puzzle, 0, i), true, 'M0-48V0')}${cap}<g transform=${shared ? '' : 'translate(0-3) scale(.84)'}>${i ? lamp : svg`<g transform=${`rotate(${180 - place.angle})`}>${dial}</g>`}</g></g>
    <g transform=${at} font-size=${size}><text class="name caption">${name}</text></g>`;
  });
}

/** @param names The names of the start and the end of the wiring. */
export const drawTile = (
  puzzle: Puzzle,
  layout: Layout,
  tile: number,
  lit: boolean,
  names: readonly string[] = [],
): SVGTemplateResult =>
  svg`<g class=${lit ? 'lit' : ''}>${puzzle.kind === 'lock' ? drawLock(puzzle, layout, tile) : drawEnds(puzzle, layout, names)}</g>`;
