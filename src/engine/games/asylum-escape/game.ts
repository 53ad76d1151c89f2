import type { GameDescriptor } from '../../game-descriptor.js';

export const game: GameDescriptor = { rulePrefix: 'AE', element: 'asylum-escape-game', bots: ['lurker'] };
