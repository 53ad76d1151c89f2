// Ten hard cards of Asylum Escape, as data.
import type { Card } from '../words.js';

export default {
  chute: { on: 'die', text: [{ do: 'instead' }] },
  grate: { on: 'prowled', of: 'any', text: [{ do: 'change', what: 'found', n: -9, secret: 1 }, { do: 'sneak' }] },
  walls: { text: [{ do: 'choose', from: 'rooms', then: [{ do: 'doom' }, { do: 'collapse' }] }] },
  wind: { text: [{ do: 'each', of: 'foes', then: [{ do: 'march' }] }, { do: 'reckon' }] },
  wire: {
    on: 'stepped',
    of: 'other',
    must: 1,
    if: { n: 'sealed:wire' },
    text: [{ do: 'tell', what: 'wire' }, { do: 'discard' }, { do: 'stop', what: 'march' }],
  },
  lights: {
    text: [{ do: 'sealed', of: 'victims', from: 'near', may: 1, then: [{ do: 'move', to: 'it', secret: 1 }] }],
  },
  gag: { on: 'play', of: 'other', text: [{ do: 'instead', then: [{ do: 'discard' }] }] },
  cough: { on: 'announce', text: [{ do: 'choose', from: 'near', then: [{ do: 'alter', set: { at: 'it' } }] }] },
  draught: {
    text: [
      {
        do: 'choose',
        from: 'columns',
        then: [{ do: 'each', of: 'in-column', then: [{ do: 'tell', what: 'draught', at: 'it' }] }],
      },
    ],
  },
  snitch: { text: [{ do: 'choose', from: 'rivals', then: [{ do: 'discard', who: 'it', random: 1 }] }] },
} as const satisfies Readonly<Record<string, Card>>;
