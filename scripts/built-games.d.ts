export interface BuiltGame {
  readonly game: string;
  readonly part: string;
  readonly ids: readonly string[] | null;
}
export const builtGames: readonly BuiltGame[];
export function demanded(built: BuiltGame, all: readonly string[]): string[];
