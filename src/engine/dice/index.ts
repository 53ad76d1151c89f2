// nightward/dice: systems as data, one specification of a roll and its two readings, results and exact odds.
export { odds, type Distribution } from './odds.js';
export { roll } from './roll.js';
export { systems } from './systems.js';
export type { Die, Explosion, Face, FaceName, Pool, Roll, Rolled, System } from './types.js';
