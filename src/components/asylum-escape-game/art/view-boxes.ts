// What the table knows of its drawings before they come: the view box of each.

/** Of a card's sheet; draw it with preserveAspectRatio="none". */
export const CARD_BOX = '0 0 230 322';
export const PENNANT_BOX = '0 0 38 62';
/** Of every picture. */
export const PICTURE_BOX = '0 0 200 232';
export const MARK_BOX = '-12 -12 24 24';
export const COIN_BOX = '-50 -50 100 100';
