// Registers <dice-pool>.
import { DicePool } from './dice-pool.js';

DicePool.define();
