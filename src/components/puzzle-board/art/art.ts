// Draws the board of a puzzle in wood, brass and baize. The edge of a piece is 100 units long.
import { svg, type SVGTemplateResult } from 'lit';
import { piecesOf } from '../../../engine/puzzle/puzzles.js';
import type { Kind, Puzzle, Turn } from '../../../engine/puzzle/types.js';
import { bedDefs } from './frame.js';
import { drawSymbols, symbolDefs } from './locks.js';
import { drawSlate, slateDefs } from './slates.js';
import { drawWires } from './wires.js';

export { artStyles } from './art.styles.js';
export { drawBed, rim } from './frame.js';
export { drawJoint } from './joints.js';
export { drawLight, drawLightAround, drawNumber } from './marks.js';
export { drawFailed, drawSolved } from './outcome.js';
export { drawTile } from './tile.js';

/** The SVG definitions that each drawing needs once, before everything else. */
export const defs: SVGTemplateResult = svg`<defs>${bedDefs}${symbolDefs}${slateDefs}</defs>`;

const square = (name: string, far: number): SVGTemplateResult =>
  svg`<rect class=${name} x=${-far} y=${-far} width=${2 * far} height=${2 * far} rx="6" />`;

const plate = (material: string): SVGTemplateResult[] => [
  square('shadow', 47.5),
  square(material, 47.5),
  svg`<path class="light" d="M-46 42V-40Q-46-46-40-46H42" />`,
  square('thin', 41),
];
const materials = { wiring: 'bakelite', lock: 'steel', rune: 'slate' } as const satisfies Record<Kind, string>;

/** Draws a piece that lies face down. */
export const drawBack = ({ kind }: Puzzle): SVGTemplateResult =>
  svg`<g class="lift">${plate(materials[kind])}<path class="brass thin" d="M0-24 24 0 0 24-24 0Z" />${square('ring', 49.8)}</g>`;

/** An empty position (MOM-RUL-108). */
export const empty: SVGTemplateResult = square('empty', 44);

/**
 * Draws a piece with its middle at the origin. The caller rotates it if its position is rotated.
 * @param options `live`: the piece is connected to an end of the wiring; `inPlace`: the fragment is at its correct
 * position; `fragmentNumbers`: the numbers of fragments are shown.
 */
export function drawPiece(
  puzzle: Puzzle,
  piece: string,
  turn: Turn,
  options: { live?: boolean; inPlace?: boolean; fragmentNumbers?: boolean } = {},
): SVGTemplateResult {
  const print = piecesOf(puzzle)[piece] ?? '';
  const body = (turned: SVGTemplateResult, drawing: SVGTemplateResult): unknown => [
    ...plate(materials[puzzle.kind]),
    drawing,
    svg`<g transform=${`rotate(${turn * 90})`}>${turned}</g>`,
  ];
  return svg`<g class="lift">
    ${
      puzzle.kind === 'rune'
        ? drawSlate(puzzle, piece, !!options.inPlace, !!options.fragmentNumbers)
        : puzzle.kind === 'lock'
          ? body(
              svg`<circle class="brass thin" r="8" /><path class="deep" d="M0-5 4 4H-4Z" />`,
              drawSymbols(print, turn),
            )
          : body(
              svg`<path class="arrow" d="M-39-31-34.5-40-30-31Z" /><path class="studs" d="M34-34h.1M34 34h.1M-34 34h.1" />`,
              drawWires(print, turn, !!options.live),
            )
    }
    ${square('back', 47.7)}${square('mark', 45.8)}${square('ring', 49.8)}
  </g>`;
}
