// Registers <coma-ward-game>.
import { ComaWardGame } from './coma-ward-game.js';

ComaWardGame.define();

export type { ComaWardGame };
