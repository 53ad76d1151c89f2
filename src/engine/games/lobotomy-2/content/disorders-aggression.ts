// The Aggression deck: offence. A card is priced by its Cooldown: 1 is worth two green dice, 2 three to four, 3 five to six,
// 4 seven to eight; what costs AP, Insanity, Junk or Wounds as well does more.
import type { DisorderCard } from '../cards.js';

const deck = 'aggression';

export const aggression: readonly DisorderCard[] = [
  // On an Attack with a Weapon
  { id: 'fatality', deck, abilities: [{ type: 'weapon-attack', cooldown: 4, mods: { keywords: ['critical', 'pierce'] } }] },
  { id: 'bared-teeth', deck, abilities: [{ type: 'weapon-attack', cooldown: 2, mods: { dice: { green: 1 }, keywords: ['lifesteal'] } }] },
  {
    id: 'kindling', deck, abilities: [
      { type: 'passive', passive: { defense: { immune: ['fire'] } } },
      { type: 'weapon-attack', cooldown: 2, mods: { dice: { green: 1 }, keywords: ['fire'] } },
    ],
  },
  { id: 'both-arms', deck, abilities: [{ type: 'weapon-attack', cooldown: 2, mods: { dice: { green: 1 }, keywords: ['aoe'] } }] },
  { id: 'let-it-fly', deck, abilities: [{ type: 'weapon-attack', cooldown: 2, mods: { dice: { red: 1 }, range: [0, 2] } }] },
  {
    id: 'find-the-crack', deck, abilities: [
      { type: 'active', cost: { insanity: 1 }, cooldown: 2, steps: [{ do: 'monsters', stat: 'blue', n: -2, until: 'turn' }] },
      { type: 'weapon-attack', cooldown: 2, mods: { auto: 1, keywords: ['holy'] } },
    ],
  },
  // Attacks of their own
  { id: 'wreckage', deck, abilities: [{ type: 'attack', cost: { ap: 1 }, cooldown: 3, attack: { dice: { red: 3 }, keywords: ['aoe'] } }] },
  { id: 'spit-and-blood', deck, abilities: [{ type: 'attack', cost: { ap: 1 }, cooldown: 3, attack: { dice: { green: 4 }, range: [0, 1], keywords: ['stun'] } }] },
  { id: 'thrown-chair', deck, abilities: [{ type: 'attack', cost: { ap: 1, junk: 1 }, cooldown: 1, attack: { dice: { green: 1, red: 2 }, range: [1, 3] } }] },
  // In the own Turn
  {
    id: 'head-down', deck, abilities: [{
      type: 'active', cost: { ap: 1 }, cooldown: 3,
      steps: [{ do: 'move', n: 2, stealth: true }, { do: 'attack', attack: { dice: { green: 3 } } }],
    }],
  },
  {
    id: 'war-cry', deck, abilities: [{
      type: 'active', cost: { insanity: 2 }, cooldown: 3,
      steps: [{
        do: 'on', whom: { of: 'character', take: 'each', where: 'sight' },
        steps: [{ do: 'mods', roll: 'attack', mods: { dice: { green: 1 } }, until: 'round' }],
      }],
    }],
  },
  {
    id: 'bigger-than-the-room', deck, abilities: [{
      type: 'active', cost: { insanity: 1 }, cooldown: 2,
      steps: [{
        do: 'choose', of: [
          [{ do: 'attribute', attribute: 'strength', n: 2, until: 'turn' }],
          [{ do: 'attribute', attribute: 'dexterity', n: 2, until: 'turn' }],
          [{ do: 'attribute', attribute: 'wisdom', n: 2, until: 'turn' }],
        ],
      }],
    }],
  },
  // When attacked
  { id: 'blow-for-blow', deck, abilities: [{ type: 'defense', cost: { insanity: 1 }, cooldown: 2, mods: { keywords: ['counterattack'] } }] },
  { id: 'splinters', deck, abilities: [{ type: 'defense', cooldown: 2, mods: { auto: 1, keywords: ['deflect'] } }] },
  // Paid before a roll
  { id: 'torn-stitches', deck, abilities: [{ type: 'roll', rolls: ['attack'], cost: { wounds: 1 }, cooldown: 1, mods: { auto: 2 } }] },
  { id: 'again-and-again', deck, abilities: [{ type: 'roll', rolls: ['attack'], cost: { insanity: 1 }, cooldown: 1, mods: { reroll: 99 } }] },
  // Always
  { id: 'red-mist', deck, abilities: [{ type: 'passive', passive: { attack: { dice: { green: 1 } }, while: { wounded: 3 } } }] },
  { id: 'grudge', deck, abilities: [{ type: 'passive', trigger: 'wounded', once: true, steps: [{ do: 'insanity', n: 1 }] }] },
  { id: 'over-the-fallen', deck, abilities: [{ type: 'passive', trigger: 'kills', once: true, may: true, steps: [{ do: 'move', n: 1, stealth: true }] }] },
  { id: 'hard-to-cage', deck, abilities: [{ type: 'passive', passive: { attributes: { strength: 1 }, health: 1 } }] },
];
