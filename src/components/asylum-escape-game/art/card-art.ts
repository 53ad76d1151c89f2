// Connects card models to their drawings. The pictures are loaded after the table has been drawn.
import type { CardArt } from '../../nw-card-hand/nw-card-hand.js';
import { CARD_BOX, cardFrame, MARK_BOX, pennant, PENNANT_BOX, typeMark } from './card-frame.js';
import { picture, PICTURE_BOX } from './card-pictures.js';

/**
 * Draws cards by their `art` id. The backs are `back-camo-sabo`, `back-movement`, `back-bloodlust`, `back-victim` and
 * `back-patient`.
 */
export const cardArt: CardArt = {
  frame: { box: CARD_BOX, draw: cardFrame },
  pennant: { box: PENNANT_BOX, draw: pennant },
  mark: { box: MARK_BOX, draw: typeMark },
  picture: { box: PICTURE_BOX, draw: picture },
};
