// Draws the marks that show whether two touching sides match.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Edge } from '../../../engine/puzzle/solved.js';
import type { Puzzle } from '../../../engine/puzzle/types.js';
import type { Pose } from '../layout.js';
import { lying } from './polygons.js';

const solder = svg`<path class="tin" d="M-11-7Q0-11 11-7V7Q0 11-11 7Z" />`;

/** A spark between two wires of different colours. */
const flash = svg`<path class="flash" d="M3-14-10 2H-2L-4 14 10-3H1Z" />`;

/** A wire without a counterpart. */
const open = svg`<path class="open" d="M-12 0H12" />`;

/** Claws around the symbol below the edge. */
const claws = svg`<path class="claws" d="M-20 4V18Q-20 25-15 30M20 4V18Q20 25 15 30" />`;

const clip = svg`<rect class="clip" x="-21" y="-4" width="42" height="8" rx="4" />`;

const cross = svg`<circle class="wrong" r="8" /><path class="cross" d="M-3.5-3.5 3.5 3.5M3.5-3.5-3.5 3.5" />`;

function between({ kind, at }: Puzzle, { shows: [here, there], agrees, to }: Edge, live: boolean): unknown {
  if (!here || !there || here + there === '--') return nothing;
  // If the puzzle is not on a grid, the symbol of the tile is not exactly opposite the symbol of the piece. So only the
  // symbol of the piece has claws.
  if (kind === 'lock')
    return agrees ? [claws, to || at ? svg`<g transform="scale(1 -1)">${claws}</g>` : nothing, clip] : cross;
  if (!agrees) return here === '-' || there === '-' ? open : flash;
  return [live ? svg`<circle class="glow ${here}" r="6" />` : nothing, solder];
}

/**
 * Draws the mark that shows whether two touching sides match, in the middle of their edge. Draws nothing if neither
 * side has a wire or if a piece is missing.
 */
export const drawJoint = (puzzle: Puzzle, edge: Edge, place: Pose, live: boolean): SVGTemplateResult =>
  svg`<g transform=${lying(place)}>${between(puzzle, edge, live)}</g>`;
