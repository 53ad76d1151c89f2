// As much of our pack as a match of the introduction needs: a page begins with it, and fetches the rest for another match.
import type { BossCard } from '../cards/card-types.js';
import type { Pack } from '../cards/card-index.js';
import type { MemoryCard } from '../cards/scenario-types.js';
import { arms } from './introduction-cards.js';
import { difficulties } from './difficulty-cards.js';
import { huntCards } from './hunt-cards.js';
import { lockers } from './lockers.js';
import { s1 } from './scenarios/s1.js';
import { spawnCards } from './spawn-cards.js';
import { tiles } from './tiles.js';

/** Nobody draws from these decks, but they lie there, and a state says of what: the ids are enough. */
const bossCards = Object.entries({
  huntmaster: [
    'thrown-spear',
    'horn-for-the-pack',
    'barbed-line',
    'weighted-net',
    'at-a-gallop',
    'downwind',
    'skinning-knife',
    'firebrand',
    'gates-shut',
    'thin-the-herd',
  ],
  wendigo: ['gnaw-the-bone', 'breath-of-winter', 'voice-you-know', 'antlers-down', 'starving-touch'],
} satisfies Record<BossCard['deck'], readonly string[]>).flatMap(([deck, ids]) =>
  ids.map((id): BossCard => ({ id, deck: deck as BossCard['deck'] })),
);
const memories = Array.from({ length: 12 }, (_, n): MemoryCard => ({
  id: `memory-${n + 1}`,
  character: '',
  steps: [],
  own: [],
}));

export const introduction: Pack = {
  format: 1,
  id: 'nightward',
  ...arms,
  bossCards,
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
