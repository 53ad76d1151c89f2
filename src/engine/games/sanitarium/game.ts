import type { GameDescriptor } from '../../game-descriptor.js';

export const game = {
  rulePrefix: 'SAN',
  element: 'sanitarium-game',
  bots: ['expert', 'casual', 'beginner'],
  formerBots: { steady: 'expert' },
} satisfies GameDescriptor;
