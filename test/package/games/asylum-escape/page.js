// Asylum Escape on a page that begins a match.

/** Attributes of a match, beside its seats. */
export const attributes = 'patients="1"';
