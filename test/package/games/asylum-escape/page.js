// Asylum Escape on a page that begins a match.

/** Attributes of a match, in addition to its seats. */
export const attributes = 'patients="1"';
