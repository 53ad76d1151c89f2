// The Monsters of the introduction with their normal side, and one more: shapes on the map go by the place in the list. LOB-MON, LOB-RUL-85
import type { MonsterCard } from '../cards/card-types.js';

export const monsters: readonly MonsterCard[] = [
  // Basic: 6 minis of each
  {
    // LOB-FLE-04
    id: 'state-trooper',
    class: 'basic',
    minis: 6,
    normal: {
      health: 3,
      movement: 2,
      attacks: [{ dice: { green: 3 } }],
      defense: { dice: { blue: 1 } },
      flee: { attribute: 'strength', min: 3, penalty: [{ do: 'wound', n: 1 }] },
    },
  },
  {
    id: 'hellhound',
    class: 'basic',
    minis: 6,
    normal: {
      health: 2,
      movement: 3,
      attacks: [{ dice: { green: 2 }, bolt: { auto: 1 } }],
      defense: { dice: { blue: 1 } },
      flee: { attribute: 'dexterity', min: 3, penalty: [{ do: 'wound', n: 1 }] },
    },
  },
  {
    id: 'night-nurse',
    class: 'basic',
    minis: 6,
    normal: {
      health: 2,
      movement: 2,
      attacks: [{ dice: { green: 2 }, range: [0, 1], bolt: { keywords: ['stun'] } }],
      defense: { dice: { blue: 1 } },
      flee: { attribute: 'wisdom', min: 3, penalty: [{ do: 'lose', what: 'meds', n: 1 }] },
    },
  },
  {
    id: 'drowned-patient',
    class: 'basic',
    minis: 6,
    normal: {
      health: 3,
      movement: 2,
      attacks: [{ dice: { green: 2 }, keywords: ['frost'] }],
      defense: { dice: { blue: 1 } },
      flee: { attribute: 'dexterity', min: 2, penalty: [{ do: 'afflict', condition: 'frost' }] },
      immune: ['frost'],
    },
  },

  // Elite: 2 minis of each
  {
    id: 'orderly',
    class: 'elite',
    minis: 2,
    normal: {
      health: 5,
      movement: 2,
      attacks: [{ dice: { green: 2, red: 1 }, bolt: { keywords: ['stun'] } }],
      defense: { dice: { blue: 2 } },
      prey: 'strongest',
    },
  },
];
