// The view boxes of the drawings.

/** The view box of a card's sheet; draw it with preserveAspectRatio="none". */
export const CARD_BOX = '0 0 230 322';
export const PICTURE_BOX = '0 0 200 232';
export const MARK_BOX = '-12 -12 24 24';
export const STANDEE_BOX = '-32 -68 64 82';
export const TOKEN_BOX = '-12 -12 24 24';
