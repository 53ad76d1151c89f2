// The OCD deck: movement, crafting and tricks. Its Cooldowns follow the same scale as those of the Aggression deck.
import { deckOf } from './disorder-deck.js';

export const ocd = deckOf('ocd', {
  // Movement
  'count-the-steps': [{ type: 'passive', passive: { mp: 1 } }],
  'check-the-locks': [
    {
      type: 'active',
      cooldown: 1,
      steps: [
        {
          do: 'choose',
          of: [
            [{ do: 'door', to: 'open', where: { range: 2 }, take: 'one' }],
            [{ do: 'door', to: 'closed', where: { range: 2 }, take: 'one' }],
          ],
        },
      ],
    },
  ],
  'change-of-rooms': [
    {
      type: 'active',
      cost: { insanity: 1 },
      cooldown: 2,
      steps: [
        { do: 'on', whom: { of: 'character', take: 'one', other: true, where: { range: 4 } }, steps: [{ do: 'swap' }] },
      ],
    },
  ],
  'felt-soles': [{ type: 'active', cost: { insanity: 1 }, cooldown: 2, steps: [{ do: 'stealth', until: 'turn' }] }],
  'the-grain-of-the-wall': [
    { type: 'active', cost: { insanity: 2 }, cooldown: 3, steps: [{ do: 'ethereal', until: 'turn' }] },
  ],
  'form-a-line': [
    {
      type: 'active',
      cost: { ap: 1, insanity: 1 },
      cooldown: 4,
      steps: [
        {
          do: 'on',
          whom: { of: 'character', take: 'each', other: true, where: { range: 3 } },
          steps: [{ do: 'move', n: 2 }],
        },
      ],
    },
  ],
  'never-where-you-left-me': [
    { type: 'defense', cooldown: 2, mods: { auto: 1, then: [{ do: 'move', n: 1, stealth: true }] } },
  ],
  'in-and-out-again': [
    { type: 'weapon-attack', cooldown: 3, mods: { dice: { green: 1 }, then: [{ do: 'move', n: 2, stealth: true }] } },
  ],
  // Possessions
  'a-place-for-everything': [{ type: 'passive', passive: { limits: { items: 2 }, loot: 1 } }],
  'sorted-by-size': [{ type: 'active', cost: { ap: 1 }, cooldown: 3, steps: [{ do: 'junk', n: 3 }] }],
  'spare-parts': [{ type: 'passive', trigger: 'kills', once: true, steps: [{ do: 'junk', n: 1 }] }],
  'the-extra-cupboard': [{ type: 'active', cost: { ap: 1, insanity: 3 }, cooldown: 5, steps: [{ do: 'locker' }] }],
  'every-drawer': [
    { type: 'passive', passive: { search: 1 } },
    { type: 'active', cooldown: 1, steps: [{ do: 'reveal-locker', where: { range: 3 }, take: 'each' }] },
  ],
  inventory: [{ type: 'roll', rolls: ['search'], cost: { insanity: 1 }, cooldown: 2, mods: { auto: 2 } }],
  'trip-line': [
    {
      type: 'attack',
      cost: { ap: 1, junk: 1 },
      cooldown: 2,
      attack: { dice: { green: 3 }, range: [0, 1], keywords: ['aoe', 'frost'] },
    },
  ],
  // Tricks
  'one-more-time': [{ type: 'active', cost: { insanity: 2 }, cooldown: 2, steps: [{ do: 'ap', n: 1 }] }],
  'wind-it-back': [
    {
      type: 'active',
      cost: { insanity: 1 },
      cooldown: 3,
      steps: [{ do: 'choose', of: [[{ do: 'untap' }], [{ do: 'cool', n: -2, which: 'one' }]] }],
    },
  ],
  'until-it-is-right': [
    { type: 'roll', rolls: ['attack', 'defense', 'test', 'search'], cooldown: 1, mods: { reroll: 3 } },
  ],
  'hone-the-edge': [{ type: 'weapon-attack', cooldown: 2, mods: { convert: { from: 'green', to: 'red', n: 3 } } }],
  'halve-everything': [
    { type: 'defense', cooldown: 2, mods: { dice: { blue: 1 }, convertFoe: { from: 'red', to: 'green' } } },
  ],
});
