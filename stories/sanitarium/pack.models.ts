// A pack for stories. It has our own cards, but three of them have effects that do not occur in our own pack.
import { pack } from '../../src/engine/games/sanitarium/content/pack.js';
import cards from '../../src/messages/en/sanitarium/cards.js';
import type { Effect } from '../../src/engine/games/sanitarium/cards/card-types.js';

const steps: Readonly<Record<string, readonly Effect[]>> = {
  'brass-bell': [{ do: 'remove-monster', reach: 99 }],
  'music-box': [{ do: 'place-monster' }],
  'night-key': [{ do: 'drop-hallucination' }],
};

/** The names and texts of our cards, without content warnings: the stories add their own. */
const words = Object.fromEntries(Object.entries(cards).filter(([key]) => !key.endsWith('.notes')));

/** The pack as a page contains it. */
export const wardensOwn = {
  ...pack,
  id: 'wardens-own',
  items: pack.items.map((item) => (steps[item.kind] ? { ...item, steps: steps[item.kind] } : item)),
  texts: {
    ...words,
    'brass-bell.text': 'A monster leaves the map.',
    'music-box.text': 'A monster comes in.',
    'night-key.text': 'Be rid of a Hallucination.',
  },
};
