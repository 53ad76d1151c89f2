// All drawings of a house. They are loaded after the walls and the text of the house have been drawn.
import { svg, type SVGTemplateResult } from 'lit';
import { drawShapes } from './palette.js';
import { rooms } from './rooms.js';
import { shapes } from './furniture.js';

export { drawFigure, drawOwn, FIGURE_BOX, FIGURES, OWN_BOX } from './figures.js';
export { drawMarks, kindMark, patterns, sky } from './marks.js';
export { COLUMN, drawRoof, drawTorn } from './roof.js';

export const ROOM_BOX = '0 0 160 128';

export const ROOMS = Object.keys(rooms);

/** The drawing that replaces distressing rooms: a chair under a lamp. */
export const CALM_ROOM = 'quiet';
const drawn: typeof rooms = {
  ...rooms,
  [CALM_ROOM]: [
    '',
    '@cone 94 20',
    '@lamp 94 20|k*chair 84 122 0 1.4|k*pot 40 122 0 1.3|k*leaf 36 112|k*leaf 44 112 24',
  ],
};

/** Draws the contents of a room: things at the wall, light, and things in front. Draws nothing for an unknown name. */
export function drawRoom(picture: string | undefined): SVGTemplateResult {
  const [wall, light, front] = (Object.hasOwn(drawn, picture ?? '') && drawn[picture ?? '']) || ['', '', ''];
  return svg`<rect class="pattern" width="160" height="128" fill="none"></rect>${drawShapes(wall, shapes)}<path d="M0 106H160V128H0Z" fill="var(--house-near)" opacity=".26"></path><g class="light">${drawShapes(light, shapes)}</g>${drawShapes(front, shapes)}`;
}
