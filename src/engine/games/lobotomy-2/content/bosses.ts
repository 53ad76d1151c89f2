// The nine Bosses. All are immune to Stun, which would cost them the whole phase. LOB-BOS, LOB-RUL-53
import type { MonsterCard } from '../cards/card-types.js';

export const bosses: readonly MonsterCard[] = [
  {
    // LOB-EX-66
    id: 'pops',
    class: 'boss',
    minis: 1,
    normal: {
      health: 9,
      movement: 2,
      attacks: [
        { id: 'pops-strap', upTo: 4, dice: { red: 3 }, bolt: { keywords: ['stun'] } },
        { id: 'pops-bear-hug', upTo: 6, dice: { red: 4 } },
      ],
      defense: { dice: { blue: 2 }, auto: 1, convertFoe: { from: 'red', to: 'green' } },
      immune: ['stun'],
    },
  },
  {
    // LOB-BOS-06
    id: 'huntmaster',
    class: 'boss',
    minis: 1,
    deck: 'huntmaster',
    normal: {
      health: 12,
      movement: 3,
      attacks: [{ id: 'hunting-knife', dice: { red: 3 } }],
      defense: { dice: { blue: 2 }, auto: 1 },
      immune: ['stun', 'frost'],
    },
  },
  {
    // LOB-BOS-06
    id: 'wendigo',
    class: 'boss',
    minis: 1,
    deck: 'wendigo',
    normal: {
      health: 11,
      movement: 3,
      attacks: [{ id: 'wendigo-jaws', dice: { red: 3 } }],
      defense: { dice: { blue: 2 }, auto: 1 },
      immune: ['stun', 'frost'],
      prey: 'weakest',
    },
  },
  {
    // LOB-EX-32
    id: 'superintendent',
    class: 'boss',
    minis: 1,
    normal: {
      health: 10,
      movement: 2,
      attacks: [
        { id: 'committal-order', upTo: 3, dice: { red: 3 }, range: [0, 2] },
        { id: 'cane-of-office', upTo: 6, dice: { red: 4 } },
      ],
      defense: { dice: { blue: 2 }, auto: 1 },
      immune: ['stun'],
      prey: 'strongest',
    },
  },
  {
    id: 'anatomist',
    class: 'boss',
    minis: 1,
    normal: {
      health: 9,
      movement: 2,
      attacks: [
        { id: 'first-incision', upTo: 2, dice: { red: 3 }, keywords: ['pierce'] },
        { id: 'long-night-surgery', upTo: 4, dice: { red: 4 }, bolt: { keywords: ['lifesteal'] } },
        {
          id: 'thrown-specimen',
          upTo: 6,
          dice: { red: 3 },
          range: [0, 2],
          keywords: ['infection'],
          infects: 'dexterity',
        },
      ],
      defense: { dice: { blue: 2 }, auto: 1 },
      immune: ['stun', 'pierce'],
      prey: 'weakest',
    },
  },
  {
    id: 'sister-perpetua',
    class: 'boss',
    minis: 1,
    normal: {
      health: 8,
      movement: 2,
      attacks: [
        { id: 'endless-litany', upTo: 3, dice: { red: 3 }, range: [0, 1], keywords: ['aoe'] },
        { id: 'absolution', upTo: 6, dice: { red: 3 }, keywords: ['holy'], then: [{ do: 'heal', n: 2 }] },
      ],
      defense: { dice: { blue: 2 }, auto: 1, bolt: { auto: 1 } },
      immune: ['stun', 'holy'],
    },
  },
  {
    id: 'furnace-heart',
    class: 'boss',
    minis: 1,
    normal: {
      health: 12,
      movement: 1,
      attacks: [
        { id: 'spat-coals', upTo: 4, dice: { red: 3 }, range: [0, 2], bolt: { keywords: ['fire'] } },
        { id: 'open-grate', upTo: 6, dice: { red: 3 }, range: [0, 1], keywords: ['aoe', 'fire'] },
      ],
      defense: { dice: { blue: 2 }, auto: 1 },
      immune: ['stun', 'fire'],
    },
  },
  {
    id: 'other-patient',
    class: 'boss',
    minis: 1,
    normal: {
      health: 8,
      movement: 3,
      attacks: [
        { id: 'reach-through', upTo: 4, dice: { red: 3 }, bolt: { keywords: ['ethereal'] } },
        { id: 'borrowed-face', upTo: 6, dice: { red: 3 }, keywords: ['infection'], infects: 'imagination' },
      ],
      defense: { dice: { blue: 2 }, auto: 1, bolt: { keywords: ['dodge'] } },
      immune: ['stun'],
      walks: 'ethereal',
      prey: 'most-insane',
    },
  },
  {
    id: 'conductor',
    class: 'boss',
    minis: 1,
    normal: {
      health: 11,
      movement: 2,
      attacks: [
        { id: 'leaping-arc', upTo: 2, dice: { red: 3 }, range: [0, 3] },
        { id: 'full-current', upTo: 4, dice: { red: 4 }, bolt: { keywords: ['stun'] } },
        { id: 'wet-floor', upTo: 6, dice: { red: 3 }, range: [0, 1], keywords: ['aoe'], bolt: { auto: 1 } },
      ],
      defense: { dice: { blue: 2 }, auto: 1 },
      immune: ['stun'],
      prey: 'farthest',
    },
  },
];
