// nightward/games/mansions-puzzles: the puzzles of Mansions of Madness, met in a house that holds nothing else.
export { rules } from './rules.js';
export type { Situation } from './situation.js';
export type { State as MansionsPuzzlesView } from './state.js';
