// Registers <nw-card-hand>.
import { CardHand } from './nw-card-hand.js';

CardHand.define();

export type { CardHand };
