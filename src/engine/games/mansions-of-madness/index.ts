// nightward/games/mansions-of-madness: the puzzles of Mansions of Madness, in a house that contains nothing else.
export { rules } from './rules/rules.js';
export type { Situation } from './state/situation.js';
export type { State as MansionsView } from './state/state.js';
