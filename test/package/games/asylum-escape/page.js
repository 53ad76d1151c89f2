// Asylum Escape in tests of pages that begin a match.

/** Attributes of a match, in addition to its seats. */
export const attributes = 'patients="1"';
