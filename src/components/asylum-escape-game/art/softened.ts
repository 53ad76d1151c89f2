// The pictures of softened content. A card shows the mark of its kind, a Patient is a peg, and each distressing room
// shows a chair under a lamp.
import { svg, type SVGTemplateResult } from 'lit';
import { movement } from '../../../engine/games/asylum-escape/content/movement.js';
import type { HouseModel } from '../../../engine/scene/house-model.js';
import { drawFigure, FIGURES } from '../../nw-house/art/figures.js';
import { CALM_ROOM, ROOMS } from '../../nw-house/art/house-art.js';
import type { CardArt } from '../../nw-card-hand/nw-card-hand.js';
import { typeMark } from './card-frame.js';
import { picture, PICTURE_BOX } from './card-pictures.js';
import { BLOODLUST } from './pictures/bloodlust.js';
import { CAMO } from './pictures/camo.js';
import { SABO } from './pictures/sabo.js';
import { BACKS, VICTIMS } from './pictures/victims.js';

const PEG = 'peg';
const HARSH: readonly string[] = ['padded-cell', 'morgue', 'shock-room', 'theatre'];

/** The colour of the wall behind the mark, by kind. */
const WALLS = {
  camo: 'treatment',
  sabo: 'air',
  bloodlust: 'service',
  movement: 'ward',
  victim: 'staff',
  patient: 'slate',
  foreign: 'slate',
} as const;

const kindOf = (id: string): keyof typeof WALLS =>
  Object.hasOwn(CAMO, id)
    ? 'camo'
    : Object.hasOwn(SABO, id)
      ? 'sabo'
      : Object.hasOwn(BLOODLUST, id)
        ? 'bloodlust'
        : Object.hasOwn(VICTIMS, id)
          ? 'victim'
          : FIGURES.includes(id)
            ? 'patient'
            : movement.some((card) => card.id === id)
              ? 'movement'
              : 'foreign';

function calmPicture(id: string): SVGTemplateResult {
  if (Object.hasOwn(BACKS, id) || (ROOMS.includes(id) && !HARSH.includes(id))) return picture(id);
  const kind = kindOf(id);
  return svg`<rect width="200" height="232" fill=${`var(--house-${WALLS[kind]})`}></rect><circle cx="100" cy="116" r="78" fill="var(--house-pale)"></circle>
    ${kind === 'patient' ? svg`<g transform="translate(100 172)scale(1.1)">${drawFigure(PEG, '', 0)}</g>` : svg`<g transform="translate(100 116)scale(4.6)" color="var(--house-slip-ink)">${typeMark(kind)}</g>`}`;
}

export const calmArt = (art: CardArt): CardArt => ({ ...art, picture: { box: PICTURE_BOX, draw: calmPicture } });

export const calmHouse = (house: HouseModel): HouseModel => ({
  ...house,
  columns: house.columns.map((column) => ({
    ...column,
    rooms: column.rooms.map((room) => (HARSH.includes(room.picture ?? '') ? { ...room, picture: CALM_ROOM } : room)),
  })),
  figures: house.figures.map((figure) => (figure.picture === undefined ? figure : { ...figure, picture: PEG })),
});
