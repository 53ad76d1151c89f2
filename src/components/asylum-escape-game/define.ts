// Registers <asylum-escape-game>.
import { AsylumEscapeGame } from './asylum-escape-game.js';

AsylumEscapeGame.define();

export type { AsylumEscapeGame };
