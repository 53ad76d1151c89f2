// What a board can be read without: wear of its floors, doors as they hang, the signs of marks, and whatever it shows of sight.
// A page's board has it at once; to a game it comes late, as its pictures do.
/** Wounds and conditions; in a box of 20 about the origin. */
export const MARKS: Readonly<Record<string, string>> = {
  wound: 'M0-9C4-3 7 0 7 4A7 7 0 0 1-7 4C-7 0-4-3 0-9z',
  stun: 'M0-9l2.2 5.2L8-6 5 0l5 4-6 .8L3.6 11 0 6l-4 5-.4-6L-10 4-5 0-8-6l5.7 2.2z',
  fire: 'M1-10c1 5 7 7 6 13a7 7 0 0 1-14 1c0-4 3-5 3-9 2 1 3 2 3 4 2-2 3-5 2-9z',
  frost: 'M0-10V10M-9-5L9 5M9-5L-9 5M-3-8l3 3 3-3M-3 8l3-3 3 3',
};

export { default as words } from '../../../messages/en/pieces/tile-grid-sight.js';
export { styles } from './details.styles.js';
export { drawSight } from './sight-rays.js';
export { drawLight, drawReasons, isDark } from './sight.js';
export { lookWords } from './sight-words.js';
export { drawOpenings, drawWear } from './wear.js';
