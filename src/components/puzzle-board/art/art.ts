// The drawing of the board of puzzles: wood, brass and baize; 100 units are the edge of a piece. Fetched before it is first drawn.
import { svg, type SVGTemplateResult } from 'lit';
import { piecesOf } from '../../../engine/puzzle/puzzles.js';
import type { Puzzle, Turn } from '../../../engine/puzzle/types.js';
import { bedDefs } from './bed.js';
import { drawLock, symbolDefs } from './locks.js';
import { drawSlate, slateDefs } from './slates.js';
import { drawWires } from './wires.js';

export { styles } from './art.styles.js';
export { drawBoard, rim } from './bed.js';
export { drawJoint } from './joints.js';
export { drawFailed, drawSolved } from './solved.js';
export { drawTile } from './tile.js';

/** Once in the svg, before all others. */
export const defs: SVGTemplateResult = svg`<defs>${bedDefs}${symbolDefs}${slateDefs}</defs>`;

/** An empty position (MOM-RUL-108). */
export const empty: SVGTemplateResult = svg`<rect class="empty" x="-44" y="-44" width="88" height="88" rx="6" />`;

const square = (name: string, far: number, rx: number): SVGTemplateResult => svg`<rect class=${name} x=${-far} y=${-far} width=${2 * far} height=${2 * far} rx=${rx} />`;

/** Its material: a plate, a rotating arrow that tells where its N is. */
const body = (material: string, turn: Turn, onIt: SVGTemplateResult): SVGTemplateResult => svg`
  ${square('shadow', 47.5, 6)}${square(`body ${material}`, 47.5, 6)}<path class="light line" d="M-46 40V-41Q-46-46-41-46H40" /><path class="dark line" d="M46-40V41Q46 46 41 46H-40" />
  ${onIt}`;

/**
 * A piece about its middle, upright in its position.
 * @param options `live`: connected to an end of wiring; `inPlace`: a fragment where it belongs; `fragmentNumbers`: its number is seen
 */
export function drawPiece(puzzle: Puzzle, piece: string, turn: Turn, options: { live?: boolean; inPlace?: boolean; fragmentNumbers?: boolean } = {}): SVGTemplateResult {
  const { kind } = puzzle;
  const print = piecesOf(puzzle)[piece] ?? '';
  const arrow = svg`<g transform=${`rotate(${turn * 90})`}>${kind === 'lock' ? svg`<circle class="boss brass" r="8" /><path class="arrow" d="M0-5 3.500 3.500H-3.500Z" />` : svg`<path class="arrow" d="M-39-31-34.500-40-30-31Z" /><path class="studs" d="M34-34h.1M34 34h.1M-34 34h.1" />`}</g>`;
  return svg`<g class="lift ${options.live ? 'live' : ''}">
    ${kind === 'rune' ? drawSlate(puzzle, piece, !!options.inPlace, !!options.fragmentNumbers)
      : kind === 'lock' ? body('steel', turn, svg`${drawLock(print, turn)}${arrow}`)
      : body('bakelite', turn, svg`${square('groove line', 41, 3)}${arrow}${drawWires(print, turn)}`)}
    ${square('back', 47.7, 6)}${square('mark', 45.8, 5)}${square('ring', 49.8, 7)}
  </g>`;
}
