import type { GameDescriptor } from '../../game-descriptor.js';

export const game: GameDescriptor = {
  rulePrefix: 'CW',
  element: 'coma-ward-game',
  bots: ['expert', 'casual', 'beginner'],
};
