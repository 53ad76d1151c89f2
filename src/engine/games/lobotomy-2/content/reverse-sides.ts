// The other sides of cards, by their ids. None is turned over in the introduction, on whose Hunt Track no Aura lies. LOB-RUL-105, LOB-HNT-05
import type { CharacterSide, MonsterSide } from '../cards/card-types.js';
import { attributes } from './characters.js';

export const insane: Readonly<Record<string, { readonly insane: CharacterSide }>> = {
  'ian-mcfellow': {
    insane: {
      health: 9,
      attributes: attributes(1, 5, 2, 2),
      abilities: [
        { type: 'passive', passive: { defense: { bolt: { auto: 1, then: [{ do: 'blink', n: 2 }] } } } },
        { type: 'active', cost: { insanity: 2 }, steps: [{ do: 'blink', n: 3 }] },
        { type: 'roll', rolls: ['attack'], cost: { insanity: 5 }, mods: { dice: { red: 1 }, keywords: ['critical'] } },
      ],
    },
  },
  'demi-hawkins': {
    insane: {
      health: 8,
      attributes: attributes(1, 2, 5, 2),
      abilities: [
        {
          type: 'active',
          cost: { insanity: 0 },
          once: true,
          steps: [
            {
              do: 'on',
              whom: { of: 'character', take: 'one', other: true, where: 'anywhere' },
              steps: [{ do: 'move', n: 2 }],
            },
          ],
        },
        { type: 'active', cost: { ap: 1, insanity: 2 }, action: true, steps: [{ do: 'cool', n: -2, which: 'all' }] },
        {
          type: 'weapon-attack',
          cost: { insanity: 'x' },
          mods: { range: [0, 6], unseen: true },
          each: { dice: { red: 1 } },
        },
      ],
    },
  },
  'tobias-crake': {
    insane: {
      health: 10,
      attributes: attributes(5, 2, 2, 1),
      abilities: [
        { type: 'passive', passive: { defense: { dice: { brown: 1 } }, while: { wounded: 3 } } },
        { type: 'roll', rolls: ['attack'], cost: { insanity: 2 }, mods: { dice: { red: 2 }, reroll: 99 } },
        { type: 'roll', rolls: ['attack'], cost: { insanity: 5 }, mods: { keywords: ['critical', 'pierce', 'stun'] } },
      ],
    },
  },
  'marta-kowal': {
    insane: {
      health: 10,
      attributes: attributes(5, 1, 2, 1),
      abilities: [
        {
          type: 'passive',
          passive: { defense: { immune: ['fire', 'frost', 'stun', 'infection'], bolt: { auto: 1 } } },
        },
        {
          type: 'attack',
          cost: { ap: 1, insanity: 3 },
          action: true,
          attack: { dice: { red: 3 }, range: [0, 1], keywords: ['aoe', 'fire'] },
        },
        {
          type: 'roll',
          rolls: ['attack'],
          cost: { insanity: 'x' },
          mods: { keywords: ['lifesteal'] },
          each: { dice: { red: 1 } },
        },
      ],
    },
  },
  'felix-ambrose': {
    insane: {
      health: 9,
      attributes: attributes(2, 5, 1, 2),
      abilities: [
        {
          type: 'active',
          cost: { insanity: 0 },
          once: true,
          steps: [
            { do: 'door', to: 'open', where: 'here', take: 'one' },
            { do: 'move', n: 1, stealth: true },
          ],
        },
        {
          type: 'active',
          cost: { insanity: 2 },
          steps: [
            { do: 'stealth', until: 'turn' },
            { do: 'ethereal', until: 'turn' },
          ],
        },
        {
          type: 'attack',
          cost: { ap: 1, insanity: 5 },
          action: true,
          attack: { dice: { red: 4 }, range: [0, 3], keywords: ['aoe', 'pierce'] },
        },
      ],
    },
  },
  'lotte-wren': {
    insane: {
      health: 8,
      attributes: attributes(1, 2, 2, 5),
      abilities: [
        {
          type: 'passive',
          trigger: 'searched',
          steps: [
            { do: 'junk', n: 1 },
            { do: 'meds', n: 1 },
          ],
        },
        {
          type: 'active',
          cost: { insanity: 2 },
          steps: [{ do: 'choose', of: [[{ do: 'breach', where: 'here' }], [{ do: 'blink', n: 2 }]] }],
        },
        {
          type: 'attack',
          cost: { ap: 1, insanity: 'x' },
          action: true,
          attack: { dice: { red: 2 }, range: [0, 3], unseen: true, keywords: ['fire'] },
          each: { dice: { red: 1 } },
        },
      ],
    },
  },
  'solomon-pike': {
    insane: {
      health: 9,
      attributes: attributes(1, 1, 3, 5),
      abilities: [
        { type: 'passive', passive: { rebate: 1, loot: 1 } },
        {
          type: 'active',
          cost: { insanity: 2 },
          once: true,
          steps: [{ do: 'untap' }, { do: 'cool', n: -1, which: 'one' }],
        },
        {
          type: 'active',
          cost: { ap: 1, insanity: 5 },
          action: true,
          steps: [
            { do: 'choose', of: [[{ do: 'item', deck: 'weapon', n: 1 }], [{ do: 'item', deck: 'equipment', n: 1 }]] },
            { do: 'junk', n: 2 },
          ],
        },
      ],
    },
  },
  'harriet-voss': {
    insane: {
      health: 9,
      attributes: attributes(2, 2, 5, 1),
      abilities: [
        {
          type: 'active',
          cost: { insanity: 0 },
          once: true,
          steps: [{ do: 'on', whom: { of: 'character', take: 'one', where: 'here' }, steps: [{ do: 'heal', n: 1 }] }],
        },
        {
          type: 'active',
          cost: { insanity: 2 },
          once: true,
          steps: [
            { do: 'on', whom: { of: 'character', take: 'one', where: { range: 1 } }, steps: [{ do: 'heal', n: 3 }] },
          ],
        },
        {
          type: 'active',
          cost: { ap: 1, insanity: 5 },
          action: true,
          steps: [
            { do: 'on', whom: { of: 'character', take: 'each', where: 'anywhere' }, steps: [{ do: 'heal', n: 3 }] },
          ],
        },
      ],
    },
  },
  'edmund-sable': {
    insane: {
      health: 8,
      attributes: attributes(1, 2, 5, 2),
      abilities: [
        {
          type: 'active',
          cost: { insanity: 0 },
          once: true,
          steps: [{ do: 'on', whom: { of: 'monster', take: 'one', where: 'sight' }, steps: [{ do: 'push', n: 2 }] }],
        },
        {
          type: 'active',
          cost: { insanity: 3 },
          steps: [
            {
              do: 'on',
              whom: { of: 'monster', take: 'one', class: 'basic', where: 'sight' },
              steps: [
                { do: 'afflict', condition: 'stun' },
                { do: 'wound', n: 1 },
              ],
            },
          ],
        },
        {
          type: 'attack',
          cost: { ap: 1, insanity: 'x' },
          action: true,
          attack: { dice: { red: 2 }, range: [0, 4], unseen: true, keywords: ['ethereal'] },
          each: { dice: { red: 1 } },
        },
      ],
    },
  },
};

