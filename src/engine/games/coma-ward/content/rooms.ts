// The 25 Room Cards and the 11 Hallucination Rooms. What happens the first time never has the same timing as another
// effect of its Room, so no order between the two is needed. No Room Card takes away Terror or adds Health time and
// again: nobody is in a hurry in the Prologue, and two players could wait there until they are well.
import type { Room } from '../cards/card-types.js';

export const rooms: readonly Room[] = [
  { id: 'neonatal-ward' },

  // Rooms that help a group
  {
    id: 'waiting-room',
    first: { on: 'endMove', then: [{ do: 'each', of: 'in-sight', then: [{ do: 'lose-terror', n: 1 }] }] },
    endTurn: [{ do: 'if', is: { of: 'others-here', most: 0 }, then: [{ do: 'gain-terror', n: 1 }] }],
  },
  {
    id: 'tv-lounge',
    endMove: [
      {
        do: 'if',
        is: { of: 'others-in-sight', least: 1 },
        then: [{ do: 'bonus-dice', on: 'focus', n: 1, for: 'turn' }],
        else: [{ do: 'place-shadow', where: 'here' }],
      },
    ],
  },
  {
    id: 'staff-kitchen',
    first: { on: 'endTurn', then: [{ do: 'each', of: 'here', then: [{ do: 'gain-health', n: 1 }] }] },
  },
  {
    id: 'quiet-room',
    revealed: [
      {
        do: 'if',
        is: { of: 'others-in-sight', least: 1 },
        then: [{ do: 'bonus-dice', on: 'focus', n: 2, for: 'check' }],
        else: [{ do: 'gain-terror', n: 1 }],
      },
    ],
  },
  {
    id: 'donor-room',
    endMove: [
      {
        do: 'if',
        is: { of: 'others-here', least: 1 },
        then: [
          {
            do: 'options',
            of: {
              give: [
                { do: 'lose-health', n: 1 },
                { do: 'choose-player', from: 'others-here', then: [{ do: 'gain-health', n: 1 }] },
              ],
              refuse: [],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'lost-property',
    endMove: [{ do: 'if', is: { of: 'others-here', least: 1 }, then: [{ do: 'remove-rummage', where: 'here' }] }],
  },
  {
    id: 'intercom-room',
    first: {
      on: 'endMove',
      then: [{ do: 'choose-player', from: 'others-same-floor', then: [{ do: 'lose-terror', n: 2 }] }],
    },
  },
  { id: 'tube-post', first: { on: 'endMove', then: [{ do: 'place-portal' }] } },

  // Rooms that tempt: good once, bad later
  {
    id: 'pharmacy',
    first: {
      on: 'endMove',
      then: [
        { do: 'draw-item', n: 1 },
        { do: 'lock', where: 'here', need: 2 },
      ],
    },
  },
  {
    id: 'archive',
    first: { on: 'endMove', then: [{ do: 'draw-item', n: 1 }] },
    endTurn: [{ do: 'reveal-quirk' }],
  },
  {
    id: 'gift-shop',
    first: { on: 'endMove', then: [{ do: 'draw-item', n: 1 }] },
    enter: [{ do: 'lose-item', n: 1 }],
  },
  {
    id: 'winter-garden',
    first: { on: 'enter', then: [{ do: 'lose-terror', n: 2 }] },
    endTurn: [{ do: 'gain-terror', n: 1 }],
  },
  {
    id: 'on-call-room',
    first: { on: 'endTurn', then: [{ do: 'gain-health', n: 1 }] },
    enter: [{ do: 'skip-main-action' }],
  },
  {
    id: 'therapy-pool',
    first: { on: 'endMove', then: [{ do: 'gain-health', n: 1 }] },
    enter: [{ do: 'check', of: 'dexterity', need: 2, fail: [{ do: 'lose-health', n: 1 }] }],
  },
  {
    id: 'telephone-room',
    first: { on: 'endMove', then: [{ do: 'bonus-dice', on: 'focus', n: 2, for: 'check' }] },
    enter: [
      {
        do: 'roll',
        rows: [
          [3, [{ do: 'draw-hallucination' }]],
          [6, []],
        ],
      },
    ],
  },
  {
    id: 'laundry-chute',
    first: { on: 'endMove', then: [{ do: 'place-portal' }] },
    endTurn: [{ do: 'gain-terror', n: 1 }],
  },

  // Hazards
  { id: 'x-ray-room', dice: { focus: 1 }, endTurn: [{ do: 'lose-health', n: 1 }] },
  {
    id: 'cold-room',
    revealed: [{ do: 'place-shadow', where: 'here' }],
    endTurn: [{ do: 'if', is: { of: 'shadows-here', least: 1 }, then: [{ do: 'gain-terror', n: 1 }] }],
  },
  {
    id: 'magnet-room',
    endMove: [{ do: 'if', is: { of: 'weapons', least: 1 }, then: [{ do: 'drop-item', n: 1 }] }],
  },
  {
    id: 'isolation-room',
    revealed: [{ do: 'lock', where: 'here', need: 2 }],
    endTurn: [{ do: 'gain-terror', n: 1 }],
  },
  { id: 'fuse-room', revealed: [{ do: 'each', of: 'same-floor', then: [{ do: 'gain-terror', n: 1 }] }] },
  {
    id: 'unfinished-ward',
    endTurn: [
      { do: 'gain-terror', n: 1 },
      { do: 'replace-room', where: 'here' },
    ],
  },
  {
    id: 'sleep-laboratory',
    revealed: [
      { do: 'gain-terror', n: 1 },
      { do: 'replace-room', where: 'choose' },
    ],
  },
  {
    id: 'flooded-ward',
    dice: { dexterity: -1 },
    endMove: [{ do: 'check', of: 'dexterity', need: 2, fail: [{ do: 'lose-health', n: 1 }] }],
  },
];

export const hallucinationRooms: readonly Room[] = [
  { id: 'first-bed', endTurn: [{ do: 'move-to', to: 'start' }] },
  {
    id: 'mirror-ward',
    endMove: [
      {
        do: 'if',
        is: { of: 'others-in-sight', least: 1 },
        then: [{ do: 'gain-terror', n: 1 }],
        else: [{ do: 'lose-terror', n: 1 }],
      },
    ],
  },
  { id: 'long-ward', revealed: [{ do: 'gain-terror', n: 1 }], enter: [{ do: 'forced-move', n: 1 }] },
  { id: 'ceiling-ward', revealed: [{ do: 'drop-item', n: 1 }], endMove: [{ do: 'drop-item', n: 1 }] },
  { id: 'slow-room', dice: { attack: -2, dodge: 2 } },
  { id: 'room-of-clocks', revealed: [{ do: 'gain-terror', n: 1 }], enter: [{ do: 'end-turn' }] },
  { id: 'calling-room', endTurn: [{ do: 'move-to', to: 'nearest-player' }] },
  { id: 'hall-of-doors', endMove: [{ do: 'move-to', to: 'room' }] },
  {
    id: 'laid-table',
    endMove: [
      {
        do: 'options',
        of: {
          eat: [{ do: 'gain-health', n: 2 }, { do: 'draw-hallucination' }],
          leave: [{ do: 'gain-terror', n: 1 }],
        },
      },
    ],
  },
  {
    id: 'full-ward',
    revealed: [
      { do: 'place-shadow', where: 'here' },
      { do: 'place-shadow', where: 'here' },
    ],
    enter: [{ do: 'move-shadow', n: 3 }],
  },
  {
    id: 'white-room',
    endMove: [
      { do: 'gain-terror', n: 1 },
      { do: 'remove-rummage', where: 'here' },
    ],
  },
];
