// All cards that attack, are attacked, or change what is thrown, with both their sides.
import type { Pack } from '../cards/card-index.js';
import { arms } from './introduction-cards.js';
import { bossCards } from './boss-cards.js';
import { bosses } from './bosses.js';
import { furtherMonsters } from './monsters-all-scenarios.js';
import { empowered, insane } from './reverse-sides.js';

export const allArms = {
  ...arms,
  characters: arms.characters.map((each) => ({ ...each, ...insane[each.id] })),
  monsters: [...arms.monsters.map((each) => ({ ...each, ...empowered[each.id] })), ...furtherMonsters, ...bosses],
  bossCards,
} satisfies Partial<Pack>;
