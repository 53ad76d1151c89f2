// What reckons the odds of an attack before it is made: by the id of a game, fetched when a page shows one.
import type { AttackGame } from './shared/attack-odds-game.js';

export const attacks: Readonly<Record<string, () => Promise<AttackGame>>> = {
  'lobotomy-2': () => import('./lobotomy-game/attack-odds.js'),
};
