// Which drawing of Lobotomy 2 stands for what: the bridge between plain models and the art.
import type { GridToken } from '../../engine/board/grid-model.js';
import type { CardArt } from '../nw-card-hand/nw-card-hand.js';
import type { GridArt } from '../tile-grid/drawings.js';
import { CARD_BOX, cardFrame, pennant, PENNANT_BOX, PICTURE_BOX } from './art/card-frame.js';
import { floorArt } from './art/floors.js';
import { MARK_BOX, typeMark } from './art/marks.js';
import type { Pictures } from './art/pictures.js';
import { mark, monster, standee } from './art/tokens.js';

export type { Pictures };

export const gridArt: GridArt = {
  tile: floorArt,
  token: (token: GridToken) => {
    switch (token.kind) {
      case 'person': return standee(token);
      case 'monster': return monster(token);
      case 'mark': return mark(token);
      default: return token.kind satisfies never;
    }
  },
};

/** The art of cards, with pictures once they are there. The same object for the same pictures, so that nothing is drawn anew. */
export function cardArt(pictures: Pictures | null): CardArt {
  if (!pictures) return bare;
  const art = full.get(pictures) ?? { ...bare, picture: { box: PICTURE_BOX, draw: (id) => pictures.picture(id) } };
  full.set(pictures, art);
  return art;
}

const bare: CardArt = {
  frame: { box: CARD_BOX, draw: cardFrame },
  pennant: { box: PENNANT_BOX, draw: pennant },
  mark: { box: MARK_BOX, draw: typeMark },
};
const full = new WeakMap<Pictures, CardArt>();
