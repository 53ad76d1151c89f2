// Decoration of a floor plan: wood and stone floors with wear, shadows of walls, hinges of doors, and rubble at
// breaches. Board units: 100 per cell.
import { svg, type SVGTemplateResult } from 'lit';
import type { GridModel, GridSpace } from '../../../engine/scene/tile-grid-model.js';
import { outline } from '../layout.js';
import { edgesOf, type Edge } from './edges.js';
import { THICK } from './floor.js';

/** Returns a generator of numbers between 0 and 1 that depend only on the text. */
function noise(text: string): () => number {
  let seed = 7;
  for (let n = 0; n < text.length; n++) seed = (seed * 31 + text.charCodeAt(n)) | 0;
  return () => {
    seed = (Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x297a2d39) | 0;
    return ((seed ^ (seed >>> 13)) >>> 0) / 0x100000000;
  };
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** The patterns of floors (checks, planks, linoleum, stone and grating), and the stripes of closed doors. */
const patterns = svg`
  <pattern id="floor0" width="11" height="11" patternUnits="userSpaceOnUse"><path class="check" d="M0 0h5.5v5.5H0zM5.5 5.5H11V11H5.5z"/></pattern>
  <pattern id="floor1" width="50" height="10" patternUnits="userSpaceOnUse"><path d="M0 0H50M0 5H50M16 0v5M38 5v5"/></pattern>
  <pattern id="floor2" width="20" height="20" patternUnits="userSpaceOnUse"><path d="M0 0H20M0 0V20"/></pattern>
  <pattern id="floor3" width="25" height="16" patternUnits="userSpaceOnUse"><path d="M0 0H25M0 8H25M10 0v8M21 8v8"/></pattern>
  <pattern id="floor4" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M3 2v6M8-3v6M8 7v6"/></pattern>
  <pattern id="stripes" width="7" height="12" patternUnits="userSpaceOnUse"><path d="M-3 13L8-1"/></pattern>`;

const FLOORS = 5;
/** A floor without a pattern. */
const PLAIN = FLOORS;

/** Returns path data of scratches in two strengths, and of a stain, in a cell. */
function wear(
  [cx, cy]: readonly [number, number],
  next: () => number,
): readonly [thin: string, thick: string, stain: string] {
  const lines: [string, string] = ['', ''];
  for (let n = 0; n < 5; n++) {
    const [x, y, length] = [cx * 100 + 12 + next() * 55, cy * 100 + 14 + next() * 70, 8 + next() * 16];
    lines[n % 3 ? 0 : 1] +=
      `M${round(x)} ${round(y)}q${round(length / 2)} ${round(next() * 7 - 3.5)} ${round(length)} ${round(next() * 4 - 2)}`;
  }
  const [x, y] = [cx * 100 + 94, cy * 100 + 95];
  return [
    ...lines,
    next() > 0.45
      ? `M${x} ${y}q-4-${round(10 + next() * 5)}-16-${round(9 + next() * 4)}q2 7-8 ${round(10 + next() * 3)}z`
      : '',
  ];
}

/** The shadow of a wall. It lies below the wall and to its right, because the light comes from the top left. */
function shade({ x, y, upright, opening }: Edge): string {
  const parts = opening
    ? [
        [0, opening[0]],
        [opening[1], 1],
      ]
    : [[0, 1]];
  return parts
    .map(([from = 0, to = 1]) => {
      const [at, length] = [from * 100, (to - from) * 100];
      if (length < 1) return '';
      return upright
        ? `M${x * 100} ${y * 100 + at}v${length}l13 5v${-length}z`
        : `M${x * 100 + at} ${y * 100}h${length}l5 13h${-length}z`;
    })
    .join('');
}

/** Places a drawing along an edge of the board, from its start. */
const laid = ({ x, y, upright }: Edge, drawing: SVGTemplateResult): SVGTemplateResult =>
  svg`<g transform=${`translate(${x * 100} ${y * 100})${upright ? 'rotate(90)' : ''}`}>${drawing}</g>`;

function closedDoor(edge: Edge, from: number, to: number): SVGTemplateResult {
  const d = `M${from}-6h${to - from}v12h${from - to}z`;
  return laid(edge, svg`<path class="leaf" d=${d}/><path class="stripes" d=${d}/><path class="frame-line" d=${d}/>`);
}

function openDoor(edge: Edge, from: number, to: number): SVGTemplateResult {
  const width = to - from;
  const [ex, ey] = [round(from + width * Math.cos(1.15)), round(-width * Math.sin(1.15))];
  return laid(
    edge,
    svg`<path class="swing" d=${`M${ex} ${ey}A${width} ${width} 0 0 1 ${to} 0`}/>
    <path class="cast" d=${`M${from + 3} 4L${ex + 5} ${ey + 5}`}/><path class="leaf" transform=${`rotate(-66 ${from} 0)`} d=${`M${from - 2}-3.5h${width + 1}v7h${-width - 1}z`}/><circle class="pin" cx=${from} r="2.2"/>`,
  );
}

/** Draws jagged wall ends, and stones on both sides. */
function breach(edge: Edge, from: number, to: number): SVGTemplateResult {
  const next = noise(`stones${edge.key}`);
  const stones = Array.from({ length: 13 }, () => {
    const [x, y, r] = [from - 4 + next() * (to - from + 8), (next() + next() - 1) * 17, 1.8 + next() * 3];
    const corners = [0, 1, 2, 3, 4].map((n) => {
      const [turn, far] = [(n + next() * 0.7) * 1.25, r * (0.7 + next() * 0.5)];
      return `${round(x + Math.cos(turn) * far)} ${round(y + Math.sin(turn) * far)}`;
    });
    return `M${corners.join('L')}z`;
  }).join('');
  const jag = (x: number, way: number): string =>
    `M${x - way * 5}-${THICK}l${way * 9}-1.5l${-way * 2} 4l${way * 4} 2.5l${-way * 5} 2l${way * 2} 4.5l${-way * 8} -1z`;
  return laid(edge, svg`<path class="jag" d=${jag(from, 1) + jag(to, -1)}/><path class="stone" d=${stones}/>`);
}

function opening(edge: Edge): SVGTemplateResult | '' {
  if (!edge.opening) return '';
  const [from, to] = edge.opening.map((part) => part * 100) as [number, number];
  switch (edge.kind) {
    case 'closed-door':
      return closedDoor(edge, from, to);
    case 'open-door':
      return openDoor(edge, from, to);
    case 'breach':
      return breach(edge, from, to);
    case 'open':
    case 'gap':
    case 'wall':
      return '';
    default:
      return edge.kind satisfies never;
  }
}

/** The places of a hospital have linoleum, grating on stairs and in the elevator, and a plain floor in Rooms. */
function texture({ id, kind }: GridSpace): number {
  switch (kind) {
    case undefined:
      return Math.floor(noise(id)() * FLOORS);
    case 'hallway':
    case 'undiscovered':
      return 2;
    case 'stairs':
    case 'elevator':
      return 4;
    default:
      return PLAIN;
  }
}

/** Draws wear and shadows on the floors. */
export function drawWear(grid: GridModel): SVGTemplateResult {
  const cells = grid.spaces.flatMap((space) => space.cells ?? []);
  const worn = cells.map((cell) => wear(cell, noise(`wear${String(cell)}`)));
  const own = new Set(cells.map(String));
  // A shadow falls only on a floor that has the wall above it or on its left.
  const shades = edgesOf(grid)
    .filter(({ x, y }) => own.has(String([x, y])))
    .map(shade)
    .join('');
  return svg`${patterns}${grid.spaces.map((space) => {
    const d = outline(space.cells ?? [], 0);
    const n = texture(space);
    return svg`<path class=${`floor f${n}`} d=${d}/><path class=${`texture t${n}`} d=${d}/>`;
  })}
    <path class="stain" d=${worn.map(([, , stain]) => stain).join('')}/><path class="scratch" d=${worn.map(([thin]) => thin).join('')}/>
    <path class="scratch deep" d=${worn.map(([, thick]) => thick).join('')}/><path class="cast-shade" d=${shades}/>`;
}

/** Draws doors and breaches. */
export const drawOpenings = (grid: GridModel): SVGTemplateResult => svg`${edgesOf(grid).map(opening)}`;
