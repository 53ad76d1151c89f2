// The 52 Item Cards: 12 Clues, 12 Weapons, 8 pieces of Clothing, 10 Food and 10 Medicine. CW-RUL-38
import type { Item } from '../cards/card-types.js';

export const items: readonly Item[] = [
  // Clues. Each copy has its own line of the story.
  { kind: 'wristband', copies: 3, type: 'clue', clue: 'A' },
  { kind: 'chart', copies: 3, type: 'clue', clue: 'B' },
  { kind: 'recording', copies: 3, type: 'clue', clue: 'C' },
  { kind: 'photograph', copies: 3, type: 'clue', clue: 'D' },

  // Two-handed Weapons
  { kind: 'broom', copies: 1, type: 'weapon', hands: 2, attack: 4, damage: 2 },
  { kind: 'curtain-rail', copies: 1, type: 'weapon', hands: 2, attack: 4, damage: 1 },
  { kind: 'iv-stand', copies: 1, type: 'weapon', hands: 2, attack: 3, damage: 2 },
  { kind: 'fire-axe', copies: 1, type: 'weapon', hands: 2, attack: 2, damage: 3 },
  { kind: 'oxygen-cylinder', copies: 1, type: 'weapon', hands: 2, attack: 1, damage: 3 },
  // One-handed Weapons. Two of them add up (CW-RUL-29), so only one has a Damage Rating of 2.
  { kind: 'clipboard', copies: 2, type: 'weapon', hands: 1, attack: 1, damage: 1 },
  { kind: 'reflex-hammer', copies: 1, type: 'weapon', hands: 1, attack: 1, damage: 1 },
  { kind: 'wet-umbrella', copies: 1, type: 'weapon', hands: 1, attack: 1, damage: 1 },
  { kind: 'flashlight', copies: 1, type: 'weapon', hands: 1, attack: 2, damage: 1 },
  { kind: 'crutch', copies: 1, type: 'weapon', hands: 1, attack: 2, damage: 1 },
  { kind: 'plaster-shears', copies: 1, type: 'weapon', hands: 1, attack: 1, damage: 2 },

  // Clothing
  { kind: 'paper-slippers', copies: 1, type: 'clothing', dice: { dodge: 1 } },
  { kind: 'work-gloves', copies: 1, type: 'clothing', dice: { strength: 1 } },
  { kind: 'glasses', copies: 1, type: 'clothing', dice: { focus: 1 } },
  { kind: 'neck-brace', copies: 1, type: 'clothing', reduction: 1 },
  { kind: 'bathrobe', copies: 1, type: 'clothing', limit: 1 },
  { kind: 'tool-belt', copies: 1, type: 'clothing', limit: 2 },
  { kind: 'lead-apron', copies: 1, type: 'clothing', reduction: 2, counts: true },
  { kind: 'doctors-coat', copies: 1, type: 'clothing', limit: 2, dice: { focus: 1 }, counts: true },

  // Food
  { kind: 'soup', copies: 1, type: 'food', effect: [{ do: 'gain-health', n: 2 }], shared: true },
  { kind: 'chocolate', copies: 2, type: 'food', effect: [{ do: 'lose-terror', n: 1 }], shared: true },
  { kind: 'birthday-cake', copies: 1, type: 'food', effect: [{ do: 'lose-terror', n: 2 }], shared: true },
  {
    kind: 'peaches',
    copies: 1,
    type: 'food',
    effect: [
      { do: 'gain-health', n: 1 },
      { do: 'lose-terror', n: 1 },
    ],
  },
  {
    kind: 'biscuits',
    copies: 1,
    type: 'food',
    effect: [{ do: 'each', of: 'here', then: [{ do: 'lose-terror', n: 1 }] }],
  },
  { kind: 'coffee', copies: 1, type: 'food', effect: [{ do: 'grant-moves', n: 2 }] },
  {
    kind: 'sandwich',
    copies: 1,
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
    kind: 'green-jelly',
    copies: 1,
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
    kind: 'unlabelled-tin',
    copies: 1,
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
  { kind: 'bandage', copies: 1, type: 'medicine', effect: [{ do: 'gain-health', n: 2 }] },
  {
    kind: 'painkillers',
    copies: 1,
    type: 'medicine',
    effect: [
      { do: 'gain-health', n: 1 },
      { do: 'lose-terror', n: 1 },
    ],
  },
  { kind: 'calming-drops', copies: 1, type: 'medicine', effect: [{ do: 'lose-terror', n: 2 }] },
  {
    kind: 'stimulant',
    copies: 1,
    type: 'medicine',
    effect: [
      { do: 'gain-terror', n: 1 },
      { do: 'bonus-dice', on: 'strength', n: 2, for: 'turn' },
    ],
  },
  {
    kind: 'blue-capsule',
    copies: 1,
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
    kind: 'expired-pills',
    copies: 1,
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
    kind: 'sleep-syrup',
    copies: 1,
    type: 'medicine',
    effect: [
      { do: 'lose-terror', n: 1 },
      { do: 'bonus-dice', on: 'strength', n: -2, for: 'turn' },
    ],
    offensive: true,
  },
  {
    kind: 'eye-drops',
    copies: 1,
    type: 'medicine',
    effect: [
      { do: 'gain-terror', n: 1 },
      { do: 'bonus-dice', on: 'focus', n: -2, for: 'turn' },
    ],
    offensive: true,
  },
  {
    kind: 'honest-drops',
    copies: 1,
    type: 'medicine',
    effect: [{ do: 'reveal-quirk' }, { do: 'lose-terror', n: 2 }],
    offensive: true,
  },
  {
    kind: 'unmarked-syringe',
    copies: 1,
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
