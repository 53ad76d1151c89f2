// Dice: systems as data, one specification of a roll and its two readings, results and exact odds.
export { odds, type Distribution } from './odds.js';
export { readPool } from './pool.js';
export { readSystem } from './read.js';
export { add, choices, faceOf, given, readRoll, reroll, roll, scripted, tally, unthrown, worths, type DieChoice, type Scripted, type Thrown } from './roll.js';
export { die, numbered, plain, systemOf, systems } from './systems.js';
export type { Die, Explosion, Face, FaceName, Pool, Roll, Rolled, System } from './types.js';
