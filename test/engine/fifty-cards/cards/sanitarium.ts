// Ten hard cards of Sanitarium, as data.
import type { Card } from '../words.js';

export default {
  salts: { on: 'judge', text: [{ do: 'alter', add: { score: -1 } }] },
  mirror: {
    on: 'hallucinate',
    if: { n: 'others-here' },
    text: [{ do: 'choose', from: 'others-here', then: [{ do: 'alter', set: { who: 'it' } }] }],
  },
  keyhole: { text: [{ do: 'peek', deck: 'sanitarium', n: 3 }] },
  crowbar: { text: [{ do: 'search' }] },
  fingers: {
    text: [
      {
        do: 'choose',
        from: 'others-here',
        then: [{ do: 'choose', who: 'it', from: 'items', let: 'card', then: [{ do: 'give', to: 'me' }] }],
      },
    ],
  },
  sleepwalk: { while: { 'no-search': 'moved' }, text: [] },
  vow: {
    on: 'gain',
    if: { n: 'is:crowbar' },
    text: [
      { do: 'change', what: 'claimed' },
      { do: 'change', what: 'protected:item.crowbar' },
    ],
  },
  fork: {
    text: [
      { do: 'each', of: 'foes', then: [{ do: 'move', at: 'me' }] },
      { do: 'change', what: 'ap', n: 'foes-here' },
    ],
  },
  twine: {
    text: [
      {
        do: 'choose',
        from: 'items',
        let: 'card',
        then: [{ do: 'choose', from: 'others', then: [{ do: 'give', to: 'it' }] }],
      },
    ],
  },
  match: { text: [{ do: 'explore' }, { do: 'explore' }] },
} as const satisfies Readonly<Record<string, Card>>;
