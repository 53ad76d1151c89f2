// The Anxiety deck: defense and survival. Its Cooldowns follow the same scale as those of the Aggression deck.
import { deckOf } from './disorder-deck.js';

export const anxiety = deckOf('anxiety', {
  withdrawal: [
    {
      type: 'active',
      cost: { ap: 1 },
      cooldown: 4,
      steps: [
        { do: 'heal', n: 3 },
        { do: 'move', n: 2, stealth: true },
      ],
    },
    { type: 'passive', passive: { defense: { immune: ['frost', 'stun'] } } },
  ],
  // When attacked
  flinch: [{ type: 'defense', cooldown: 1, mods: { dice: { blue: 2 } } }],
  'under-the-bed': [{ type: 'defense', cooldown: 4, mods: { keywords: ['dodge'] } }],
  'hug-the-wall': [{ type: 'defense', cooldown: 3, mods: { dice: { brown: 1 }, then: [{ do: 'blink', n: 2 }] } }],
  cornered: [{ type: 'defense', cooldown: 2, if: { wounded: 3 }, mods: { auto: 1, keywords: ['counterattack'] } }],
  // With other rolls
  'adrenal-gland-tumor': [
    { type: 'roll', rolls: ['attack'], cost: { insanity: 1 }, cooldown: 1, each: { dice: { green: 1 } } },
    {
      type: 'roll',
      rolls: ['defense', 'test', 'search'],
      cost: { insanity: 1 },
      cooldown: 1,
      each: { dice: { blue: 1 } },
    },
  ],
  'paper-armour': [{ type: 'roll', rolls: ['defense'], cost: { junk: 1 }, cooldown: 1, each: { auto: 1 } }],
  'rehearsed-disaster': [{ type: 'roll', rolls: ['defense', 'test'], cooldown: 1, mods: { reroll: 99 } }],
  // Passive
  'braced-for-the-worst': [{ type: 'passive', passive: { defense: { dice: { blue: 1 } } } }],
  'close-together': [
    { type: 'passive', passive: { defense: { dice: { brown: 1 } }, while: { not: { alone: true } } } },
  ],
  'raw-nerves': [{ type: 'passive', passive: { defense: { bolt: { auto: 1, keywords: ['deflect'] } } } }],
  'not-yet': [{ type: 'passive', trigger: 'wounded', once: true, if: { wounded: 4 }, steps: [{ do: 'heal', n: 1 }] }],
  'ear-to-the-floor': [
    {
      type: 'passive',
      trigger: 'hunt-moves',
      steps: [
        {
          do: 'pay',
          cost: { insanity: 1 },
          then: [{ do: 'mods', roll: 'defense', mods: { dice: { brown: 1 } }, until: 'round' }],
        },
      ],
    },
  ],
  // In your own Turn
  'run-first': [
    { type: 'passive', passive: { stealth: true, while: { wounded: 4 } } },
    { type: 'active', cooldown: 2, if: { monsters: 1, where: 'here' }, steps: [{ do: 'move', n: 2, stealth: true }] },
  ],
  'deep-breaths': [{ type: 'active', cost: { insanity: 1 }, cooldown: 2, steps: [{ do: 'heal', n: 2 }] }],
  'look-after-each-other': [
    {
      type: 'active',
      cost: { ap: 1 },
      cooldown: 3,
      steps: [
        {
          do: 'on',
          whom: { of: 'character', take: 'one', other: true, where: { range: 1 } },
          steps: [{ do: 'heal', n: 3 }],
        },
        { do: 'heal', n: 2 },
      ],
    },
  ],
  'under-the-tongue': [{ type: 'active', cost: { insanity: 1 }, cooldown: 3, steps: [{ do: 'meds', n: 1 }] }],
  barricade: [{ type: 'active', cost: { ap: 1, junk: 2 }, cooldown: 4, steps: [{ do: 'wall', where: 'here' }] }],
  // With a Weapon Attack
  'scratch-and-run': [
    {
      type: 'attack',
      cost: { ap: 1 },
      cooldown: 2,
      attack: { dice: { green: 2, red: 1 }, keywords: ['frost'], then: [{ do: 'move', n: 1, stealth: true }] },
    },
  ],
  'keep-it-off-me': [{ type: 'weapon-attack', cooldown: 3, mods: { dice: { green: 1 }, keywords: ['stun'] } }],
});
