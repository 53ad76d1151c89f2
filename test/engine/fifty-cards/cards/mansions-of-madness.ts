// Ten hard cards of Mansions of Madness, as data.
import type { Card } from '../words.js';

export default {
  luck: {
    on: 'test',
    keep: 1,
    cost: { skill: 1 },
    if: { n: 'soon:lucky', most: 0 },
    text: [{ do: 'alter', add: { plus: 'luck' }, set: { lucky: 1 } }],
  },
  wires: {
    on: 'move',
    of: 'any',
    must: 1,
    if: { n: 'entering' },
    text: [
      { do: 'puzzle', pass: [{ do: 'discard', who: 'me' }], fail: [{ do: 'instead' }, { do: 'stop', what: 'march' }] },
    ],
  },
  board: {
    on: 'stepped',
    of: 'other',
    cost: { threat: 1 },
    if: { n: 'at:hall' },
    text: [{ do: 'test', who: 'it', what: 'dexterity', fail: [{ do: 'hurt', n: 2 }] }],
  },
  panic: { on: 'harmed-sanity', of: 'other', text: [{ do: 'march', who: 'it', n: 3 }] },
  out: { on: 'harmed-sanity', of: 'other', if: { n: 'it:sanity', most: 0 }, text: [{ do: 'die', who: 'it' }] },
  swing: {
    text: [
      {
        do: 'choose',
        from: 'foes-here',
        then: [
          {
            do: 'test',
            what: 'strength',
            plus: -1,
            pass: [{ do: 'hurt', who: 'it', n: 'me:weapon' }],
            fail: [{ do: 'hurt', n: 'it:damage' }],
          },
        ],
      },
    ],
  },
  voice: { on: 'turn-end', must: 1, text: [{ do: 'hurt', what: 'sanity' }, { do: 'discard' }] },
  name: {
    keep: 1,
    text: [
      {
        do: 'choose',
        from: 'here',
        then: [
          {
            do: 'test',
            what: 'lore',
            pass: [
              {
                do: 'if',
                n: 'sealed:name=mend',
                then: [{ do: 'change', who: 'it', what: 'health', n: 2 }],
                else: [{ do: 'hurt', who: 'it' }],
              },
            ],
          },
        ],
      },
    ],
  },
  urges: {
    cost: { threat: 1 },
    keep: 1,
    text: [
      {
        do: 'choose',
        from: 'others',
        then: [{ do: 'choose', who: 'it', from: 'items', let: 'card', then: [{ do: 'play', by: 'who', as: 'me' }] }],
      },
    ],
  },
  answer: {
    text: [
      {
        do: 'if',
        n: 'sealed:answer=fire',
        then: [{ do: 'each', of: 'investigators', then: [{ do: 'hurt', n: 2 }] }],
        else: [{ do: 'win', of: 'investigators' }],
      },
    ],
  },
} as const satisfies Readonly<Record<string, Card>>;
