// The view boxes of the drawings, and the plain disc that stands for a figure on the Board without drawings.
import { svg } from 'lit';
import type { GridArt } from '../../tile-grid/drawings.js';

/** The view box of a card's sheet; draw it with preserveAspectRatio="none". */
export const CARD_BOX = '0 0 230 322';
export const PICTURE_BOX = '0 0 200 232';
export const MARK_BOX = '-12 -12 24 24';
export const STANDEE_BOX = '-32 -68 64 82';
export const TOKEN_BOX = '-12 -12 24 24';

export const coins: GridArt = {
  token: ({ letter, name }) =>
    svg`<circle cy="-8" r="20" fill="var(--lob-ink)" stroke="var(--lob-pale)" stroke-width="2"/><text y="-1" text-anchor="middle" fill="var(--lob-pale)" font-size="20">${letter ?? name.slice(0, 1)}</text>`,
};
