// nightward/games: every game by its id, loaded when it is asked for.
export const games = {
  'mansions-puzzles': () => import('./mansions-puzzles/index.js'),
  sanitarium: () => import('./sanitarium/index.js'),
} as const;
