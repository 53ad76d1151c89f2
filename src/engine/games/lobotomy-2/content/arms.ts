// The cards that attack, are attacked, or change what is thrown.
import type { Pack } from '../content.js';
import { bossCards } from './boss-cards.js';
import { bosses } from './bosses.js';
import { characters } from './characters.js';
import { aggression } from './disorders-aggression.js';
import { anxiety } from './disorders-anxiety.js';
import { ocd } from './disorders-ocd.js';
import { schizophrenia } from './disorders-schizophrenia.js';
import { equipment } from './equipment.js';
import { monsters } from './monsters.js';
import { weapons } from './weapons.js';

export const arms = {
  characters,
  disorders: [...aggression, ...ocd, ...schizophrenia, ...anxiety],
  weapons,
  equipment,
  monsters: [...monsters, ...bosses],
  bossCards,
} satisfies Partial<Pack>;
