// nightward/games/mansions-of-madness: a small game that consists of the puzzles of Mansions of Madness.
export { rules } from './rules/rules.js';
export type { Situation } from './state/situation.js';
export type { State as MansionsView } from './state/state.js';
