// Registers <nw-attack-odds>.
import { AttackOdds } from './nw-attack-odds.js';

AttackOdds.define();

export type { AttackOdds };
