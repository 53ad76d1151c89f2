// The games that compute the odds of an attack, by id; each is fetched when a page shows one.
import type { AttackGame } from './shared/attack-odds-game.js';

export const attacks: Readonly<Record<string, () => Promise<AttackGame>>> = {
  'lobotomy-2': () => import('./lobotomy-game/attack-odds.js'),
};
