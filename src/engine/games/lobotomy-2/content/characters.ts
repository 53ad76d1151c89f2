// The nine Characters. Each has two Disorders, a Quest, and three Innate Abilities on each side: one is permanent or
// free, one costs 1 to 3 Insanity, and one costs 4 to 6 or X. LOB-RUL-105
import type { Attribute, CharacterCard } from '../cards/card-types.js';

const attributes = (
  strength: number,
  dexterity: number,
  wisdom: number,
  imagination: number,
): Readonly<Record<Attribute, number>> => ({ strength, dexterity, wisdom, imagination });

export const characters: readonly CharacterCard[] = [
  {
    id: 'ian-mcfellow',
    disorders: ['schizophrenia', 'anxiety'],
    quest: { n: 16, counts: 'spaces' },
    blue: {
      health: 8,
      attributes: attributes(1, 4, 1, 2),
      abilities: [
        { type: 'passive', passive: { defense: { bolt: { then: [{ do: 'blink', n: 1 }] } } } },
        { type: 'active', cost: { insanity: 2 }, steps: [{ do: 'move', n: 2, stealth: true }] },
        { type: 'roll', rolls: ['attack'], cost: { insanity: 4 }, mods: { dice: { red: 2 }, keywords: ['stun'] } },
      ],
    },
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
  {
    id: 'demi-hawkins',
    disorders: ['ocd', 'anxiety'],
    quest: { n: 4, counts: 'trades' },
    blue: {
      health: 7,
      attributes: attributes(1, 1, 4, 2),
      abilities: [
        {
          type: 'active',
          cost: { insanity: 0 },
          once: true,
          steps: [
            {
              do: 'on',
              whom: { of: 'character', take: 'one', other: true, where: 'sight' },
              steps: [{ do: 'move', n: 1 }],
            },
          ],
        },
        { type: 'active', cost: { ap: 1, insanity: 2 }, action: true, steps: [{ do: 'cool', n: -1, which: 'all' }] },
        { type: 'weapon-attack', cost: { insanity: 4 }, mods: { dice: { red: 2 }, range: [0, 4], unseen: true } },
      ],
    },
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
  {
    id: 'tobias-crake',
    disorders: ['aggression', 'schizophrenia'],
    quest: { n: 5, counts: 'kills' },
    blue: {
      health: 9,
      attributes: attributes(4, 2, 1, 1),
      abilities: [
        { type: 'passive', passive: { defense: { dice: { blue: 1 } }, while: { wounded: 3 } } },
        { type: 'roll', rolls: ['attack'], cost: { insanity: 2 }, mods: { dice: { red: 1 }, reroll: 2 } },
        { type: 'roll', rolls: ['attack'], cost: { insanity: 4 }, mods: { keywords: ['critical'] } },
      ],
    },
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
  {
    id: 'marta-kowal',
    disorders: ['aggression', 'anxiety'],
    quest: { n: 14, counts: 'wounds-dealt' },
    blue: {
      health: 9,
      attributes: attributes(4, 1, 1, 1),
      abilities: [
        { type: 'passive', passive: { defense: { immune: ['fire', 'infection'] } } },
        {
          type: 'attack',
          cost: { ap: 1, insanity: 3 },
          action: true,
          attack: { dice: { green: 2, red: 1 }, keywords: ['aoe', 'fire'] },
        },
        {
          type: 'roll',
          rolls: ['attack'],
          cost: { insanity: 5 },
          mods: { dice: { red: 2 }, keywords: ['pierce', 'lifesteal'] },
        },
      ],
    },
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
  {
    id: 'felix-ambrose',
    disorders: ['aggression', 'ocd'],
    quest: { n: 4, counts: 'doors' },
    blue: {
      health: 8,
      attributes: attributes(2, 4, 1, 1),
      abilities: [
        {
          type: 'active',
          cost: { insanity: 0 },
          once: true,
          steps: [{ do: 'door', to: 'open', where: 'here', take: 'one' }],
        },
        { type: 'active', cost: { insanity: 2 }, steps: [{ do: 'stealth', until: 'turn' }] },
        {
          type: 'attack',
          cost: { ap: 1, insanity: 4 },
          action: true,
          attack: { dice: { green: 2, red: 2 }, range: [1, 2], keywords: ['aoe'] },
        },
      ],
    },
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
  {
    id: 'lotte-wren',
    disorders: ['ocd', 'schizophrenia'],
    quest: { n: 3, counts: 'searches' },
    blue: {
      health: 7,
      attributes: attributes(1, 2, 1, 4),
      abilities: [
        { type: 'passive', trigger: 'searched', steps: [{ do: 'junk', n: 1, kind: 'paper' }] },
        { type: 'active', cost: { insanity: 3 }, steps: [{ do: 'breach', where: 'here' }] },
        {
          type: 'attack',
          cost: { ap: 1, insanity: 'x' },
          action: true,
          attack: { dice: { green: 2 }, range: [0, 2] },
          each: { dice: { red: 1 } },
        },
      ],
    },
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
  {
    id: 'solomon-pike',
    disorders: ['ocd', 'anxiety'],
    quest: { n: 3, counts: 'upgrades' },
    blue: {
      health: 8,
      attributes: attributes(1, 1, 2, 4),
      abilities: [
        { type: 'passive', passive: { rebate: 1 } },
        {
          type: 'active',
          cost: { insanity: 2 },
          once: true,
          steps: [{ do: 'choose', of: [[{ do: 'untap' }], [{ do: 'cool', n: -1, which: 'one' }]] }],
        },
        {
          type: 'active',
          cost: { ap: 1, insanity: 5 },
          action: true,
          steps: [{ do: 'item', deck: 'equipment', n: 1 }],
        },
      ],
    },
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
  {
    id: 'harriet-voss',
    disorders: ['schizophrenia', 'anxiety'],
    quest: { n: 6, counts: 'heals' },
    blue: {
      health: 8,
      attributes: attributes(2, 1, 4, 1),
      abilities: [
        {
          type: 'active',
          cost: { insanity: 0 },
          once: true,
          steps: [
            {
              do: 'on',
              whom: { of: 'character', take: 'one', where: 'here' },
              steps: [
                {
                  do: 'choose',
                  of: [
                    [{ do: 'cure', condition: 'fire' }],
                    [{ do: 'cure', condition: 'frost' }],
                    [{ do: 'cure', condition: 'stun' }],
                  ],
                },
              ],
            },
          ],
        },
        {
          type: 'active',
          cost: { insanity: 2 },
          once: true,
          steps: [{ do: 'on', whom: { of: 'character', take: 'one', where: 'here' }, steps: [{ do: 'heal', n: 2 }] }],
        },
        {
          type: 'active',
          cost: { ap: 1, insanity: 4 },
          action: true,
          steps: [{ do: 'on', whom: { of: 'character', take: 'each', where: 'sight' }, steps: [{ do: 'heal', n: 2 }] }],
        },
      ],
    },
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
  {
    id: 'edmund-sable',
    disorders: ['aggression', 'schizophrenia'],
    quest: { n: 14, counts: 'insanity' },
    blue: {
      health: 7,
      attributes: attributes(1, 2, 4, 1),
      abilities: [
        {
          type: 'active',
          cost: { insanity: 0 },
          once: true,
          steps: [
            {
              do: 'on',
              whom: { of: 'monster', take: 'one', where: { range: 2, sight: true } },
              steps: [{ do: 'push', n: 1 }],
            },
          ],
        },
        {
          type: 'active',
          cost: { insanity: 3 },
          steps: [
            {
              do: 'on',
              whom: { of: 'monster', take: 'one', class: 'basic', where: { range: 2, sight: true } },
              steps: [{ do: 'afflict', condition: 'stun' }],
            },
          ],
        },
        {
          type: 'attack',
          cost: { ap: 1, insanity: 4 },
          action: true,
          attack: { dice: { red: 3 }, range: [0, 3], unseen: true, keywords: ['ethereal'] },
        },
      ],
    },
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
];
