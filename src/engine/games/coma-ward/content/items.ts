// The 52 Item Cards: 12 Clues, 12 Weapons, 8 pieces of Clothing, 10 Food and 10 Medicine. CW-RUL-38
import type { DeckItem } from '../cards/card-types.js';

export const items: readonly DeckItem[] = [
  // Clues. Each copy has its own line of the story.
  { id: 'wristband', count: 3, type: 'clue', clue: 'A' },
  { id: 'chart', count: 3, type: 'clue', clue: 'B' },
  { id: 'recording', count: 3, type: 'clue', clue: 'C' },
  { id: 'photograph', count: 3, type: 'clue', clue: 'D' },

  // Two-handed Weapons
  { id: 'broom', type: 'weapon', hands: 2, attack: 4, damage: 2 },
  { id: 'curtain-rail', type: 'weapon', hands: 2, attack: 4, damage: 1 },
  { id: 'iv-stand', type: 'weapon', hands: 2, attack: 3, damage: 2 },
  { id: 'fire-axe', type: 'weapon', hands: 2, attack: 2, damage: 3 },
  { id: 'oxygen-cylinder', type: 'weapon', hands: 2, attack: 1, damage: 3 },
  // One-handed Weapons. Two of them add up (CW-RUL-29), so only one has a Damage Rating of 2.
  { id: 'clipboard', count: 2, type: 'weapon', hands: 1, attack: 1, damage: 1 },
  { id: 'reflex-hammer', type: 'weapon', hands: 1, attack: 1, damage: 1 },
  { id: 'wet-umbrella', type: 'weapon', hands: 1, attack: 1, damage: 1 },
  { id: 'flashlight', type: 'weapon', hands: 1, attack: 2, damage: 1 },
  { id: 'crutch', type: 'weapon', hands: 1, attack: 2, damage: 1 },
  { id: 'plaster-shears', type: 'weapon', hands: 1, attack: 1, damage: 2 },

  // Clothing
  { id: 'paper-slippers', type: 'clothing', dice: { dodge: 1 } },
  { id: 'work-gloves', type: 'clothing', dice: { strength: 1 } },
  { id: 'glasses', type: 'clothing', dice: { focus: 1 } },
  { id: 'neck-brace', type: 'clothing', reduction: 1 },
  { id: 'bathrobe', type: 'clothing', limit: 1 },
  { id: 'tool-belt', type: 'clothing', limit: 2 },
  { id: 'lead-apron', type: 'clothing', reduction: 2, counts: true },
  { id: 'doctors-coat', type: 'clothing', limit: 2, dice: { focus: 1 }, counts: true },

  // Food
  { id: 'soup', type: 'food', effect: [{ do: 'gain-health', n: 2 }], shared: true },
  { id: 'chocolate', count: 2, type: 'food', effect: [{ do: 'lose-terror', n: 1 }], shared: true },
  { id: 'birthday-cake', type: 'food', effect: [{ do: 'lose-terror', n: 2 }], shared: true },
  {
    id: 'peaches',
    type: 'food',
    effect: [
      { do: 'gain-health', n: 1 },
      { do: 'lose-terror', n: 1 },
    ],
  },
  {
    id: 'biscuits',
    type: 'food',
    effect: [{ do: 'each', of: 'here', then: [{ do: 'lose-terror', n: 1 }] }],
  },
  { id: 'coffee', type: 'food', effect: [{ do: 'grant-moves', n: 2 }] },
  {
    id: 'sandwich',
    type: 'food',
    effect: [
      {
        do: 'roll',
        rows: [
          [2, [{ do: 'lose-health', n: 1 }]],
          [6, [{ do: 'gain-health', n: 2 }]],
        ],
      },
    ],
  },
  {
    id: 'green-jelly',
    type: 'food',
    effect: [
      {
        do: 'roll',
        rows: [
          [1, [{ do: 'gain-terror', n: 1 }]],
          [4, [{ do: 'lose-terror', n: 1 }]],
          [6, [{ do: 'lose-terror', n: 2 }]],
        ],
      },
    ],
  },
  {
    id: 'unlabelled-tin',
    type: 'food',
    effect: [
      {
        do: 'roll',
        rows: [
          [2, [{ do: 'draw-hallucination' }]],
          [4, [{ do: 'gain-health', n: 1 }]],
          [6, [{ do: 'gain-health', n: 2 }]],
        ],
      },
    ],
  },

  // Medicine
  { id: 'bandage', type: 'medicine', effect: [{ do: 'gain-health', n: 2 }] },
  {
    id: 'painkillers',
    type: 'medicine',
    effect: [
      { do: 'gain-health', n: 1 },
      { do: 'lose-terror', n: 1 },
    ],
  },
  { id: 'calming-drops', type: 'medicine', effect: [{ do: 'lose-terror', n: 2 }] },
  {
    id: 'stimulant',
    type: 'medicine',
    effect: [
      { do: 'gain-terror', n: 1 },
      { do: 'bonus-dice', on: 'strength', n: 2, for: 'turn' },
    ],
  },
  {
    id: 'blue-capsule',
    type: 'medicine',
    effect: [
      {
        do: 'roll',
        rows: [
          [2, [{ do: 'draw-hallucination' }]],
          [6, [{ do: 'lose-terror', n: 2 }]],
        ],
      },
    ],
  },
  {
    id: 'expired-pills',
    type: 'medicine',
    effect: [
      {
        do: 'roll',
        rows: [
          [1, [{ do: 'lose-health', n: 1 }]],
          [3, [{ do: 'gain-terror', n: 1 }]],
          [6, [{ do: 'gain-health', n: 2 }]],
        ],
      },
    ],
  },
  // Medicine that may be used as an Attack
  {
    id: 'sleep-syrup',
    type: 'medicine',
    effect: [
      { do: 'lose-terror', n: 1 },
      { do: 'bonus-dice', on: 'strength', n: -2, for: 'turn' },
    ],
    offensive: true,
  },
  {
    id: 'eye-drops',
    type: 'medicine',
    effect: [
      { do: 'gain-terror', n: 1 },
      { do: 'bonus-dice', on: 'focus', n: -2, for: 'turn' },
    ],
    offensive: true,
  },
  {
    id: 'honest-drops',
    type: 'medicine',
    effect: [{ do: 'reveal-quirk' }, { do: 'lose-terror', n: 2 }],
    offensive: true,
  },
  {
    id: 'unmarked-syringe',
    type: 'medicine',
    effect: [
      {
        do: 'roll',
        rows: [
          [2, [{ do: 'gain-terror', n: 2 }]],
          [5, [{ do: 'lose-health', n: 2 }]],
          [6, [{ do: 'gain-health', n: 2 }]],
        ],
      },
    ],
    offensive: true,
  },
];
