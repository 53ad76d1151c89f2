// Registers <sanitarium-game>.
import { SanitariumGame } from './sanitarium-game.js';

SanitariumGame.define();

export type { SanitariumGame };
