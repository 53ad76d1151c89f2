// Two touching sides: how it shows that they agree, and that they do not.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Edge } from '../../../engine/puzzle/solved.js';
import type { Puzzle } from '../../../engine/puzzle/types.js';
import type { Place } from '../layout.js';
import { lying } from './shapes.js';

const solder = svg`<path class="tin" d="M-11-7Q0-11 11-7V7Q0 11-11 7Z" /><path class="bands" d="M-6-4Q0-6.5 6-4" />`;

/** Across the edge: a flash between two colours. */
const flash = svg`<path class="flash" d="M3-14-10 2H-2L-4 14 10-3H1Z" />`;

/** A wire that meets none. */
const open = svg`<path class="open" d="M-12 0H12" />`;

/** Around a symbol that agrees; its piece lies at the foot of this drawing. */
const band = svg`<path class="band" d="M-19.500 4V24A19.500 19.500 0 0 0 19.500 24V4" />`;

const clip = svg`<rect class="clip" x="-19.5" y="-4" width="39" height="8" rx="4" /><path class="rivets" d="M-13 0h.1M13 0h.1" />`;

const cross = svg`<circle class="wrong" r="8" /><path class="cross" d="M-3.5-3.5 3.5 3.5M3.5-3.5-3.5 3.5" />`;

function between(lock: boolean, { shows: [here, there], agrees, to }: Edge, live: boolean): unknown {
  if (!here || !there || here + there === '--') return nothing;
  if (lock) return agrees ? [band, to === null ? nothing : svg`<g transform="rotate(180)">${band}</g>`, clip] : cross;
  if (!agrees) return here === '-' || there === '-' ? open : flash;
  return live ? svg`<g class="wire ${here}"><circle class="light far" r="17" /><circle class="light" r="13" />${solder}</g>` : solder;
}

/** Two touching sides, about the middle of their edge. Where neither has a wire, or a piece is missing, there is nothing. */
export const drawJoint = ({ kind }: Puzzle, edge: Edge, place: Place, live: boolean): SVGTemplateResult =>
  svg`<g class="joint" transform=${lying(place)}>${between(kind === 'lock', edge, live)}</g>`;
