// Registers <night-watch-game>.
import { NightWatchGame } from './night-watch-game.js';

NightWatchGame.define();

export type { NightWatchGame };
