// Draws the board: its frame and bed, the setup tile, a focusable thing for each position, and the marks that show
// whether touching edges match.
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { PuzzleModel } from '../../engine/puzzle/puzzle-model.js';
import type { Puzzle } from '../../engine/puzzle/types.js';
import { cssVars } from '../shared/css-vars.js';
import type { Dragged } from '../shared/pointing/drag.js';
import {
  defs,
  drawBack,
  drawBed,
  drawFailed,
  drawJoint,
  drawLight,
  drawLightAround,
  drawNumber,
  drawPiece,
  drawSolved,
  drawTile,
  empty,
  rim,
} from './art/art.js';
import { boardLayoutOf, sideOf, type Pose, type Thing } from './layout.js';
import { isConnected, progressOf, puzzleIn } from './progress.js';
import { positionWords, tileWords, type Key } from './words.js';
import type { Speaker } from '../shared/speaker.js';

export type Direction = 'cw' | 'ccw';

/** The arrows for turning, as SVG path data in a box of 24 × 24 units. */
export const turns = {
  ccw: 'M6 9a7 7 0 1 1-1 5M4 5v5h5',
  cw: 'M18 9a7 7 0 1 0 1 5M20 5v5h-5',
} as const satisfies Record<Direction, string>;

export interface Drawing {
  readonly model: PuzzleModel;
  /** Whether the pieces are still face down because the clock has not started. */
  readonly isFaceDown: boolean;
  readonly lifted: string | null;
  /**
   * The move that a press on a thing makes, by the id of the thing. Empty unless a thing is selected or a piece has
   * been drawn from the pile.
   */
  readonly destinations: ReadonlyMap<string, string>;
  readonly dragged: Dragged | null;
  /** The id of the move that is marked as the next one. */
  readonly next: string | null;
  /** The places whose numbers are shown. */
  readonly numbers: readonly number[];
  readonly fragmentNumbers: boolean;
  tabindex(id: string): 0 | -1;
}

/** Returns the number of rows if the positions of a rune fill a rectangle in reading order; otherwise 0. */
function rowsOf({ kind, at = [] }: Puzzle): number {
  const rows = new Set(at.map(([row]) => row)).size;
  const inOrder = at.every(
    ([row, column], i) => i === 0 || row * 10 + column > (at[i - 1]?.[0] ?? 0) * 10 + (at[i - 1]?.[1] ?? 0),
  );
  return kind === 'rune' && inOrder && rows * new Set(at.map(([, column]) => column)).size === at.length ? rows : 0;
}

