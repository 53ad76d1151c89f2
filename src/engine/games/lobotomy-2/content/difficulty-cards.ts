// The Difficulty Modifier cards. Each card lists gains or losses of the Characters for four levels. A positive `track`
// is the Huntmaster's head start in Spaces; a negative `track` is the number of Rounds before his first step. LOB-DIF,
// LOB-RUL-121
import type { DifficultyCard } from '../cards/card-types.js';

export const difficulties: readonly DifficultyCard[] = [
  {
    id: 'constitution',
    rows: { easiest: { health: 3 }, easier: { health: 1 }, harder: { health: -1 }, hardest: { health: -2 } },
  },
  {
    id: 'head-start',
    rows: { easiest: { track: -2 }, easier: { track: -1 }, harder: { track: 1 }, hardest: { track: 2 } },
  },
  {
    id: 'visiting-hours',
    rows: { easiest: { spawns: -2 }, easier: { spawns: -1 }, harder: { spawns: 1 }, hardest: { spawns: 2 } },
  },
  {
    id: 'thick-hides',
    rows: {
      easiest: { bossHealth: -2, monsterHealth: -1 },
      easier: { bossHealth: -1 },
      harder: { bossHealth: 1 },
      hardest: { bossHealth: 2, monsterHealth: 1 },
    },
  },
  {
    id: 'dispensary',
    rows: {
      easiest: { meds: 2, loot: 1, spawns: -1 },
      easier: { meds: 1 },
      harder: { meds: -1 },
      hardest: { meds: -1, spawns: 1 },
    },
  },
  {
    id: 'admission',
    rows: {
      easiest: { insanity: 4, health: 2 },
      easier: { insanity: 2 },
      harder: { health: -1 },
      hardest: { health: -1, meds: -1 },
    },
  },
];
