// The Schizophrenia deck: large, almost magical effects, which cost Insanity and a long Cooldown. The Cooldowns follow
// the same scale as those of the Aggression deck.
import { deckOf } from './disorder-deck.js';

export const schizophrenia = deckOf('schizophrenia', {
  // Monsters
  'the-choir': [
    {
      type: 'active',
      cost: { ap: 1, insanity: 3 },
      cooldown: 5,
      steps: [{ do: 'on', whom: { of: 'monster', take: 'each', where: 'sight' }, steps: [{ do: 'wound', n: 2 }] }],
    },
  ],
  'trade-of-shadows': [
    {
      type: 'active',
      cost: { insanity: 1 },
      cooldown: 2,
      steps: [{ do: 'on', whom: { of: 'monster', take: 'one', where: 'sight' }, steps: [{ do: 'swap' }] }],
    },
  ],
  'led-by-the-hand': [
    {
      type: 'active',
      cost: { insanity: 2 },
      cooldown: 2,
      steps: [{ do: 'on', whom: { of: 'monster', take: 'one', where: 'sight' }, steps: [{ do: 'push', n: 3 }] }],
    },
    {
      type: 'defense',
      cooldown: 2,
      mods: {
        auto: 1,
        then: [
          { do: 'on', whom: { of: 'monster', take: 'one', where: 'here', may: true }, steps: [{ do: 'push', n: 1 }] },
        ],
      },
    },
  ],
  'the-room-leans-inward': [
    {
      type: 'active',
      cost: { insanity: 2 },
      cooldown: 3,
      steps: [
        {
          do: 'choose',
          of: [
            [
              {
                do: 'on',
                whom: { of: 'monster', take: 'each', where: { range: 2, sight: true } },
                steps: [{ do: 'pull' }],
              },
            ],
            [
              {
                do: 'on',
                whom: { of: 'character', take: 'one', other: true, where: 'anywhere' },
                steps: [{ do: 'pull' }],
              },
            ],
          ],
        },
      ],
    },
  ],
  'empty-chairs': [{ type: 'active', cost: { insanity: 3 }, cooldown: 3, steps: [{ do: 'skip-spawn', n: 1 }] }],
  lullaby: [{ type: 'active', cost: { ap: 1, insanity: 4 }, cooldown: 5, steps: [{ do: 'still', what: 'attack' }] }],
  // Attacks
  'cold-sun': [
    {
      type: 'attack',
      cost: { ap: 1, insanity: 1 },
      cooldown: 3,
      attack: { dice: { red: 2 }, range: [0, 3], keywords: ['frost', 'holy'] },
    },
    { type: 'weapon-attack', cooldown: 2, mods: { dice: { green: 1 }, keywords: ['frost'] } },
  ],
  'burning-letters': [
    { type: 'active', cost: { insanity: 1 }, cooldown: 1, steps: [{ do: 'junk', n: 1, kind: 'paper' }] },
    {
      type: 'attack',
      cost: { ap: 1, junk: { paper: 1 } },
      cooldown: 3,
      attack: { dice: { red: 2 }, range: [1, 3], keywords: ['aoe', 'fire'] },
    },
  ],
  'open-sky': [
    {
      type: 'attack',
      cost: { ap: 1, insanity: 'x' },
      cooldown: 4,
      attack: { dice: { red: 1 }, range: [0, 4], unseen: true, keywords: ['aoe'] },
      each: { dice: { red: 1 } },
    },
  ],
  'ghost-limb': [{ type: 'weapon-attack', cooldown: 3, mods: { dice: { green: 2 }, keywords: ['ethereal'] } }],
  'halo-of-static': [
    {
      type: 'roll',
      rolls: ['attack'],
      cooldown: 2,
      mods: { dice: { green: 2 }, turn: { from: 'insanity', to: 'spike' } },
    },
  ],
  // Places and time
  'folded-hallway': [{ type: 'active', cost: { insanity: 2 }, cooldown: 2, steps: [{ do: 'blink', n: 3 }] }],
  'second-shadow': [{ type: 'passive', passive: { ethereal: true, while: { insanity: 4 } } }],
  'it-never-happened': [
    {
      type: 'defense',
      cost: { insanity: 2 },
      cooldown: 4,
      mods: { keywords: ['dodge'], then: [{ do: 'blink', n: 2 }] },
    },
  ],
  'the-swallowed-hour': [{ type: 'active', cost: { ap: 2, insanity: 6 }, cooldown: 5, steps: [{ do: 'hunt', n: -1 }] }],
  // The Character itself
  'they-know-the-answer': [
    {
      type: 'roll',
      rolls: ['test', 'search'],
      cost: { insanity: 1 },
      cooldown: 2,
      mods: { convert: { from: 'blue', to: 'brown' } },
    },
  ],
  'morning-omen': [
    {
      type: 'passive',
      trigger: 'turn-begins',
      steps: [{ do: 'test', attribute: 'imagination', target: 2, pass: [{ do: 'cool', n: -1, which: 'one' }] }],
    },
  ],
  'the-unseen-dealer': [
    {
      type: 'active',
      cost: { insanity: 1 },
      cooldown: 1,
      steps: [
        {
          do: 'd6',
          results: [
            { from: 1, to: 1, steps: [{ do: 'wound', n: 1 }] },
            { from: 2, to: 3, steps: [{ do: 'junk', n: 2 }] },
            { from: 4, to: 4, steps: [{ do: 'meds', n: 1 }] },
            { from: 5, to: 5, steps: [{ do: 'heal', n: 2 }] },
            { from: 6, to: 6, steps: [{ do: 'ap', n: 1 }] },
          ],
        },
      ],
    },
  ],
  'hollow-gift': [{ type: 'active', cooldown: 4, steps: [{ do: 'infect' }, { do: 'ap', n: 2 }] }],
  'room-for-one-more': [{ type: 'passive', passive: { limits: { insanity: 2, disorders: 1 } } }],
});
