// The OCD deck: movement, crafting and tricks. Priced as the Aggression deck is.
import type { DisorderCard } from '../cards.js';

const deck = 'ocd';

export const ocd: readonly DisorderCard[] = [
  // Ways
  { id: 'count-the-steps', deck, abilities: [{ type: 'passive', passive: { mp: 1 } }] },
  {
    id: 'check-the-locks', deck, abilities: [{
      type: 'active', cooldown: 1,
      steps: [{
        do: 'choose', of: [
          [{ do: 'door', to: 'open', where: { range: 2 }, take: 'one' }],
          [{ do: 'door', to: 'closed', where: { range: 2 }, take: 'one' }],
        ],
      }],
    }],
  },
  {
    id: 'change-of-rooms', deck, abilities: [{
      type: 'active', cost: { insanity: 1 }, cooldown: 2,
      steps: [{ do: 'on', whom: { of: 'character', take: 'one', other: true, where: { range: 4 } }, steps: [{ do: 'swap' }] }],
    }],
  },
  { id: 'felt-soles', deck, abilities: [{ type: 'active', cost: { insanity: 1 }, cooldown: 2, steps: [{ do: 'stealth', until: 'turn' }] }] },
  { id: 'the-grain-of-the-wall', deck, abilities: [{ type: 'active', cost: { insanity: 2 }, cooldown: 3, steps: [{ do: 'ethereal', until: 'turn' }] }] },
  {
    id: 'form-a-line', deck, abilities: [{
      type: 'active', cost: { ap: 1, insanity: 1 }, cooldown: 4,
      steps: [{ do: 'on', whom: { of: 'character', take: 'each', other: true, where: { range: 3 } }, steps: [{ do: 'move', n: 2 }] }],
    }],
  },
  { id: 'never-where-you-left-me', deck, abilities: [{ type: 'defense', cooldown: 2, mods: { auto: 1, then: [{ do: 'move', n: 1, stealth: true }] } }] },
  { id: 'in-and-out-again', deck, abilities: [{ type: 'weapon-attack', cooldown: 3, mods: { dice: { green: 1 }, then: [{ do: 'move', n: 2, stealth: true }] } }] },
  // Things
  { id: 'a-place-for-everything', deck, abilities: [{ type: 'passive', passive: { limits: { items: 2 }, loot: 1 } }] },
  { id: 'sorted-by-size', deck, abilities: [{ type: 'active', cost: { ap: 1 }, cooldown: 3, steps: [{ do: 'junk', n: 3 }] }] },
  { id: 'spare-parts', deck, abilities: [{ type: 'passive', trigger: 'kills', once: true, steps: [{ do: 'junk', n: 1 }] }] },
  { id: 'the-extra-cupboard', deck, abilities: [{ type: 'active', cost: { ap: 1, insanity: 3 }, cooldown: 5, steps: [{ do: 'locker' }] }] },
  {
    id: 'every-drawer', deck, abilities: [
      { type: 'passive', passive: { search: 1 } },
      { type: 'active', cooldown: 1, steps: [{ do: 'reveal-locker', where: { range: 3 }, take: 'each' }] },
    ],
  },
  { id: 'inventory', deck, abilities: [{ type: 'roll', rolls: ['search'], cost: { insanity: 1 }, cooldown: 2, mods: { auto: 2 } }] },
  { id: 'trip-line', deck, abilities: [{ type: 'attack', cost: { ap: 1, junk: 1 }, cooldown: 2, attack: { dice: { green: 3 }, range: [0, 1], keywords: ['aoe', 'frost'] } }] },
  // Tricks
  { id: 'one-more-time', deck, abilities: [{ type: 'active', cost: { insanity: 2 }, cooldown: 2, steps: [{ do: 'ap', n: 1 }] }] },
  {
    id: 'wind-it-back', deck, abilities: [{
      type: 'active', cost: { insanity: 1 }, cooldown: 3,
      steps: [{ do: 'choose', of: [[{ do: 'untap' }], [{ do: 'cool', n: -2, which: 'one' }]] }],
    }],
  },
  { id: 'until-it-is-right', deck, abilities: [{ type: 'roll', rolls: ['attack', 'defense', 'test', 'search'], cooldown: 1, mods: { reroll: 3 } }] },
  { id: 'hone-the-edge', deck, abilities: [{ type: 'weapon-attack', cooldown: 2, mods: { convert: { from: 'green', to: 'red', n: 3 } } }] },
  { id: 'halve-everything', deck, abilities: [{ type: 'defense', cooldown: 2, mods: { dice: { blue: 1 }, convertFoe: { from: 'red', to: 'green' } } }] },
];
