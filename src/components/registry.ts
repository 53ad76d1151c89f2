// What a game's folder brings to the elements that know no game, by the game's id, loaded when it is asked for.
// Made by `node scripts/build/registry.js`; not to be edited by hand.
import type { AttackGame } from './shared/odds/attack-odds-game.js';
import type { StageClass } from './shared/stage.js';

/** What draws a position. */
export const stages: Readonly<Record<string, () => Promise<{ readonly default: StageClass }>>> = {
  'asylum-escape': () => import('./asylum-escape-game/stage.js'),
  'lobotomy-2': () => import('./lobotomy-game/stage.js'),
  'mansions-of-madness': () => import('./mansions-game/stage.js'),
  sanitarium: () => import('./sanitarium-game/stage.js'),
};

/** What calculates the odds of an attack before it is made. */
export const attacks: Readonly<Record<string, () => Promise<AttackGame>>> = {
  'lobotomy-2': () => import('./lobotomy-game/attack-odds.js'),
};