/** Of the Monsters of the introduction. */
export const empowered: Readonly<Record<string, { readonly empowered: MonsterSide }>> = {
  'state-trooper': {
    empowered: {
      health: 4,
      movement: 2,
      attacks: [{ dice: { green: 2, red: 1 } }],
      defense: { dice: { blue: 1 } },
      flee: { attribute: 'strength', min: 3, penalty: [{ do: 'wound', n: 1 }] },
    },
  },
  hellhound: {
    empowered: {
      health: 3,
      movement: 3,
      attacks: [{ dice: { green: 1, red: 1 }, bolt: { auto: 1 } }],
      defense: { dice: { blue: 1 } },
      flee: { attribute: 'dexterity', min: 3, penalty: [{ do: 'wound', n: 1 }] },
    },
  },
  'night-nurse': {
    empowered: {
      health: 3,
      movement: 2,
      attacks: [{ dice: { green: 1, red: 1 }, range: [0, 1], bolt: { keywords: ['stun'] } }],
      defense: { dice: { blue: 1 } },
      flee: { attribute: 'wisdom', min: 3, penalty: [{ do: 'lose', what: 'meds', n: 1 }] },
    },
  },
  'drowned-patient': {
    empowered: {
      health: 4,
      movement: 2,
      attacks: [{ dice: { green: 1, red: 1 }, keywords: ['frost'] }],
      defense: { dice: { blue: 1 } },
      flee: { attribute: 'dexterity', min: 2, penalty: [{ do: 'afflict', condition: 'frost' }] },
      immune: ['frost'],
    },
  },
  orderly: {
    empowered: {
      health: 6,
      movement: 2,
      attacks: [{ dice: { green: 1, red: 2 }, bolt: { keywords: ['stun'] } }],
      defense: { dice: { blue: 2 } },
      prey: 'strongest',
    },
  },
};
