// nightward/dice: dice systems as data. The same description of a roll gives both its results and its exact odds.
export { odds, type Distribution } from './odds.js';
export { roll } from './roll.js';
export { systems } from './systems.js';
export type { Die, Explosion, Face, FaceName, Pool, Roll, Rolled, System } from './types.js';
