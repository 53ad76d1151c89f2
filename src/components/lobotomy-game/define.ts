// Registers <lobotomy-game>.
import { LobotomyGame } from './lobotomy-game.js';

LobotomyGame.define();

export type { LobotomyGame };
