// The 32 Camo cards: half of them save their owner from death, a quarter let the owner slip away, and a quarter mislead
// the Patients. Four of them have the hold symbol.
import type { CamoSaboCard } from '../cards/card-types.js';

/** Cards for the moment after a killing roll (W4). The attempt fails, or may still fail. */
const saves: readonly CamoSaboCard[] = [
  { id: 'held-breath', kind: 'camo', symbols: ['response'], steps: [{ do: 'survive' }] },
  { id: 'struck-off-the-list', kind: 'camo', symbols: ['response'], steps: [{ do: 'survive' }] },
  { id: 'second-key', kind: 'camo', symbols: ['response'], hold: true, steps: [{ do: 'survive' }] },
  {
    id: 'one-bed-too-many',
    kind: 'camo',
    symbols: ['response'],
    steps: [{ do: 'flip', heads: [{ do: 'survive' }], tails: [{ do: 'reroll' }] }],
  },
  { id: 'the-wrong-chart', kind: 'camo', symbols: ['response'], steps: [{ do: 'reroll' }] },
  {
    id: 'a-turn-of-the-head',
    kind: 'camo',
    symbols: ['response'],
    steps: [
      {
        do: 'either',
        of: [
          { id: 'up', steps: [{ do: 'change-die', n: 1 }] },
          { id: 'down', steps: [{ do: 'change-die', n: -1 }] },
        ],
      },
    ],
  },
  {
    id: 'the-porter-called',
    kind: 'camo',
    symbols: ['response'],
    windows: ['W3', 'W4'],
    steps: [{ do: 'reduce-catch', which: 'this', faces: [1, 2, 3], lasts: 'attempt' }],
  },
  {
    id: 'blown-lamp',
    kind: 'camo',
    symbols: ['response'],
    windows: ['W3', 'W4'],
    steps: [{ do: 'skip-attempt' }, { do: 'survive' }],
  },
  { id: 'loose-floorboard', kind: 'camo', symbols: ['response'], steps: [{ do: 'survive' }, { do: 'flight', n: 1 }] },
  {
    id: 'back-stairs',
    kind: 'camo',
    symbols: ['response'],
    steps: [
      { do: 'survive' },
      {
        do: 'either',
        of: [
          { id: 'farther', steps: [{ do: 'flight', n: 1 }] },
          { id: 'richer', steps: [{ do: 'draw-cards', whom: 'me', n: 1 }] },
        ],
      },
    ],
  },
  {
    id: 'two-signatures',
    kind: 'camo',
    symbols: ['response'],
    steps: [{ do: 'reroll' }, { do: 'discard', whom: 'me', n: 1, how: 'choice' }],
  },
  {
    id: 'paper-slippers',
    kind: 'camo',
    symbols: ['response'],
    steps: [{ do: 'survive' }, { do: 'flight', n: 2 }, { do: 'skip-draw', whom: 'me' }],
  },
  {
    id: 'falling-plaster',
    kind: 'camo',
    symbols: ['response'],
    steps: [{ do: 'survive' }, { do: 'stall', which: 'this' }],
  },
  {
    id: 'lost-file',
    kind: 'camo',
    symbols: ['response'],
    steps: [{ do: 'reroll' }, { do: 'draw-cards', whom: 'me', n: 1 }],
  },
  {
    id: 'discharge-paper',
    kind: 'camo',
    symbols: ['response'],
    steps: [{ do: 'survive' }, { do: 'flight', n: 3 }, { do: 'discard', whom: 'me', n: 9, how: 'choice' }],
  },
  {
    id: 'somebody-elses-name',
    kind: 'camo',
    symbols: ['response'],
    steps: [{ do: 'survive' }, { do: 'reveal', whom: 'other', what: 'colour' }],
  },
];

/** Cards for the moment before the announcements (W2). A Victim who has left a room is not found in it. */
const slips: readonly CamoSaboCard[] = [
  { id: 'stocking-feet', kind: 'camo', symbols: ['response'], steps: [{ do: 'slip-away', n: 1 }] },
  {
    id: 'service-hatch',
    kind: 'camo',
    symbols: ['response'],
    hold: true,
    while: { flight: 1 },
    steps: [{ do: 'slip-away', n: 1 }],
  },
  {
    id: 'down-the-corridor',
    kind: 'camo',
    symbols: ['response'],
    steps: [
      { do: 'slip-away', n: 1 },
      { do: 'draw-cards', whom: 'me', n: 1 },
    ],
  },
  {
    id: 'under-the-beds',
    kind: 'camo',
    symbols: ['response'],
    steps: [
      { do: 'slip-away', n: 2 },
      { do: 'discard', whom: 'me', n: 1, how: 'random' },
    ],
  },
  {
    id: 'linen-trolley',
    kind: 'camo',
    symbols: ['response'],
    steps: [
      { do: 'slip-away', n: 2 },
      { do: 'skip-draw', whom: 'me' },
    ],
  },
  {
    id: 'dumb-waiter',
    kind: 'camo',
    symbols: ['response'],
    windows: ['W2'],
    steps: [{ do: 'teleport', whom: 'me', to: 'bottom' }],
  },
  {
    id: 'lights-out',
    kind: 'camo',
    symbols: ['response'],
    windows: ['W2'],
    steps: [{ do: 'move', whom: 'all', n: 1 }],
  },
  { id: 'behind-the-panelling', kind: 'camo', symbols: ['response'], steps: [{ do: 'stay-hidden' }] },
];

/** Cards that mislead the Patients, change the coin or cancel another card. */
const misleads: readonly CamoSaboCard[] = [
  { id: 'footsteps-overhead', kind: 'camo', symbols: ['response'], windows: ['W1'], steps: [{ do: 'lure', n: 1 }] },
  {
    id: 'chair-under-the-handle',
    kind: 'camo',
    symbols: ['response'],
    windows: ['W1'],
    steps: [{ do: 'block', where: 'empty', against: 'patients', turns: 1 }],
  },
  {
    id: 'coin-on-its-edge',
    kind: 'camo',
    symbols: ['response'],
    windows: ['W1'],
    hold: true,
    steps: [{ do: 'reroll' }],
  },
  {
    id: 'misfiled',
    kind: 'camo',
    symbols: ['response'],
    windows: ['W1', 'W6'],
    steps: [{ do: 'stall', which: 'chosen' }],
  },
  { id: 'voice-in-the-pipes', kind: 'camo', symbols: ['response'], steps: [{ do: 'false-announce', n: 2 }] },
  { id: 'two-rooms-one-number', kind: 'camo', symbols: ['own'], steps: [{ do: 'swap-rooms', pair: 'neighbours' }] },
  { id: 'wet-ink', kind: 'camo', symbols: ['own'], steps: [{ do: 'peek', deck: 'movement', n: 3 }] },
  {
    id: 'it-was-never-me',
    kind: 'camo',
    symbols: ['other', 'response'],
    windows: ['cancel', 'W5'],
    hold: true,
    steps: [{ do: 'cancel' }],
  },
];

export const camo: readonly CamoSaboCard[] = [...saves, ...slips, ...misleads];
