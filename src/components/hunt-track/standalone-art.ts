// What a page may have drawn on its track besides what a game does: further drawings, letters, and whoever else walks.
import { svg, type SVGTemplateResult } from 'lit';
import { drawFigure, drawMark, marks } from './art.js';
import type { HuntArt } from './track-host.js';

const more: typeof marks = {
  ...marks,
  siren: [
    'M28 66V42a17 17 0 0 1 34 0V66ZM22 66H68V72H22Z',
    '',
    'M17 32q-6 11 0 22M9 26q-10 17 0 34M73 32q6 11 0 22M81 26q10 17 0 34',
  ],
  fog: [
    '',
    'M8 22q12-10 24 0t24 0 24 0M8 42q12-10 24 0t24 0 24 0M8 62q12-10 24 0t24 0 24 0',
    'M30 12a3 3 0 1 0 6 0M54 12a3 3 0 1 0 6 0',
  ],
};

/** One of ours by its name, or up to three letters. */
export const isMark = (mark: string): boolean => Object.hasOwn(more, mark) || Array.from(mark).length <= 3;

/** A standee with a letter. */
const pawn = (letter: string): SVGTemplateResult =>
  svg`<path class="body" d="M-24 4V-4Q-24-12-16-14V-48Q-16-62-7-67a17 17 0 1 1 14 0Q16-62 16-48V-14Q24-12 24-4V4Z"/><text y="-26">${letter}</text>`;

export const art: HuntArt = {
  mark: (mark) => (Object.hasOwn(more, mark) ? drawMark(mark, more[mark]) : svg`<text x="45" y="56">${mark}</text>`),
  figure: (figure) =>
    drawFigure(
      figure === 'huntmaster' ? undefined : pawn(figure === 'pawn' ? '' : (Array.from(figure)[0] ?? '').toUpperCase()),
    ),
};
