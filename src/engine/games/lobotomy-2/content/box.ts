// What every Scenario of ours is played with.
import type { Pack } from '../content.js';
import { arms } from './arms.js';
import { difficulties } from './difficulty.js';
import { huntCards } from './hunt.js';
import { lockers } from './lockers.js';
import { memories } from './memories.js';
import { spawnCards } from './spawn.js';
import { tiles } from './tiles.js';

export const box: Omit<Pack, 'scenarios'> = {
  format: 1,
  id: 'nightward',
  ...arms,
  hunt: huntCards,
  spawns: spawnCards,
  lockers,
  difficulties,
  tiles,
  memories,
};
