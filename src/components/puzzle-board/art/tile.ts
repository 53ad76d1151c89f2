// The setup tile: what current comes from and goes to, or the plate of a lock with its keyhole.
import { svg, type SVGTemplateResult } from 'lit';
import { socketsOf, tileShows } from '../../../engine/puzzle/geometry.js';
import type { Puzzle } from '../../../engine/puzzle/types.js';
import { sideOf, type Layout, type Place } from '../layout.js';
import { ends, plate } from './bed.js';
import { symbol } from './locks.js';
import { along, centre, corners, grown, lying, outline } from './shapes.js';
import { cap, wire } from './wires.js';

/** With the wire from above, where the plate begins. */
const lamp = svg`
  <circle class="well" cy="52" r="33" /><circle class="rim" cy="52" r="33" /><circle class="halo" cy="54" r="60" />
  <path class="glass" d="M-8 36C-8 42-18 45-18 57A18 18 0 0 0 18 57C18 45 8 42 8 36Z" /><path class="filament" d="M-5 38-6 56Q-4.500 49-3 56T0 56 3 56 6 56L5 38" /><path class="gleam" d="M-12 56Q-11 49-7 46" />
  <path class="brass name" d="M-9 20H9V36H-9Z" /><path class="bands" d="M-9 25H9M-9 30H9" />`;

const dial = svg`
  <circle class="deep" cx="2" cy="3" r="32" /><circle class="brass name" r="32" /><circle class="face" r="26" />
  <path class="ticks" d="M-18 10A20.500 20.500 0 1 1 18 10" /><path class="needle" d="M0 4 11-14" /><circle class="hub" r="4" cy="4" />`;

const drawEnd = (colour: string, { x, y, angle, scale }: Place & { scale: number }, at: number): SVGTemplateResult => svg`
  <g transform=${`translate(${x} ${y}) rotate(${angle + 180}) scale(${scale})`}>
    <path class="groove" d="M0 0V22" />${wire(colour, 'M0 0V24')}${cap('M0 2V12')}
    ${at ? lamp : svg`<g transform=${`translate(0 52) rotate(${-angle - 180})`}>${dial}</g>`}
  </g>`;

/** Where the symbols of a lock's tile are, facing outwards: at every socket if its outline shows them, else where pieces touch. */
function sockets(puzzle: Puzzle, { places, tile }: Layout): (Place & { socket: number })[] {
  const touching = socketsOf(puzzle).flatMap(({ at, side, toSide }) => {
    const place = places[at - 1];
    if (!place) return [];
    const { x, y, angle } = sideOf(place, side);
    return [{ x, y, angle: angle + 180, socket: toSide }];
  });
  const all = tile.flatMap((loop) => corners(loop, (_, from, to) => {
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    return Array.from({ length: Math.round(long / 100) }, (_, i) => {
      const [midX, midY] = along(from, to, i * 100 + 50);
      // Outside a grid corners can be sharp: there symbols move away from them.
      const [x, y] = along(from, to, long / 2 + (i * 100 + 50 - long / 2) * (puzzle.at ? 1 : 0.79));
      return { x, y, angle, first: touching.some((touch) => Math.hypot(touch.x - midX, touch.y - midY) < 5 && touch.socket === touching[0]?.socket) };
    });
  }).flat());
  const shift = all.findIndex(({ first }) => first);
  const count = puzzle.print?.length ?? 0;
  if (all.length !== count || shift < 0) return touching;
  return all.map((place, i) => ({ ...place, socket: (i - shift + (touching[0]?.socket ?? 0) + count) % count }));
}

export function drawTile(puzzle: Puzzle, layout: Layout, tile: number, lit: boolean): SVGTemplateResult {
  if (puzzle.kind !== 'lock') return svg`<g class="tile ${lit ? 'lit' : ''}">${ends(puzzle, layout).map((end, i) => drawEnd(tileShows(puzzle, tile, i), end, i))}</g>`;
  const [x, y] = centre(layout.tile.flat());
  const all = sockets(puzzle, layout);
  // A corner of a triangle holds two symbols, if they are a little smaller.
  const [inset, size] = puzzle.at ? [20, 1] : [17.5, 0.86];
  const cups = all.map((place) => along([place.x, place.y], [place.x - Math.sin(place.angle * Math.PI / 180), place.y + Math.cos(place.angle * Math.PI / 180)], inset));
  const room = Math.min(38, ...cups.map(([cupX, cupY]) => Math.hypot(cupX - x, cupY - y) - 20)) / 38;
  return svg`<g class="lock tile ${lit ? 'lit' : ''}">
    ${layout.tile.map((loop) => plate(loop))}
    <g transform=${`translate(${x} ${y}) scale(${room})`}>
      <circle class="guilloche" r="34" /><circle class="engraved" r="38" /><circle class="deep" cx="1.500" cy="3" r="27" /><circle class="brass name" r="26" /><circle class="engraved" r="21" />
      <circle class="halo" r="60" /><path class="keyhole" d="M0-13A8.500 8.500 0 0 1 4.600 2.500L8 16H-8L-4.600 2.500A8.500 8.500 0 0 1 0-13Z" />
    </g>
    ${cups.map(([cupX, cupY]) => svg`<circle class="cup" cx=${cupX} cy=${cupY} r=${17.5 * size} />`)}
    ${all.map((place) => svg`<g transform=${`${lying(place)} translate(0 ${inset}) scale(${size})`}>${symbol(tileShows(puzzle, tile, place.socket), 0, 0)}</g>`)}
    ${layout.tile.map((loop) => [svg`<path class="back" d=${outline(grown(loop, -2))} /><path class="mark" d=${outline(grown(loop, -4))} /><path class="ring" d=${outline(grown(loop, -0.5))} />`])}
  </g>`;
}
