// nightward/games: every game by its id, loaded when it is asked for.
export const games = {
  sanitarium: () => import('./sanitarium/index.js'),
} as const;
