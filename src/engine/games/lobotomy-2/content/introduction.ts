// As much of our pack as a match of the introduction needs: a page begins with it, and fetches the rest for another match.
import type { Pack } from '../content.js';
import { arms } from './arms.js';
import { difficulties } from './difficulty.js';
import { huntCards } from './hunt.js';
import { lockers } from './lockers.js';
import { memories } from './memories.js';
import { s1 } from './scenarios/s1.js';
import { spawnCards } from './spawn.js';
import { tiles } from './tiles.js';

export const introduction: Pack = {
  format: 1,
  id: 'nightward',
  ...arms,
  hunt: huntCards,
  spawns: spawnCards,
  lockers,
  difficulties,
  tiles,
  scenarios: [s1],
  memories,
};

/** Of all our pack: a match of the introduction is the same with either, and so is its save. */
export const ourFingerprint = '8b1915f0c42b21af';
