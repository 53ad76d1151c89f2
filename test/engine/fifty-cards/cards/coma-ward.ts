// Ten hard cards of Coma Ward, as data.
import type { Card } from '../words.js';

export default {
  nurse: {
    text: [
      {
        do: 'choose',
        of: {
          follow: [
            {
              do: 'test',
              what: 'focus',
              need: 2,
              pass: [{ do: 'draw', deck: 'item' }],
              fail: [{ do: 'change', what: 'terror' }],
            },
          ],
          hide: [{ do: 'change', what: 'terror', n: -1 }],
        },
      },
    ],
  },
  syringe: {
    text: [
      {
        do: 'choose',
        from: 'others-here',
        then: [{ do: 'attack', then: [{ do: 'change', who: 'it', what: 'terror', n: 2 }] }],
      },
    ],
  },
  cabinet: {
    text: [
      { do: 'draw', deck: 'item', n: 3 },
      { do: 'change', what: 'terror' },
    ],
  },
  bed: {
    on: 'turn',
    of: 'any',
    must: 1,
    text: [
      {
        do: 'if',
        n: 'here:ward',
        then: [
          { do: 'change', what: 'rest' },
          { do: 'if', n: 'rest', least: 2, then: [{ do: 'win' }] },
        ],
        else: [{ do: 'change', what: 'rest', n: -9 }],
      },
    ],
  },
  night: { text: [{ do: 'each', of: 'sight', then: [{ do: 'change', what: 'terror', n: 2 }] }] },
  false: { text: [{ do: 'replace' }] },
  lift: {
    text: [
      {
        do: 'roll',
        die: 'lift',
        rows: [
          [1, []],
          [3, [{ do: 'choose', from: ['cellar', 'hall'], then: [{ do: 'move', to: 'it' }] }]],
          [6, [{ do: 'choose', from: 'rooms', then: [{ do: 'move', to: 'it' }] }]],
        ],
      },
    ],
  },
  pills: { on: 'gain', must: 1, if: { n: 'is:pill' }, text: [{ do: 'change', what: 'counters' }] },
  bet: {
    on: 'done',
    of: 'other',
    keep: 1,
    cost: { bets: 1 },
    text: [{ do: 'choose', from: 'players', then: [{ do: 'change', who: 'it', what: 'terror' }] }],
  },
  donor: {
    on: 'stole',
    must: 1,
    text: [
      { do: 'change', what: 'organs', secret: 1 },
      { do: 'if', n: 'organs', least: 3, then: [{ do: 'win' }] },
    ],
  },
} as const satisfies Readonly<Record<string, Card>>;
