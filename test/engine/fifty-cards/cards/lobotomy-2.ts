// Ten hard cards of Lobotomy 2, as data.
import type { Card } from '../words.js';

export default {
  paddle: {
    keep: 1,
    text: [
      { do: 'choose', from: 'foes-here', then: [{ do: 'attack', n: 'dexterity', keys: ['aoe'] }, { do: 'march' }] },
    ],
  },
  needle: {
    keep: 1,
    text: [{ do: 'choose', from: 'foes-here', then: [{ do: 'attack', n: 'dexterity', keys: ['pierce', 'critical'] }] }],
  },
  vial: { on: 'strike', of: 'any', if: { n: 'mine' }, text: [{ do: 'add-die', die: 'green' }] },
  gland: {
    on: 'attack',
    of: 'any',
    keep: 1,
    if: { n: 'mine' },
    cost: { insanity: 1 },
    text: [{ do: 'alter', add: { plus: 1 } }],
  },
  mine: {
    keep: 1,
    text: [
      {
        do: 'choose',
        of: {
          lay: [{ do: 'place', what: 'mine' }],
          fire: [{ do: 'attack', it: 'mine', die: 'red', n: 3, keys: ['aoe'] }],
        },
      },
    ],
  },
  howl: { text: [{ do: 'each', of: 'players', then: [{ do: 'test', what: 'wisdom', fail: [{ do: 'hurt' }] }] }] },
  thorns: { on: 'attacked', must: 1, text: [{ do: 'hurt', who: 'it' }] },
  eagle: { on: 'bolt', keep: 1, text: [{ do: 'choose', from: 'near', then: [{ do: 'move', to: 'it' }] }] },
  aura: {
    text: [
      {
        do: 'each',
        of: 'foes',
        then: [
          { do: 'change', what: 'health' },
          { do: 'change', what: 'plus' },
        ],
      },
    ],
  },
  rot: {
    keep: 1,
    text: [
      {
        do: 'choose',
        from: 'here',
        then: [
          {
            do: 'attack',
            n: 2,
            then: [{ do: 'choose', from: ['strength', 'wisdom'], then: [{ do: 'change', what: 'it', n: -1 }] }],
          },
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, Card>>;
