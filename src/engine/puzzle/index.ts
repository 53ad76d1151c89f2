// nightward/puzzle: the nine puzzles of Mansions of Madness as data, and the actions of players in them. Puzzles can be
// played alone or as part of a match.
export { act, actions, costOf, refusalOf } from './actions.js';
export {
  begin,
  make,
  moveId,
  moveOf,
  moveRefusal,
  moves,
  timeOver,
  type Attempt,
  type Attempter as Investigator,
  type Move,
} from './attempt.js';
export { readPuzzle } from './read-puzzle.js';
export { chance, chanceInSlices, type BestChance } from './solver/best-chance.js';
export { deal, dealId, lay, reset } from './deal.js';
export { daily, dailyInSlices, generate, generateInSlices } from './solver/generate.js';
export { linksOf, neighbours, shown, socketsOf, tileShows, type Touch } from './geometry.js';
export {
  attemptOf,
  attemptRefusal,
  imagineOrder,
  noPuzzles,
  positionOf,
  puzzleSecrets,
  visible,
  type OpenPuzzle,
  type Pile,
  type Puzzles,
} from './match/open-puzzles.js';
export { pileOf, piecesOf, puzzleOf, puzzles, sizeOf } from './puzzles.js';
export { readPosition } from './read-position.js';
export { solve, warmUp, type Solution } from './solver/solve.js';
export { edges, inPlace, isSolved, live, type Edge, type Live } from './solved.js';
export { puzzleSteps, type PuzzleEvent, type PuzzleHost, type PuzzleStep } from './match/steps.js';
export type * from './types.js';
