// Which drawing of Lobotomy 2 stands for what: the bridge between plain models and the art.
import type { SVGTemplateResult } from 'lit';
import type { GridToken } from '../../engine/board/grid-model.js';
import type { CardArt } from '../nw-card-hand/nw-card-hand.js';
import type { GridArt } from '../tile-grid/drawings.js';
import { CARD_BOX, cardFrame, PENNANT_BOX, pennant, PICTURE_BOX } from './art/card-frame.js';
import { MARK_BOX, typeMark } from './art/marks.js';
import { mark, monster, standee } from './art/tokens.js';

/** What draws the pictures of cards. */
export type Pictures = Pick<typeof import('./art/pictures.js'), 'picture'>;

const drawToken = { person: standee, monster, mark } as const satisfies Record<GridToken['kind'], (token: GridToken) => SVGTemplateResult>;

export const gridArt: GridArt = { token: (token) => drawToken[token.kind](token) };

const bare: CardArt = {
  frame: { box: CARD_BOX, draw: cardFrame },
  pennant: { box: PENNANT_BOX, draw: pennant },
  mark: { box: MARK_BOX, draw: typeMark },
};
const full = new WeakMap<Pictures, CardArt>();

/** The art of cards, with pictures once they are there. The same object for the same pictures, so that nothing is drawn anew. */
export function cardArt(pictures: Pictures | null): CardArt {
  if (!pictures) return bare;
  const art = full.get(pictures) ?? { ...bare, picture: { box: PICTURE_BOX, draw: pictures.picture } };
  full.set(pictures, art);
  return art;
}
