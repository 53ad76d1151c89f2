// The Weapons: three Basic designs and 33 cards to find, ordered by Key Attribute. LOB-WPN, LOB-BIT
import type { Effect, WeaponCard } from '../cards/card-types.js';

/** Pushes one Monster off the Space. */
const shove: readonly Effect[] = [
  { do: 'on', whom: { of: 'monster', take: 'one', where: 'here', may: true }, steps: [{ do: 'push', n: 1 }] },
];

export const weapons: readonly WeaponCard[] = [
  // Basic: a Bolt is one success, and any 2 Junk buy a green die. LOB-RUL-22, -24
  {
    id: 'broken-glass',
    basic: true,
    key: 'strength',
    mods: { bolt: { auto: 1 } },
    rows: [{ cost: { any: 2 }, mods: { dice: { green: 1 } } }],
  },
  {
    id: 'sling',
    basic: true,
    key: 'dexterity',
    mods: { range: [1, 2], bolt: { auto: 1 } },
    rows: [{ cost: { any: 2 }, mods: { dice: { green: 1 } } }],
  },
  {
    id: 'spell-scroll',
    basic: true,
    key: 'wisdom',
    mods: { range: [0, 2], bolt: { auto: 1 } },
    rows: [{ cost: { any: 2 }, mods: { dice: { green: 1 } } }],
  },

  // Strength
  {
    // LOB-EX-46
    id: 'spiked-gloves',
    key: 'strength',
    threshold: 3,
    mods: { bolt: { auto: 1 } },
    passive: { defense: { dice: { blue: 1 } } },
    rows: [
      { cost: { pipe: 1, rope: 1 }, mods: { dice: { green: 1 } } },
      { cost: { glass: 1, any: 2 }, skilled: true, passive: { defense: { bolt: { keywords: ['deflect'] } } } },
    ],
  },
  {
    id: 'bed-rail',
    key: 'strength',
    threshold: 3,
    mods: { dice: { green: 1 } },
    rows: [
      { cost: { pipe: 1 }, mods: { bolt: { auto: 1 } } },
      { cost: { pipe: 1, rope: 1, any: 1 }, skilled: true, mods: { dice: { green: 1 }, bolt: { keywords: ['stun'] } } },
    ],
  },
  {
    id: 'stokers-shovel',
    key: 'strength',
    threshold: 3,
    mods: { dice: { green: 1 }, bolt: { keywords: ['fire'] } },
    rows: [
      { cost: { rock: 1, any: 1 }, mods: { bolt: { auto: 1 } } },
      { cost: { rock: 1, wood: 1, any: 1 }, skilled: true, mods: { convert: { from: 'green', to: 'red', n: 1 } } },
    ],
  },
  {
    id: 'ward-door-bar',
    key: 'strength',
    threshold: 4,
    mods: { dice: { green: 1 }, then: shove },
    rows: [
      { cost: { wood: 2 }, passive: { defense: { dice: { blue: 1 } } } },
      { cost: { wood: 1, pipe: 1, any: 1 }, skilled: true, mods: { dice: { red: 1 } } },
    ],
  },
  {
    id: 'bone-saw',
    key: 'strength',
    threshold: 2,
    mods: { bolt: { keywords: ['lifesteal'] } },
    rows: [
      { cost: { pipe: 1, any: 1 }, mods: { dice: { green: 1 } } },
      { cost: { glass: 1, pipe: 1, any: 1 }, skilled: true, mods: { dice: { red: 1 } } },
    ],
  },
  {
    id: 'boiler-sledge',
    key: 'strength',
    threshold: 4,
    mods: { dice: { red: 1 } },
    abilities: [{ type: 'active', cost: { ap: 2 }, steps: [{ do: 'breach', where: 'here' }] }],
    rows: [
      { cost: { rope: 1, any: 1 }, mods: { bolt: { keywords: ['stun'] } } },
      { cost: { rock: 2, pipe: 1, any: 1 }, skilled: true, mods: { bolt: { keywords: ['critical'] } } },
    ],
  },
  {
    id: 'padlock-chain',
    key: 'strength',
    threshold: 3,
    mods: { range: [0, 1], bolt: { auto: 1 } },
    rows: [
      { cost: { rope: 1 }, mods: { dice: { green: 1 } } },
      {
        cost: { pipe: 2, any: 1 },
        skilled: true,
        mods: {
          then: [
            {
              do: 'on',
              whom: { of: 'monster', take: 'one', where: { range: 1, sight: true }, may: true },
              steps: [{ do: 'pull' }],
            },
          ],
        },
      },
    ],
  },
  {
    id: 'grave-spade',
    key: 'strength',
    threshold: 4,
    mods: { dice: { green: 1 } },
    rows: [
      { cost: { wood: 1, any: 1 }, mods: { bolt: { auto: 1 } } },
      { cost: { wood: 1, rock: 1, any: 1 }, skilled: true, mods: { keywords: ['aoe'] } },
    ],
  },
  {
    id: 'laundry-hook',
    key: 'strength',
    threshold: 3,
    mods: { dice: { green: 1 } },
    abilities: [
      {
        type: 'active',
        once: true,
        steps: [
          { do: 'on', whom: { of: 'monster', take: 'one', where: { range: 2, sight: true } }, steps: [{ do: 'pull' }] },
        ],
      },
    ],
    rows: [
      { cost: { pipe: 1, rope: 1 }, mods: { bolt: { keywords: ['pierce'] } } },
      { cost: { pipe: 1, rope: 1, any: 1 }, skilled: true, mods: { dice: { red: 1 } } },
    ],
  },

  // Dexterity
  {
    // LOB-EX-31
    id: 'revolver',
    key: 'dexterity',
    threshold: 3,
    mods: { range: [1, 2], keywords: ['fire'] },
    rows: [
      { cost: { pipe: 1, any: 1 }, mods: { dice: { green: 1 } } },
      { cost: { pipe: 2, glass: 1 }, skilled: true, mods: { reroll: 1 } },
    ],
  },
  {
    id: 'hat-pin',
    key: 'dexterity',
    threshold: 2,
    mods: { keywords: ['pierce'] },
    rows: [
      { cost: { glass: 1 }, mods: { bolt: { auto: 1 } } },
      { cost: { glass: 1, pipe: 1, any: 1 }, skilled: true, mods: { bolt: { keywords: ['critical'] } } },
    ],
  },
  {
    id: 'barbers-razor',
    key: 'dexterity',
    threshold: 4,
    mods: { bolt: { keywords: ['critical'] } },
    rows: [
      { cost: { glass: 1, paper: 1 }, mods: { bolt: { auto: 1 } } },
      { cost: { glass: 2, any: 1 }, skilled: true, mods: { reroll: 1 } },
    ],
  },
  {
    id: 'rivet-gun',
    key: 'dexterity',
    threshold: 3,
    mods: { range: [0, 1], auto: 1 },
    rows: [
      { cost: { pipe: 1, any: 1 }, mods: { bolt: { auto: 1 } } },
      { cost: { pipe: 2, rock: 1 }, skilled: true, mods: { keywords: ['pierce'] } },
    ],
  },
  {
    id: 'ether-flask',
    key: 'dexterity',
    threshold: 3,
    mods: { range: [1, 1], keywords: ['aoe'], bolt: { keywords: ['stun'] } },
    rows: [
      { cost: { glass: 1, paper: 1 }, mods: { dice: { green: 1 } } },
      { cost: { glass: 2, rope: 1 }, skilled: true, mods: { dice: { red: 1 } } },
    ],
  },
  {
    id: 'piano-wire',
    key: 'dexterity',
    threshold: 4,
    mods: { bolt: { keywords: ['ethereal'] } },
    rows: [
      { cost: { rope: 1, wood: 1 }, mods: { dice: { green: 1 } } },
      { cost: { rope: 2, any: 1 }, skilled: true, mods: { then: [{ do: 'stealth', until: 'turn' }] } },
    ],
  },
  {
    id: 'flare-pistol',
    key: 'dexterity',
    threshold: 2,
    mods: { range: [1, 3], bolt: { keywords: ['fire'] } },
    abilities: [
      { type: 'active', cost: { junk: 1 }, once: true, steps: [{ do: 'reveal-locker', where: 'sight', take: 'one' }] },
    ],
    rows: [
      { cost: { paper: 2 }, mods: { bolt: { auto: 1 } } },
      { cost: { paper: 1, pipe: 1, any: 1 }, skilled: true, mods: { dice: { green: 1 } } },
    ],
  },
  {
    id: 'croquet-bow',
    key: 'dexterity',
    threshold: 4,
    mods: { range: [1, 4], dice: { green: 1 } },
    rows: [
      { cost: { wood: 1, rope: 1 }, mods: { bolt: { keywords: ['pierce'] } } },
      { cost: { wood: 2, rope: 1, any: 1 }, skilled: true, mods: { dice: { red: 1 } } },
    ],
  },
  {
    id: 'skate-blade',
    key: 'dexterity',
    threshold: 3,
    mods: { bolt: { auto: 1 }, then: [{ do: 'move', n: 1 }] },
    rows: [
      { cost: { rope: 1, any: 1 }, mods: { dice: { green: 1 } } },
      { cost: { pipe: 1, rope: 1, any: 1 }, skilled: true, passive: { mp: 1 } },
    ],
  },
  {
    id: 'orbitoclast',
    key: 'dexterity',
    threshold: 5,
    mods: { keywords: ['pierce'], bolt: { keywords: ['stun'] } },
    rows: [
      { cost: { rock: 1, any: 1 }, mods: { dice: { green: 1 } } },
      { cost: { glass: 1, rock: 1, any: 2 }, skilled: true, mods: { bolt: { keywords: ['critical'] } } },
    ],
  },

  // Wisdom
  {
    id: 'hymn-board',
    key: 'wisdom',
    threshold: 3,
    mods: { dice: { green: 1 }, keywords: ['holy'] },
    rows: [
      { cost: { wood: 1, any: 1 }, mods: { bolt: { auto: 1 } } },
      { cost: { wood: 2, paper: 1 }, skilled: true, mods: { dice: { red: 1 } } },
    ],
  },
  {
    id: 'galvanic-box',
    key: 'wisdom',
    threshold: 3,
    mods: { range: [0, 1], bolt: { keywords: ['stun'] } },
    rows: [
      { cost: { pipe: 1, glass: 1 }, mods: { dice: { green: 1 } } },
      {
        cost: { pipe: 1, glass: 1, any: 1 },
        skilled: true,
        mods: { turn: { from: 'insanity', to: 'bolt' }, bolt: { auto: 1 } },
      },
    ],
  },
  {
    id: 'magic-lantern',
    key: 'wisdom',
    threshold: 3,
    mods: { range: [0, 3], bolt: { auto: 1 } },
    rows: [
      { cost: { glass: 1, paper: 1 }, mods: { dice: { green: 1 } } },
      { cost: { glass: 2, any: 1 }, skilled: true, mods: { bolt: { keywords: ['ethereal'] } } },
    ],
  },
  {
    id: 'hypnotists-watch',
    key: 'wisdom',
    threshold: 4,
    mods: { bolt: { auto: 1 } },
    abilities: [
      {
        type: 'active',
        cost: { insanity: 2 },
        once: true,
        steps: [
          {
            do: 'on',
            whom: { of: 'monster', take: 'one', where: { range: 1, sight: true } },
            steps: [{ do: 'afflict', condition: 'stun' }],
          },
        ],
      },
    ],
    rows: [
      { cost: { rope: 1, glass: 1 }, mods: { dice: { green: 1 } } },
      { cost: { glass: 1, any: 2 }, skilled: true, mods: { reroll: 2 } },
    ],
  },
  {
    id: 'planchette',
    key: 'wisdom',
    threshold: 3,
    mods: { range: [0, 2], unseen: true },
    rows: [
      { cost: { wood: 1, paper: 1 }, mods: { bolt: { auto: 1 } } },
      { cost: { wood: 1, paper: 2 }, skilled: true, mods: { dice: { red: 1 } } },
    ],
  },
  {
    id: 'x-ray-plate',
    key: 'wisdom',
    threshold: 4,
    mods: { range: [0, 1], keywords: ['pierce'] },
    rows: [
      { cost: { paper: 1, any: 1 }, mods: { bolt: { auto: 1 } } },
      { cost: { glass: 2, paper: 1, any: 1 }, skilled: true, mods: { keywords: ['ethereal'] } },
    ],
  },
  {
    id: 'phonograph-horn',
    key: 'wisdom',
    threshold: 3,
    mods: { range: [0, 1], keywords: ['aoe'], bolt: { auto: 1 } },
    rows: [
      { cost: { pipe: 1, any: 1 }, mods: { bolt: { keywords: ['frost'] } } },
      { cost: { pipe: 1, wood: 1, any: 1 }, skilled: true, mods: { dice: { red: 1 } } },
    ],
  },
  {
    id: 'wax-effigy',
    key: 'wisdom',
    threshold: 4,
    mods: { range: [0, 3] },
    abilities: [
      {
        type: 'active',
        cost: { wounds: 1 },
        once: true,
        steps: [{ do: 'on', whom: { of: 'monster', take: 'one', where: 'sight' }, steps: [{ do: 'wound', n: 1 }] }],
      },
    ],
    rows: [
      { cost: { paper: 1, rope: 1 }, mods: { dice: { green: 1 } } },
      { cost: { paper: 1, rope: 1, any: 1 }, skilled: true, mods: { bolt: { keywords: ['lifesteal'] } } },
    ],
  },
  {
    id: 'censer',
    key: 'wisdom',
    threshold: 2,
    mods: { keywords: ['fire'] },
    rows: [
      { cost: { rope: 1, any: 1 }, mods: { dice: { green: 1 } } },
      { cost: { pipe: 1, paper: 1, any: 1 }, skilled: true, passive: { attack: { keywords: ['holy'] } } },
    ],
  },

  // Any of the three Attributes
  {
    // LOB-EX-40, -41, -42
    id: 'splashing-paddle',
    key: 'any',
    threshold: 4,
    mods: { keywords: ['aoe'] },
    rows: [
      { cost: { wood: 1, paper: 1 }, mods: { bolt: { auto: 1 }, then: [{ do: 'move', n: 1, stealth: true }] } },
      { cost: { glass: 1, wood: 1 }, skilled: true, mods: { dice: { green: 1 } } },
      { cost: { rock: 1, wood: 1, any: 1 }, skilled: true, mods: { dice: { red: 1 } } },
    ],
  },
  {
    id: 'wardens-keys',
    key: 'any',
    threshold: 3,
    mods: { bolt: { auto: 1 } },
    abilities: [
      { type: 'active', once: true, steps: [{ do: 'door', to: 'open', where: 'here', take: 'one' }] },
      { type: 'active', once: true, steps: [{ do: 'door', to: 'closed', where: 'here', take: 'one' }] },
    ],
    rows: [
      { cost: { pipe: 1, any: 1 }, mods: { dice: { green: 1 } } },
      { cost: { pipe: 2, any: 1 }, skilled: true, mods: { dice: { green: 1 }, bolt: { keywords: ['stun'] } } },
    ],
  },
  {
    id: 'restraint-strap',
    key: 'any',
    threshold: 2,
    mods: { range: [0, 1], bolt: { keywords: ['frost'] } },
    rows: [
      { cost: { rope: 1 }, mods: { bolt: { auto: 1 } } },
      { cost: { rope: 2, any: 1 }, skilled: true, mods: { dice: { red: 1 } } },
    ],
  },
  {
    id: 'toothbrush-shiv',
    key: 'any',
    threshold: 2,
    mods: { convert: { from: 'green', to: 'red', n: 1 } },
    rows: [
      { cost: { glass: 1, any: 1 }, mods: { bolt: { auto: 1 } } },
      { cost: { wood: 1, glass: 1, any: 2 }, skilled: true, mods: { dice: { green: 2 } } },
    ],
  },
  {
    id: 'broken-mirror',
    key: 'any',
    threshold: 5,
    mods: { turn: { from: 'insanity', to: 'spike' } },
    rows: [
      { cost: { paper: 1, any: 1 }, mods: { dice: { green: 1 } } },
      { cost: { glass: 2, any: 1 }, skilled: true, mods: { dice: { red: 1 } } },
    ],
  },
];
