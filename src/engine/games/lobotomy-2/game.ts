import type { GameDescriptor } from '../../game-descriptor.js';

export const game: GameDescriptor = { rulePrefix: 'LOB', element: 'lobotomy-game', bots: ['crew'] };
