import type { GameDescriptor } from '../../game-descriptor.js';

export const game = {
  rulePrefix: 'AE',
  element: 'asylum-escape-game',
  bots: ['expert', 'casual', 'beginner'],
  formerBots: { lurker: 'expert' },
} satisfies GameDescriptor;
