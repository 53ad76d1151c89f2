// All measured games: the subfolders with a game.ts. Each mode has a unique name.
import { existsSync, readdirSync } from 'node:fs';
import type { Game } from './game.js';

export const games: readonly Game[] = await Promise.all(
  readdirSync(new URL('.', import.meta.url))
    .sort()
    .map((id) => new URL(`${id}/game.ts`, import.meta.url))
    .filter((file) => existsSync(file))
    .map(async ({ href }) => ((await import(href)) as { readonly game: Game }).game),
);
