// Registers <dice-pool>.
import { DicePool } from './dice-pool.js';

DicePool.define();

export type { DicePool };
