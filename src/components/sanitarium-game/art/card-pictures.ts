// The pictures of all cards. Drawings are stored as text and parsed when needed.
import type { SVGTemplateResult } from 'lit';
import { draw } from './draw.js';
import { ACTIONS } from './pictures/actions.js';
import { BACKS, UNKNOWN } from './pictures/backs.js';
import { HALLUCINATIONS } from './pictures/hallucinations.js';
import { ITEMS } from './pictures/items.js';
import { SHAPES } from './pictures/parts.js';
import { REFERENCE } from './pictures/reference.js';

export { PICTURE_BOX } from './card-frame.js';

const DRAWINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...ITEMS, ...ACTIONS, ...HALLUCINATIONS, ...REFERENCE, ...BACKS }),
);
const drawn = new Map<string, SVGTemplateResult>();

/** The ids of all drawings: cards, reference cards and backs. */
export const PICTURE_IDS: readonly string[] = [...DRAWINGS.keys()];

/**
 * Returns the picture of a kind of card for an `<svg viewBox=${PICTURE_BOX}>`. For an unknown id, the picture shows
 * something under a sheet.
 */
export const picture = (id: string): SVGTemplateResult => {
  const known = drawn.get(id) ?? draw(DRAWINGS.get(id) ?? UNKNOWN, SHAPES);
  drawn.set(id, known);
  return known;
};
