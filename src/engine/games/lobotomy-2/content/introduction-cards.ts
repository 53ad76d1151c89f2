// The cards of the introduction that attack, are attacked, or change what is thrown.
import type { Pack } from '../cards/card-index.js';
import { characters } from './characters.js';
import { aggression } from './disorders-aggression.js';
import { anxiety } from './disorders-anxiety.js';
import { ocd } from './disorders-ocd.js';
import { schizophrenia } from './disorders-schizophrenia.js';
import { equipment } from './equipment.js';
import { monsters } from './monsters.js';
import { weapons } from './weapons.js';

export const arms = {
  // Nobody turns INSANE! there, and both sides are the same.
  characters: characters.map((each) => ({ ...each, insane: each.blue })),
  disorders: [...aggression, ...ocd, ...schizophrenia, ...anxiety],
  weapons,
  equipment,
  monsters,
} satisfies Partial<Pack>;
