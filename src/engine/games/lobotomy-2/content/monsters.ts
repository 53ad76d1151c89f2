// The Basic and Elite Monsters. Most of them have an Empowered side. The position of a Monster in this list determines
// its shape on the map. LOB-MON, LOB-HNT-06, LOB-RUL-85
import type { MonsterCard } from '../cards/card-types.js';

export const monsters: readonly MonsterCard[] = [
  // Basic: 6 minis each
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
    empowered: {
      health: 4,
      movement: 2,
      attacks: [{ dice: { green: 2, red: 1 } }],
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
    empowered: {
      health: 3,
      movement: 3,
      attacks: [{ dice: { green: 1, red: 1 }, bolt: { auto: 1 } }],
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
    empowered: {
      health: 3,
      movement: 2,
      attacks: [{ dice: { green: 1, red: 1 }, range: [0, 1], bolt: { keywords: ['stun'] } }],
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
    empowered: {
      health: 4,
      movement: 2,
      attacks: [{ dice: { green: 1, red: 1 }, keywords: ['frost'] }],
      defense: { dice: { blue: 1 } },
      flee: { attribute: 'dexterity', min: 2, penalty: [{ do: 'afflict', condition: 'frost' }] },
      immune: ['frost'],
    },
  },

  // Elite: 2 minis each
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
    empowered: {
      health: 6,
      movement: 2,
      attacks: [{ dice: { green: 1, red: 2 }, bolt: { keywords: ['stun'] } }],
      defense: { dice: { blue: 2 } },
      prey: 'strongest',
    },
  },
  // Elite: 2 minis each
  {
    id: 'cultist',
    class: 'elite',
    minis: 2,
    normal: {
      health: 4,
      movement: 2,
      attacks: [{ dice: { green: 2, red: 1 }, range: [0, 2], bolt: { keywords: ['infection'], infects: 'wisdom' } }],
      defense: { dice: { blue: 2 } },
      flee: { attribute: 'wisdom', min: 3, penalty: [{ do: 'lose', what: 'insanity', n: 2 }] },
    },
    empowered: {
      health: 5,
      movement: 2,
      attacks: [{ dice: { green: 1, red: 2 }, range: [0, 2], bolt: { keywords: ['infection'], infects: 'wisdom' } }],
      defense: { dice: { blue: 2 } },
      flee: { attribute: 'wisdom', min: 3, penalty: [{ do: 'lose', what: 'insanity', n: 2 }] },
    },
  },
  {
    // LOB-EX-31
    id: 'animated-doll',
    class: 'elite',
    minis: 2,
    normal: {
      health: 4,
      movement: 3,
      attacks: [{ dice: { green: 2, red: 1 }, bolt: { auto: 1 } }],
      defense: { dice: { brown: 1 } },
      flee: { attribute: 'dexterity', min: 4, penalty: [{ do: 'wound', n: 1 }] },
      immune: ['frost', 'stun', 'pierce'],
    },
    empowered: {
      health: 5,
      movement: 3,
      attacks: [{ dice: { green: 1, red: 2 }, bolt: { auto: 1 } }],
      defense: { dice: { brown: 1 } },
      flee: { attribute: 'dexterity', min: 4, penalty: [{ do: 'wound', n: 1 }] },
      immune: ['frost', 'stun', 'pierce'],
    },
  },
  {
    // LOB-EX-65, -66
    id: 'daddys-boy',
    class: 'elite',
    minis: 2,
    normal: {
      health: 6,
      movement: 2,
      attacks: [{ dice: { green: 2, red: 1 } }],
      defense: { dice: { blue: 2 }, convertFoe: { from: 'red', to: 'green' } },
      flee: { attribute: 'strength', min: 4, penalty: [{ do: 'wound', n: 1 }] },
    },
  },
  {
    id: 'stitched-surgeon',
    class: 'elite',
    minis: 2,
    normal: {
      health: 5,
      movement: 2,
      attacks: [{ dice: { green: 2, red: 1 }, keywords: ['pierce'] }],
      defense: { dice: { blue: 2 } },
      prey: 'weakest',
    },
    empowered: {
      health: 6,
      movement: 2,
      attacks: [{ dice: { green: 1, red: 2 }, keywords: ['pierce'] }],
      defense: { dice: { blue: 2 } },
      prey: 'weakest',
    },
  },
  {
    id: 'ceiling-crawler',
    class: 'elite',
    minis: 2,
    normal: {
      health: 4,
      movement: 3,
      attacks: [{ dice: { green: 2, red: 1 } }],
      defense: { dice: { brown: 1 } },
      walks: 'ethereal',
      harmless: true,
      prey: 'farthest',
    },
  },
  {
    id: 'choir-mother',
    class: 'elite',
    minis: 2,
    normal: {
      health: 5,
      movement: 2,
      attacks: [{ dice: { green: 2, red: 1 }, range: [0, 1], keywords: ['aoe'] }],
      defense: { dice: { brown: 1 } },
      flee: { attribute: 'wisdom', min: 4, penalty: [{ do: 'wound', n: 1 }] },
    },
    empowered: {
      health: 6,
      movement: 2,
      attacks: [{ dice: { green: 1, red: 2 }, range: [0, 1], keywords: ['aoe'] }],
      defense: { dice: { brown: 1 } },
      flee: { attribute: 'wisdom', min: 4, penalty: [{ do: 'wound', n: 1 }] },
    },
  },
];
