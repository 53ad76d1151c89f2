import type { GameDescriptor } from '../../game-descriptor.js';

export const game: GameDescriptor = { rulePrefix: 'SAN', element: 'sanitarium-game', bots: ['steady'] };
