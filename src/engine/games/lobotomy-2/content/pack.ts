// The built-in pack: original cards, Map Tiles and Scenarios. Their texts are in src/messages.
import type { Pack } from '../cards/card-index.js';
import { bossCards } from './boss-cards.js';
import { bosses } from './bosses.js';
import { characters } from './characters.js';
import { difficulties } from './difficulty-cards.js';
import { aggression } from './disorders-aggression.js';
import { anxiety } from './disorders-anxiety.js';
import { ocd } from './disorders-ocd.js';
import { schizophrenia } from './disorders-schizophrenia.js';
import { equipment } from './equipment.js';
import { huntCards } from './hunt-cards.js';
import { lockers } from './lockers.js';
import { memories } from './memories.js';
import { monsters } from './monsters.js';
import { dn1 } from './scenarios/dn1.js';
import { dn2 } from './scenarios/dn2.js';
import { dn3 } from './scenarios/dn3.js';
import { dn4 } from './scenarios/dn4.js';
import { s1 } from './scenarios/s1.js';
import { s2 } from './scenarios/s2.js';
import { s3 } from './scenarios/s3.js';
import { s4 } from './scenarios/s4.js';
import { spawnCards } from './spawn-cards.js';
import { tiles } from './tiles.js';
import { weapons } from './weapons.js';

export const pack: Pack = {
  format: 1,
  id: 'nightward',
  characters,
  disorders: [...aggression, ...ocd, ...schizophrenia, ...anxiety],
  weapons,
  equipment,
  monsters: [...monsters, ...bosses],
  bossCards,
  hunt: huntCards,
  spawns: spawnCards,
  lockers,
  difficulties,
  tiles,
  scenarios: [s1, s2, s3, s4, dn1, dn2, dn3, dn4],
  memories,
};
