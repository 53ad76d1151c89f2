// The content that comes with the library, all of it our own. Its words are in src/messages.
import type { Pack } from '../cards/card-index.js';
import { allArms } from './whole-cards.js';
import { furtherTiles } from './tiles-all-scenarios.js';
import { introduction } from './introduction-pack.js';
import { memories } from './memories.js';
import { dn1 } from './scenarios/dn1.js';
import { dn2 } from './scenarios/dn2.js';
import { dn3 } from './scenarios/dn3.js';
import { dn4 } from './scenarios/dn4.js';
import { s2 } from './scenarios/s2.js';
import { s3 } from './scenarios/s3.js';
import { s4 } from './scenarios/s4.js';
import { introduction as s1 } from './scenarios/s1-lessons.js';

export const pack: Pack = {
  ...introduction,
  ...allArms,
  // LOB-HNT-05
  hunt: [{ id: 'aura-of-insanity', aura: true, steps: [{ do: 'empower' }] }, ...introduction.hunt],
  tiles: [...introduction.tiles, ...furtherTiles],
  scenarios: [s1, s2, s3, s4, dn1, dn2, dn3, dn4],
  memories,
};
