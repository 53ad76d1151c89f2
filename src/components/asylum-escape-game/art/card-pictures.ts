// The pictures of all cards: a room at night, objects in front of it, and figures in it. Drawings are stored as text
// and parsed when needed.
import { svg, type SVGTemplateResult } from 'lit';
import { drawShapes } from '../../nw-house/art/palette.js';
import { drawFigure, FIGURES } from '../../nw-house/art/figures.js';
import { drawRoom, ROOMS } from '../../nw-house/art/house-art.js';
import { shapes } from '../../nw-house/art/furniture.js';
import { cssVars, type CssVars } from '../../shared/css-vars.js';
import { objects, type CardScene } from './objects.js';
import { BLOODLUST } from './pictures/bloodlust.js';
import { CAMO } from './pictures/camo.js';
import { SABO } from './pictures/sabo.js';
import { BACKS, VICTIMS } from './pictures/victims.js';

const scenes: Readonly<Record<string, CardScene>> = { ...CAMO, ...SABO, ...BLOODLUST, ...VICTIMS, ...BACKS };

/** The kinds of rooms, in the order of `ROOMS`, which has five rooms of each kind. */
const KINDS = ['ward', 'treatment', 'service', 'staff', 'air'] as const;

export const PICTURE_BOX = '0 0 200 232';

/** The scale that enlarges the drawing of a room for <nw-house> to the height of a card picture. */
const ROOM_SCALE = 1.82;
const ROOM_WIDTH = 160;
const PICTURE_WIDTH = 200;

/** Returns the colours of a room's walls. In <nw-house>, the element of the room sets these colours. */
function walls(room: string): CssVars {
  const wall = `color-mix(in srgb,var(--house-${KINDS[Math.floor(ROOMS.indexOf(room) / 5)] ?? 'muted'}) var(--house-lit),var(--house-ground))`;
  return {
    '--house-wall': wall,
    '--house-far': `color-mix(in srgb,var(--house-near) 28%,${wall})`,
    '--house-middle': `color-mix(in srgb,var(--house-near) 72%,${wall})`,
  };
}

const figureIn = (figure: string): SVGTemplateResult =>
  svg`<g transform="translate(100 218)scale(1.75)">${drawFigure(figure, '', 0)}</g>`;

const vocabulary = { ...shapes, ...objects };

function compose([room, turned, front, figure]: CardScene): SVGTemplateResult {
  const aside = Math.min(turned, ROOM_WIDTH - PICTURE_WIDTH / ROOM_SCALE);
  return svg`<g ${cssVars(walls(room))}><g transform=${`scale(${ROOM_SCALE})translate(${-aside} 0)`}><rect width="160" height="128" fill="var(--house-wall)"></rect>${drawRoom(room)}</g>
    ${front || figure ? svg`<rect width="200" height="232" fill="var(--house-slab)" opacity=".42"></rect>` : ''}${front ? drawShapes(front, vocabulary) : ''}${figure ? figureIn(figure) : ''}</g>`;
}

const drawn = new Map<string, SVGTemplateResult>();

/**
 * Returns the picture of a card for an `<svg viewBox=${PICTURE_BOX}>`: a room for a Location, a figure for a Patient.
 */
export function picture(id: string): SVGTemplateResult {
  const known = drawn.get(id);
  if (known) return known;
  const scene = Object.hasOwn(scenes, id) ? scenes[id] : undefined;
  const made = scene
    ? compose(scene)
    : ROOMS.includes(id)
      ? compose([id, 20, ''])
      : FIGURES.includes(id)
        ? compose(['padded-cell', 60, '', id])
        : compose(['padded-cell', 60, '@door 100 124 0 1.2']);
  drawn.set(id, made);
  return made;
}

/** The ids of all cards that have a drawing. */
export const pictureIds: readonly string[] = [...Object.keys(scenes), ...ROOMS, ...FIGURES];
