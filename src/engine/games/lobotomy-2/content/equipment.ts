// The Equipment: the Straitjacket, with which every Character starts, and 30 cards that Characters find. These are
// Armor, REUSABLE cards, cards with an effect while they are held, and cards that are discarded after use. LOB-EQP,
// LOB-TAP
import type { Effect, EquipmentCard } from '../cards/card-types.js';

/** Heals one Character on the same Space. The holder can choose itself. */
const heal = (n: number): readonly Effect[] => [
  { do: 'on', whom: { of: 'character', take: 'one', where: 'here' }, steps: [{ do: 'heal', n }] },
];

export const equipment: readonly EquipmentCard[] = [
  // LOB-BIT-01
  {
    id: 'straitjacket',
    basic: true,
    armor: true,
    mods: { dice: { blue: 1 } },
    rows: [
      { cost: { any: 2 }, mods: { dice: { blue: 1 } } },
      { cost: { any: 3 }, mods: { dice: { blue: 1 } } },
    ],
  },

  // Armor
  {
    // LOB-EX-36
    id: 'leather-jacket',
    armor: true,
    mods: { dice: { blue: 1, brown: 1 }, bolt: { auto: 1 } },
    rows: [
      { cost: { paper: 1, wood: 1 }, mods: { auto: 1 } },
      { cost: { any: 3 }, mods: { dice: { blue: 1 } } },
    ],
  },
  {
    // LOB-IMM-01
    id: 'rusty-chainmail',
    armor: true,
    mods: { dice: { brown: 1 }, immune: ['pierce', 'infection'] },
    rows: [
      { cost: { pipe: 2 }, mods: { dice: { blue: 1 } } },
      { cost: { pipe: 1, any: 2 }, mods: { auto: 1 } },
    ],
  },
  {
    id: 'rubber-apron',
    armor: true,
    mods: { dice: { blue: 2 }, immune: ['fire', 'frost'] },
    rows: [{ cost: { rope: 1, any: 1 }, mods: { dice: { blue: 1 } } }],
  },
  {
    id: 'padded-waistcoat',
    armor: true,
    mods: { dice: { blue: 2 }, bolt: { auto: 1 } },
    rows: [
      { cost: { rope: 1, paper: 1 }, mods: { dice: { blue: 1 } } },
      { cost: { rope: 1, wood: 1, any: 1 }, passive: { health: 1 } },
    ],
  },
  {
    id: 'divers-corselet',
    armor: true,
    mods: { dice: { brown: 2 } },
    passive: { mp: -1 },
    rows: [
      { cost: { pipe: 1, glass: 1, any: 1 }, mods: { auto: 1 } },
      { cost: { rock: 1, any: 1 }, mods: { bolt: { keywords: ['deflect'] } } },
    ],
  },
  {
    id: 'mourning-veil',
    armor: true,
    mods: { dice: { blue: 1 }, bolt: { keywords: ['dodge'] } },
    rows: [
      { cost: { paper: 2 }, mods: { dice: { blue: 1 } } },
      { cost: { paper: 1, glass: 1, any: 1 }, passive: { stealth: true, while: { insanity: 4 } } },
    ],
  },
  {
    id: 'stove-plate-vest',
    armor: true,
    mods: { dice: { blue: 1 }, auto: 1 },
    rows: [
      { cost: { pipe: 1, rope: 1 }, mods: { dice: { blue: 1 } } },
      { cost: { pipe: 1, rock: 1, any: 1 }, mods: { bolt: { keywords: ['counterattack'] } } },
    ],
  },
  {
    id: 'nurses-cape',
    armor: true,
    mods: { dice: { blue: 2 } },
    passive: { test: { dice: { blue: 1 } } },
    rows: [
      { cost: { rope: 1, any: 1 }, mods: { dice: { blue: 1 } } },
      { cost: { paper: 2, any: 1 }, passive: { attributes: { wisdom: 1 } } },
    ],
  },

  // REUSABLE
  {
    // LOB-EX-39, LOB-RUL-116
    id: 'land-mine',
    reusable: true,
    untap: { junk: 2 },
    abilities: [
      { type: 'active', cost: { tap: true }, steps: [{ do: 'mine' }] },
      { type: 'active', steps: [{ do: 'detonate', attack: { dice: { red: 3 }, keywords: ['aoe'], unseen: true } }] },
    ],
    rows: [],
  },
  {
    // The gun fires from the Space where it was placed.
    id: 'sentry-gun',
    reusable: true,
    untap: { junk: 2 },
    abilities: [
      { type: 'active', cost: { tap: true }, steps: [{ do: 'gun' }] },
      { type: 'passive', trigger: 'turn-ends', may: true, attack: { dice: { green: 2 }, range: [0, 2] } },
    ],
    rows: [],
  },
  {
    id: 'camphor-bottle',
    reusable: true,
    untap: { junk: 1 },
    abilities: [{ type: 'active', cost: { tap: true }, steps: heal(1) }],
    rows: [],
  },
  {
    id: 'stethoscope',
    reusable: true,
    untap: { insanity: 1 },
    abilities: [{ type: 'roll', rolls: ['search'], cost: { tap: true }, mods: { dice: { brown: 1 } } }],
    rows: [
      {
        cost: { paper: 1, rope: 1 },
        ability: { type: 'active', cost: { tap: true }, steps: [{ do: 'reveal-locker', where: 'sight', take: 'one' }] },
      },
    ],
  },
  {
    id: 'dentists-mirror',
    reusable: true,
    untap: { insanity: 2 },
    abilities: [{ type: 'defense', cost: { tap: true }, mods: { keywords: ['dodge'] } }],
    rows: [],
  },
  {
    id: 'alarm-clock',
    reusable: true,
    untap: { insanity: 3 },
    abilities: [{ type: 'active', cost: { tap: true }, steps: [{ do: 'ap', n: 1 }] }],
    rows: [],
  },
  {
    id: 'knotted-sheets',
    reusable: true,
    untap: { junk: { rope: 1 } },
    abilities: [{ type: 'active', cost: { tap: true }, steps: [{ do: 'blink', n: 2 }] }],
    rows: [],
  },
  {
    id: 'syringe-case',
    reusable: true,
    untap: { meds: 1 },
    abilities: [{ type: 'roll', rolls: ['attack', 'test'], cost: { tap: true }, mods: { reroll: 2 } }],
    rows: [{ cost: { glass: 1, pipe: 1 }, ability: { type: 'active', cost: { meds: 1 }, once: true, steps: heal(2) } }],
  },

  // Passive LOB-EX-37
  { id: 'dog-grapple', passive: { calms: ['hellhound'] }, rows: [] },
  { id: 'glass-eye', passive: { search: 1 }, rows: [] },
  {
    id: 'orderlys-belt',
    passive: { limits: { items: 2 } },
    rows: [{ cost: { rope: 1, any: 2 }, passive: { loot: 1 } }],
  },
  {
    id: 'soft-shoes',
    passive: { mp: 1 },
    rows: [{ cost: { rope: 1, paper: 1, any: 1 }, passive: { stealth: true, while: { not: { wounded: 1 } } } }],
  },
  { id: 'sewing-kit', passive: { rebate: 1 }, rows: [] },
  {
    id: 'brass-scapular',
    passive: { defense: { immune: ['stun', 'infection'] } },
    rows: [{ cost: { pipe: 1, paper: 1, any: 1 }, passive: { health: 1 } }],
  },

  // Used for a cost
  {
    // LOB-EX-38
    id: 'halo',
    abilities: [
      {
        type: 'active',
        cost: { insanity: 2 },
        once: true,
        steps: [{ do: 'mods', roll: 'attack', mods: { dice: { green: 1 }, keywords: ['holy'] }, until: 'turn' }],
      },
    ],
    rows: [],
  },
  {
    id: 'hand-siren',
    abilities: [
      {
        type: 'active',
        cost: { insanity: 1 },
        once: true,
        steps: [{ do: 'on', whom: { of: 'monster', take: 'one', where: 'here' }, steps: [{ do: 'push', n: 2 }] }],
      },
    ],
    rows: [],
  },
  {
    id: 'bundle-of-letters',
    abilities: [{ type: 'active', cost: { insanity: 1 }, once: true, steps: [{ do: 'cool', n: -1, which: 'one' }] }],
    rows: [],
  },

  // Used up
  {
    id: 'quarry-stick',
    abilities: [
      {
        type: 'attack',
        cost: { ap: 1, discard: true },
        attack: { dice: { red: 3 }, range: [1, 2], keywords: ['aoe'] },
      },
    ],
    rows: [],
  },
  { id: 'laudanum', abilities: [{ type: 'active', cost: { discard: true }, steps: heal(3) }], rows: [] },
  {
    id: 'forged-discharge',
    abilities: [{ type: 'active', cost: { ap: 1, discard: true }, steps: [{ do: 'hunt', n: -1 }] }],
    rows: [],
  },
  {
    id: 'dinner-gong',
    abilities: [{ type: 'active', cost: { discard: true }, steps: [{ do: 'still', what: 'move' }] }],
    rows: [],
  },
  {
    id: 'plaster-sack',
    abilities: [{ type: 'active', cost: { ap: 1, discard: true }, steps: [{ do: 'wall', where: 'here' }] }],
    rows: [],
  },
];
