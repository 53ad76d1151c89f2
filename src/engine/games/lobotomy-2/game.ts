import type { GameDescriptor } from '../../game-descriptor.js';

export const game = {
  rulePrefix: 'LOB',
  element: 'lobotomy-game',
  bots: ['expert', 'casual', 'beginner'],
  formerBots: { crew: 'expert' },
} satisfies GameDescriptor;
