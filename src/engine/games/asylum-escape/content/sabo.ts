// The 28 Sabo cards: they move pieces, reveal a part of a position, affect hands, or help the Patients. None of them
// kills directly. Four of them have the hold symbol.
import type { CamoSaboCard } from '../cards/card-types.js';

/** Cards that move Victims, rooms and Patients. */
const moving: readonly CamoSaboCard[] = [
  {
    id: 'draught-under-the-door',
    kind: 'sabo',
    symbols: ['own'],
    steps: [{ do: 'push', whom: 'other', way: 'chosen', n: 1 }],
  },
  {
    id: 'pushed-from-behind',
    kind: 'sabo',
    symbols: ['other'],
    steps: [{ do: 'push', whom: 'active', way: 'chosen', n: 2 }],
  },
  {
    id: 'tilted-corridor',
    kind: 'sabo',
    symbols: ['own'],
    steps: [{ do: 'push', whom: 'others', way: 'chosen', n: 1 }],
  },
  { id: 'wrong-turning', kind: 'sabo', symbols: ['own'], steps: [{ do: 'draw-movement', whom: 'other' }] },
  {
    id: 'trip-cord',
    kind: 'sabo',
    symbols: ['other'],
    windows: ['drawn'],
    hold: true,
    steps: [{ do: 'flip', heads: [{ do: 'stumble', whom: 'active' }], tails: [] }],
  },
  { id: 'bell-at-the-far-end', kind: 'sabo', symbols: ['own'], steps: [{ do: 'move-patient', which: 'chosen', n: 1 }] },
  { id: 'they-know-the-way', kind: 'sabo', symbols: ['response'], windows: ['W1'], steps: [{ do: 'set-coin', n: 2 }] },
  { id: 'changed-door-plates', kind: 'sabo', symbols: ['own'], steps: [{ do: 'swap-rooms', pair: 'any' }] },
];

/** Cards that reveal a part of a Victim's position, but never the room. */
const revealing: readonly CamoSaboCard[] = [
  {
    id: 'chalk-on-the-soles',
    kind: 'sabo',
    symbols: ['own'],
    steps: [{ do: 'reveal', whom: 'other', what: 'column' }],
  },
  {
    id: 'creaking-boards',
    kind: 'sabo',
    symbols: ['own', 'response'],
    windows: ['W1'],
    steps: [{ do: 'reveal', whom: 'other', what: 'height' }],
  },
  { id: 'stained-hem', kind: 'sabo', symbols: ['own'], steps: [{ do: 'reveal', whom: 'other', what: 'colour' }] },
  {
    id: 'lamp-oil-trail',
    kind: 'sabo',
    symbols: ['other'],
    windows: ['ending'],
    hold: true,
    steps: [{ do: 'reveal', whom: 'active', what: 'height' }],
  },
  {
    id: 'a-cough',
    kind: 'sabo',
    symbols: ['own', 'response'],
    windows: ['W1'],
    steps: [{ do: 'ask-adjacent', which: 'chosen', n: 1 }],
  },
  {
    id: 'camphor',
    kind: 'sabo',
    symbols: ['response'],
    windows: ['W6'],
    steps: [{ do: 'ask-adjacent', which: 'newest', n: 2 }],
  },
  {
    id: 'names-read-aloud',
    kind: 'sabo',
    symbols: ['own'],
    steps: [
      {
        do: 'either',
        of: [
          { id: 'columns', steps: [{ do: 'sweep', what: 'column' }] },
          { id: 'heights', steps: [{ do: 'sweep', what: 'height' }] },
        ],
      },
    ],
  },
];

/** Cards that make Victims lose, show or draw cards. */
const emptying: readonly CamoSaboCard[] = [
  { id: 'torn-pocket', kind: 'sabo', symbols: ['own'], steps: [{ do: 'discard', whom: 'other', n: 1, how: 'random' }] },
  {
    id: 'searched-bedding',
    kind: 'sabo',
    symbols: ['own'],
    steps: [{ do: 'discard', whom: 'others', n: 1, how: 'choice' }],
  },
  { id: 'borrowed-for-good', kind: 'sabo', symbols: ['own', 'other'], steps: [{ do: 'steal', whom: 'other' }] },
  { id: 'lost-appointment', kind: 'sabo', symbols: ['own', 'other'], steps: [{ do: 'skip-draw', whom: 'other' }] },
  {
    id: 'wet-matches',
    kind: 'sabo',
    symbols: ['response'],
    windows: ['W3'],
    steps: [{ do: 'discard', whom: 'caught', n: 1, how: 'random' }],
  },
  { id: 'inventory-night', kind: 'sabo', symbols: ['own'], steps: [{ do: 'limit-hand', whom: 'others', n: 3 }] },
  {
    id: 'open-satchels',
    kind: 'sabo',
    symbols: ['own'],
    steps: [
      { do: 'look-hand', whom: 'others' },
      { do: 'draw-cards', whom: 'me', n: 1 },
    ],
  },
  {
    id: 'next-please',
    kind: 'sabo',
    symbols: ['other'],
    windows: ['ending'],
    hold: true,
    steps: [{ do: 'draw-movement', whom: 'active' }],
  },
];

/** Cards that help the Patients, block rooms or add a Bloodlust card. */
const siding: readonly CamoSaboCard[] = [
  {
    id: 'the-lamp-turns',
    kind: 'sabo',
    symbols: ['response'],
    windows: ['W3'],
    hold: true,
    steps: [{ do: 'extend-catch', which: 'this', faces: [6], lasts: 'attempt' }],
  },
  { id: 'locked-from-outside', kind: 'sabo', symbols: ['response'], windows: ['W3'], steps: [{ do: 'flight', n: -1 }] },
  { id: 'squeaking-hinge', kind: 'sabo', symbols: ['response'], windows: ['W1'], steps: [{ do: 'lure', n: 2 }] },
  {
    id: 'barred-window',
    kind: 'sabo',
    symbols: ['own'],
    steps: [{ do: 'block', where: 'empty', against: 'victims', turns: 1 }],
  },
  { id: 'red-ink', kind: 'sabo', symbols: ['response'], windows: ['W5'], steps: [{ do: 'bloodlust-extra' }] },
];

export const sabo: readonly CamoSaboCard[] = [...moving, ...revealing, ...emptying, ...siding];
