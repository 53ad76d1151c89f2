// nightward/games: every game by its id, loaded when it is asked for.
export const games = {
  'asylum-escape': () => import('./asylum-escape/index.js'),
  'lobotomy-2': () => import('./lobotomy-2/index.js'),
  'mansions-puzzles': () => import('./mansions-of-madness/index.js'),
  sanitarium: () => import('./sanitarium/index.js'),
} as const;
