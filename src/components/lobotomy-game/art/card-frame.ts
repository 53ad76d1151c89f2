// The sheet a card is printed on.

/** View box of every picture. */
export const PICTURE_BOX = '0 0 200 232';
