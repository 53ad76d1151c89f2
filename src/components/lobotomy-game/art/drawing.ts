// Connects models to the drawings of Lobotomy 2.
import type { GridToken } from '../../../engine/scene/tile-grid-model.js';
import type { CardArt } from '../../nw-card-hand/nw-card-hand.js';
import type { GridArt } from '../../tile-grid/drawings.js';
import { CARD_BOX, MARK_BOX, PICTURE_BOX } from './boxes.js';
import { cardFrame } from './card-frame.js';
import { floorArt } from './floors.js';
import { typeMark } from './marks.js';
import type { Pictures } from './pictures.js';
import { mark, monster, numberOf, standee, tintOf, tokenArt } from './tokens.js';

export interface Art {
  readonly grid: GridArt;
  readonly card: CardArt;
  readonly standee: typeof standee;
  readonly token: typeof tokenArt;
  /** Draws the number that distinguishes a Monster from others of its type. */
  readonly number: typeof numberOf;
}

const grid: GridArt = {
  tile: floorArt,
  token: (token: GridToken) => {
    switch (token.kind) {
      case 'person':
        return standee(token);
      case 'monster':
        return monster(token);
      case 'mark':
        return mark(token);
      default:
        return token.kind satisfies never;
    }
  },
  tint: ({ kind, shape }) => (kind === 'person' ? tintOf(shape) : undefined),
};

const card: CardArt = {
  frame: { box: CARD_BOX, draw: cardFrame },
  mark: { box: MARK_BOX, draw: typeMark },
};

/** Draws cards with the pictures that have been loaded so far. */
export const artWith = (pictures: Pictures | null): Art => ({
  grid,
  standee,
  card: pictures ? { ...card, picture: { box: PICTURE_BOX, draw: (id) => pictures.picture(id) } } : card,
  token: tokenArt,
  number: numberOf,
});
