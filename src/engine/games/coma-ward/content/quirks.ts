// The 10 Quirks. They pull players apart a little, and are worth a small boon for the Phenomenon. CW-QRK
import type { Quirk } from '../cards/card-types.js';

export const quirks: readonly Quirk[] = [
  // Conditions about the persons at the table, which the owner claims. CW-RUL-59
  {
    id: 'punch-line',
    on: 'claim',
    tiers: [
      { least: 1, then: [{ do: 'lose-terror', n: 1 }] },
      { least: 3, then: [{ do: 'gain-health', n: 1 }] },
      { least: 5, then: [{ do: 'draw-item', n: 1 }] },
    ],
  },
  {
    id: 'waiting-number',
    on: 'claim',
    tiers: [
      { least: 1, then: [{ do: 'bonus-dice', on: 'focus', n: 1, for: 'turn' }] },
      { least: 3, then: [{ do: 'lose-terror', n: 1 }] },
      { least: 5, then: [{ do: 'lose-terror', n: 2 }] },
    ],
  },
  {
    id: 'empty-seat',
    on: 'claim',
    tiers: [
      { least: 1, then: [{ do: 'lose-terror', n: 1 }] },
      { least: 3, then: [{ do: 'gain-health', n: 1 }] },
      {
        least: 5,
        then: [
          { do: 'gain-health', n: 1 },
          { do: 'lose-terror', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'hands-off',
    on: 'claim',
    tiers: [
      { least: 1, then: [{ do: 'bonus-dice', on: 'dodge', n: 1, for: 'turn' }] },
      { least: 3, then: [{ do: 'lose-terror', n: 1 }] },
      { least: 5, then: [{ do: 'draw-item', n: 1 }] },
    ],
  },

  // Conditions about players, which the engine counts. CW-QRK-01
  {
    id: 'own-company',
    on: 'turn-ended-alone',
    tiers: [
      { least: 1, then: [{ do: 'lose-terror', n: 1 }] },
      { least: 3, then: [{ do: 'gain-health', n: 1 }] },
      { least: 5, then: [{ do: 'draw-item', n: 1 }] },
    ],
  },
  {
    id: 'cellar-air',
    on: 'turn-ended-in-basement',
    tiers: [
      { least: 1, then: [{ do: 'bonus-dice', on: 'strength', n: 1, for: 'turn' }] },
      { least: 3, then: [{ do: 'gain-health', n: 1 }] },
      { least: 5, then: [{ do: 'draw-item', n: 1 }] },
    ],
  },
  {
    id: 'all-the-buttons',
    on: 'rode-elevator',
    tiers: [
      { least: 1, then: [{ do: 'bonus-dice', on: 'dexterity', n: 1, for: 'turn' }] },
      { least: 3, then: [{ do: 'lose-terror', n: 1 }] },
      { least: 5, then: [{ do: 'gain-health', n: 1 }] },
    ],
  },
  {
    id: 'only-borrowed',
    on: 'stole',
    tiers: [
      { least: 1, then: [{ do: 'lose-terror', n: 1 }] },
      { least: 3, then: [{ do: 'draw-item', n: 1 }] },
      {
        least: 5,
        then: [
          { do: 'draw-item', n: 1 },
          { do: 'lose-terror', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'sore-spot',
    on: 'was-attacked',
    tiers: [
      { least: 1, then: [{ do: 'gain-health', n: 1 }] },
      {
        least: 3,
        then: [
          { do: 'gain-health', n: 1 },
          { do: 'bonus-dice', on: 'attack', n: 1, for: 'turn' },
        ],
      },
      {
        least: 5,
        then: [
          { do: 'draw-item', n: 1 },
          { do: 'gain-health', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'first-foot',
    on: 'revealed-room',
    tiers: [
      { least: 1, then: [{ do: 'bonus-dice', on: 'focus', n: 1, for: 'turn' }] },
      { least: 3, then: [{ do: 'lose-terror', n: 1 }] },
      { least: 5, then: [{ do: 'draw-item', n: 1 }] },
    ],
  },
];