export function drawBoard(speaker: Speaker<Key>, shown: Drawing): TemplateResult {
  const { model, isFaceDown, dragged, fragmentNumbers } = shown;
  const { position, over } = model;
  const puzzle = puzzleIn(model);
  const layout = boardLayoutOf(puzzle);
  const rows = rowsOf(puzzle);
  const solved = over === 'solved';
  const progress = progressOf(position);

  const thing = ({ id, x, y, angle }: Thing, n: number): SVGTemplateResult => {
    const isTile = id === 'tile';
    const piece = isTile ? null : position.pieces[n - 1];
    const turn = position.turns[n - 1] ?? 0;
    const [lit, isHome] = [isConnected(progress, n), progress.inPlace.includes(n)];
    const move = shown.destinations.get(id);
    const isLifted = shown.lifted === id;
    const states: Key[] = [
      ...(isLifted ? ['lifted' as const] : []),
      ...(move ? [move.startsWith('swap') ? ('can-swap' as const) : ('can-replace' as const)] : []),
    ];
    const words = isTile ? tileWords(speaker, model, states) : positionWords(speaker, model, n, states, isFaceDown);
    const classes = [
      'piece',
      puzzle.kind,
      isLifted && 'selected',
      move && 'can',
      dragged?.over === id && dragged.id !== id && 'over',
      (isTile ? shown.next?.startsWith('turn-tile') : isNext(shown.next, n)) && 'next',
      isTile && 'tile',
    ]
      .filter(Boolean)
      .join(' ');
    const moving = dragged?.id === id;
    return svg`<g role=${rows ? 'gridcell' : 'option'} data-id=${id} data-ask=${id} class=${classes} part=${`piece ${isTile ? 'tile' : `p${n}`} ${isLifted ? 'lifted' : ''} ${move ? 'can' : ''}`}
      tabindex=${shown.tabindex(id)} aria-label=${words} aria-selected=${isLifted} ${cssVars({ '--dx': moving ? `${dragged.dx}px` : null, '--dy': moving ? `${dragged.dy}px` : null })}>
      ${
        isTile
          ? svg`<g class="turn" aria-hidden="true" ${cssVars({ 'transform-origin': `${x}px ${y}px` })}>${guard([puzzle, position.tile, solved], () => drawTile(puzzle, layout, position.tile, solved))}</g>`
          : svg`<g aria-hidden="true" transform=${`translate(${x} ${y})rotate(${angle})`}><g class="turn">${
              piece && !isFaceDown
                ? guard([puzzle, piece, turn, lit, isHome, fragmentNumbers], () =>
                    drawPiece(puzzle, piece, turn, { live: lit, inPlace: isHome, fragmentNumbers }),
                  )
                : piece
                  ? guard([puzzle], () => drawBack(puzzle))
                  : empty
            }</g></g>`
      }
    </g>`;
  };

  /**
   * Draws arrows for turning at the upper corners of the selected thing. They are for pointers only; the buttons beside
   * the board do the same.
   */
  const turner = ({ id, x, y, angle }: Thing): SVGTemplateResult =>
    svg`<g class="turners" transform=${`translate(${x} ${y})rotate(${angle})`}>${(['ccw', 'cw'] as const).map((way) => {
      const [far, up] = id === 'tile' ? [32, 0] : [44, -48];
      return svg`<g data-turn=${way} transform=${`translate(${way === 'cw' ? far : -far} ${up})rotate(${-angle})`}><circle r="16" /><path transform="translate(-12 -12)" d=${turns[way]} /></g>`;
    })}</g>`;

  const lifted = layout.things.find(({ id }) => id === shown.lifted);
  const things = layout.things.map((each, i) => thing(each, i + 1));
  const turning = puzzle.kind === 'lock' && (puzzle.steps ?? 1) > 1;
  const [xs, ys] = [layout.bed.map(([x]) => x), layout.bed.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - rim, Math.min(...ys) - rim];
  const [width, height] = [Math.max(...xs) + rim - left, Math.max(...ys) + rim - top];
  const name = speaker.say('board', { n: layout.places.length });
  const ends = [speaker.say('start'), speaker.say('lamp')] as const;
  const lit = layout.places.filter((_, i) => isNext(shown.next, i + 1));
  return html`<svg
    part="board"
    role=${rows ? 'grid' : 'listbox'}
    aria-label=${name}
    class=${`${puzzle.kind} ${over ?? ''}`}
    viewBox="${left} ${top} ${width} ${height}"
    ${cssVars({ '--ratio': width / height })}
  >
    ${guard([], () => defs)}
    <g aria-hidden="true">
      ${guard([puzzle], () => drawBed(puzzle, layout))}${turning ? nothing : guard([puzzle, solved, ...ends], () => drawTile(puzzle, layout, 0, solved, ends))}
    </g>
    ${rows ? Array.from({ length: rows }, (_, row) => svg`<g role="row">${things.slice((row * things.length) / rows, ((row + 1) * things.length) / rows)}</g>`) : turning ? [things.at(-1), ...things.slice(0, -1)] : things}
    <g aria-hidden="true" class="joints">
      ${shown.next?.startsWith('turn-tile') ? layout.tile.map((loop) => drawLightAround(loop)) : lit.map((place) => drawLight(place))}
      ${guard([position, isFaceDown], () => (isFaceDown ? [] : progress.edges).map((edge) => drawJoint(puzzle, edge, sideOf(layout.places[edge.at - 1] as Pose, edge.side), isConnected(progress, edge.at) && edge.agrees)))}
      ${solved ? drawSolved(puzzle, layout) : over ? drawFailed(layout) : nothing}
      ${shown.numbers.map((n) => drawNumber(layout.places[n - 1] as Pose, n))}
      ${lifted && puzzle.kind !== 'rune' && !dragged ? turner(lifted) : nothing}
    </g>
  </svg>`;
}

/** Whether the next move involves the position with this number. */
export function isNext(next: string | null, n: number): boolean {
  return next !== null && (next.match(/\d+/g) ?? []).map(Number).includes(n);
}
