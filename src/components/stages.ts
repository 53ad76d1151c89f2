// What draws a position of a game, by the game’s id; each is fetched when a page shows one.
import type { StageClass } from './shared/stage.js';

export const stages: Readonly<Record<string, () => Promise<{ readonly default: StageClass }>>> = {
  'asylum-escape': () => import('./asylum-escape-game/stage.js'),
  'lobotomy-2': () => import('./lobotomy-game/stage.js'),
  'mansions-puzzles': () => import('./mansions-game/stage.js'),
  sanitarium: () => import('./sanitarium-game/stage.js'),
};
