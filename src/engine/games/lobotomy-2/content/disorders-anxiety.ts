// The Anxiety deck: defence and survival. Priced as the Aggression deck is.
import type { DisorderCard } from '../cards.js';

const deck = 'anxiety';

export const anxiety: readonly DisorderCard[] = [
  {
    id: 'withdrawal', deck, abilities: [
      { type: 'active', cost: { ap: 1 }, cooldown: 4, steps: [{ do: 'heal', n: 3 }, { do: 'move', n: 2, stealth: true }] },
      { type: 'passive', passive: { defense: { immune: ['frost', 'stun'] } } },
    ],
  },
  // When attacked
  { id: 'flinch', deck, abilities: [{ type: 'defense', cooldown: 1, mods: { dice: { blue: 2 } } }] },
  { id: 'under-the-bed', deck, abilities: [{ type: 'defense', cooldown: 4, mods: { keywords: ['dodge'] } }] },
  { id: 'hug-the-wall', deck, abilities: [{ type: 'defense', cooldown: 3, mods: { dice: { brown: 1 }, then: [{ do: 'blink', n: 2 }] } }] },
  { id: 'cornered', deck, abilities: [{ type: 'defense', cooldown: 2, if: { wounded: 3 }, mods: { auto: 1, keywords: ['counterattack'] } }] },
  // Paid before a roll
  {
    id: 'adrenal-gland-tumor', deck, abilities: [
      { type: 'roll', rolls: ['attack'], cost: { insanity: 1 }, cooldown: 1, each: { dice: { green: 1 } } },
      { type: 'roll', rolls: ['defense', 'test', 'search'], cost: { insanity: 1 }, cooldown: 1, each: { dice: { blue: 1 } } },
    ],
  },
  { id: 'paper-armour', deck, abilities: [{ type: 'roll', rolls: ['defense'], cost: { junk: 1 }, cooldown: 1, each: { auto: 1 } }] },
  { id: 'rehearsed-disaster', deck, abilities: [{ type: 'roll', rolls: ['defense', 'test'], cooldown: 1, mods: { reroll: 99 } }] },
  // Always
  { id: 'braced-for-the-worst', deck, abilities: [{ type: 'passive', passive: { defense: { dice: { blue: 1 } } } }] },
  { id: 'close-together', deck, abilities: [{ type: 'passive', passive: { defense: { dice: { brown: 1 } }, while: { not: { alone: true } } } }] },
  { id: 'raw-nerves', deck, abilities: [{ type: 'passive', passive: { defense: { bolt: { auto: 1, keywords: ['deflect'] } } } }] },
  { id: 'not-yet', deck, abilities: [{ type: 'passive', trigger: 'wounded', once: true, if: { wounded: 4 }, steps: [{ do: 'heal', n: 1 }] }] },
  {
    id: 'ear-to-the-floor', deck, abilities: [{
      type: 'passive', trigger: 'hunt-moves',
      steps: [{ do: 'pay', cost: { insanity: 1 }, then: [{ do: 'mods', roll: 'defense', mods: { dice: { brown: 1 } }, until: 'round' }] }],
    }],
  },
  // In the own Turn
  {
    id: 'run-first', deck, abilities: [
      { type: 'passive', passive: { stealth: true, while: { wounded: 4 } } },
      { type: 'active', cooldown: 2, if: { monsters: 1, where: 'here' }, steps: [{ do: 'move', n: 2, stealth: true }] },
    ],
  },
  { id: 'deep-breaths', deck, abilities: [{ type: 'active', cost: { insanity: 1 }, cooldown: 2, steps: [{ do: 'heal', n: 2 }] }] },
  {
    id: 'look-after-each-other', deck, abilities: [{
      type: 'active', cost: { ap: 1 }, cooldown: 3,
      steps: [{ do: 'on', whom: { of: 'character', take: 'one', other: true, where: { range: 1 } }, steps: [{ do: 'heal', n: 3 }] }, { do: 'heal', n: 2 }],
    }],
  },
  { id: 'under-the-tongue', deck, abilities: [{ type: 'active', cost: { insanity: 1 }, cooldown: 3, steps: [{ do: 'meds', n: 1 }] }] },
  { id: 'barricade', deck, abilities: [{ type: 'active', cost: { ap: 1, junk: 2 }, cooldown: 4, steps: [{ do: 'wall', where: 'here' }] }] },
  // With a blow
  {
    id: 'scratch-and-run', deck, abilities: [{
      type: 'attack', cost: { ap: 1 }, cooldown: 2,
      attack: { dice: { green: 2, red: 1 }, keywords: ['frost'], then: [{ do: 'move', n: 1, stealth: true }] },
    }],
  },
  { id: 'keep-it-off-me', deck, abilities: [{ type: 'weapon-attack', cooldown: 3, mods: { dice: { green: 1 }, keywords: ['stun'] } }] },
];
