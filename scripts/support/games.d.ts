import type { GameDescriptor } from '../../src/engine/game-descriptor.js';

export interface FoundGame extends GameDescriptor {
  readonly id: string;
}
export const games: readonly FoundGame[];
export function hasFile(game: Pick<FoundGame, 'id'>, file: string): boolean;
export function builtRules(game: Pick<FoundGame, 'id' | 'builtRules'>, all: readonly string[]): string[];
