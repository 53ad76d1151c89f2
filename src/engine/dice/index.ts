// nightward/dice: dice systems as data. From one description of a roll come both its results and its exact odds.
export { odds, type Distribution } from './odds.js';
export { roll } from './roll.js';
export { systems } from './systems.js';
export type { Die, Explosion, Face, FaceName, Pool, Roll, Rolled, System } from './types.js';
