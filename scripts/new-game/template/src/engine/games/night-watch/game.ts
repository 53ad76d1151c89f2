import type { GameDescriptor } from '../../game-descriptor.js';

export const game: GameDescriptor = { rulePrefix: 'NIG', element: 'night-watch-game', bots: ['nightwatch'] };
