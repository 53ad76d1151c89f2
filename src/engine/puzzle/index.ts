// nightward/puzzle: the nine puzzles of Mansions of Madness as data, what can be done about them, and when they are solved.
export { act, actions, costOf, refusalOf } from './actions.js';
export { deal, dealId, lay, reset } from './deal.js';
export { linksOf, neighbours, shown, socketsOf, tileShows, type Touch } from './geometry.js';
export { pileOf, piecesOf, puzzleOf, puzzles, sizeOf } from './puzzles.js';
export { edges, inPlace, isSolved, live, type Edge, type Live } from './solved.js';
export type * from './types.js';
