// The Aggression deck: attacks. The stronger a card is, the longer its Cooldown. A card worth two green dice has
// Cooldown 1, three or four dice Cooldown 2, five or six Cooldown 3, and seven or eight Cooldown 4. Cards that also
// cost AP, Insanity, Junk or Wounds have a larger effect.
import { deckOf } from './disorder-deck.js';

export const aggression = deckOf('aggression', {
  // With a Weapon Attack
  fatality: [{ type: 'weapon-attack', cooldown: 4, mods: { keywords: ['critical', 'pierce'] } }],
  'bared-teeth': [{ type: 'weapon-attack', cooldown: 2, mods: { dice: { green: 1 }, keywords: ['lifesteal'] } }],
  kindling: [
    { type: 'passive', passive: { defense: { immune: ['fire'] } } },
    { type: 'weapon-attack', cooldown: 2, mods: { dice: { green: 1 }, keywords: ['fire'] } },
  ],
  'both-arms': [{ type: 'weapon-attack', cooldown: 2, mods: { dice: { green: 1 }, keywords: ['aoe'] } }],
  'let-it-fly': [{ type: 'weapon-attack', cooldown: 2, mods: { dice: { red: 1 }, range: [0, 2] } }],
  'find-the-crack': [
    {
      type: 'active',
      cost: { insanity: 1 },
      cooldown: 2,
      steps: [{ do: 'monsters', stat: 'blue', n: -2, until: 'turn' }],
    },
    { type: 'weapon-attack', cooldown: 2, mods: { auto: 1, keywords: ['holy'] } },
  ],
  // Separate attacks
  wreckage: [{ type: 'attack', cost: { ap: 1 }, cooldown: 3, attack: { dice: { red: 3 }, keywords: ['aoe'] } }],
  'spit-and-blood': [
    { type: 'attack', cost: { ap: 1 }, cooldown: 3, attack: { dice: { green: 4 }, range: [0, 1], keywords: ['stun'] } },
  ],
  'thrown-chair': [
    { type: 'attack', cost: { ap: 1, junk: 1 }, cooldown: 1, attack: { dice: { green: 1, red: 2 }, range: [1, 3] } },
  ],
  // In your own Turn
  'head-down': [
    {
      type: 'active',
      cost: { ap: 1 },
      cooldown: 3,
      steps: [
        { do: 'move', n: 2, stealth: true },
        { do: 'attack', attack: { dice: { green: 3 } } },
      ],
    },
  ],
  'war-cry': [
    {
      type: 'active',
      cost: { insanity: 2 },
      cooldown: 3,
      steps: [
        {
          do: 'on',
          whom: { of: 'character', take: 'each', where: 'sight' },
          steps: [{ do: 'mods', roll: 'attack', mods: { dice: { green: 1 } }, until: 'round' }],
        },
      ],
    },
  ],
  'bigger-than-the-room': [
    {
      type: 'active',
      cost: { insanity: 1 },
      cooldown: 2,
      steps: [
        {
          do: 'choose',
          of: [
            [{ do: 'attribute', attribute: 'strength', n: 2, until: 'turn' }],
            [{ do: 'attribute', attribute: 'dexterity', n: 2, until: 'turn' }],
            [{ do: 'attribute', attribute: 'wisdom', n: 2, until: 'turn' }],
          ],
        },
      ],
    },
  ],
  // When attacked
  'blow-for-blow': [{ type: 'defense', cost: { insanity: 1 }, cooldown: 2, mods: { keywords: ['counterattack'] } }],
  splinters: [{ type: 'defense', cooldown: 2, mods: { auto: 1, keywords: ['deflect'] } }],
  // With other rolls
  'torn-stitches': [{ type: 'roll', rolls: ['attack'], cost: { wounds: 1 }, cooldown: 1, mods: { auto: 2 } }],
  'again-and-again': [{ type: 'roll', rolls: ['attack'], cost: { insanity: 1 }, cooldown: 1, mods: { reroll: 99 } }],
  // Passive
  'red-mist': [{ type: 'passive', passive: { attack: { dice: { green: 1 } }, while: { wounded: 3 } } }],
  grudge: [{ type: 'passive', trigger: 'wounded', once: true, steps: [{ do: 'insanity', n: 1 }] }],
  'over-the-fallen': [
    { type: 'passive', trigger: 'kills', once: true, may: true, steps: [{ do: 'move', n: 1, stealth: true }] },
  ],
  'hard-to-cage': [{ type: 'passive', passive: { attributes: { strength: 1 }, health: 1 } }],
});
