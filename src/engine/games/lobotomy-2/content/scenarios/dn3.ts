// DN3, Matinée: the operation is given again tonight; stop the surgeon, then his audience.
import type { Scenario } from '../../cards/scenario-types.js';
import { memory, sandbox } from './nightmare-sandbox.js';
import { all, ifFlag } from './shorthand-all-scenarios.js';
import { comes, done, each, flag, one as somebody, read, task } from './shorthand.js';

const [one, two, three] = [memory(7, 'theatre.C'), memory(8, 'boiler.K'), memory(9, 'attic.G')];

export const dn3: Scenario = {
  ...sandbox,
  id: 'DN3',
  objectives: ['arena', 'surgeon', 'applause'],
  chapters: [
    {
      cid: 'DN3-A',
      steps: [task('arena'), one.laid, two.laid, three.laid],
      triggers: [
        one.taken,
        two.taken,
        three.taken,
        {
          happens: { on: 'act', id: 'spoil-ether', space: 'attic.E', ap: 1 },
          steps: [flag('ether-spoiled'), { do: 'meds', n: 1 }],
        },
        { happens: { on: 'enter', space: 'theatre.T' }, steps: [read('DN3-B')] },
        { happens: { on: 'enter', space: 'theatre.O' }, steps: [read('DN3-B')] },
      ],
    },
    {
      cid: 'DN3-B',
      steps: [
        done('arena'),
        task('surgeon'),
        comes('stitched-surgeon', 'theatre.O'),
        ifFlag('ether-spoiled', all('stitched-surgeon', { do: 'wound', n: 2 })),
      ],
      triggers: [{ happens: { on: 'defeated', monster: 'stitched-surgeon', n: 1 }, steps: [read('DN3-C')] }],
    },
    {
      cid: 'DN3-C',
      steps: [done('surgeon'), task('applause'), comes('choir-mother', 'theatre.B')],
      choice: [
        [flag('bowed'), each({ do: 'lose', what: 'insanity', n: 1 }), all('choir-mother', { do: 'wound', n: 2 })],
        [
          flag('refused'),
          each({ do: 'mods', roll: 'attack', mods: { auto: 1 }, until: 'round' }),
          comes('night-nurse', 'theatre.H'),
        ],
      ],
      triggers: [
        { happens: { on: 'defeated', monster: 'choir-mother', n: 1 }, steps: [done('applause'), { do: 'win' }] },
      ],
    },
  ],
  cards: [
    { cid: 'DN3-EC1', deck: true, steps: [{ do: 'monsters', stat: 'green', n: 1, until: 'round' }] },
    { cid: 'DN3-EC2', deck: true, steps: [somebody({ do: 'item', deck: 'equipment', n: 1 })] },
    {
      cid: 'DN3-EC3',
      deck: true,
      steps: [
        {
          do: 'if',
          is: { flag: 'refused' },
          then: [each({ do: 'insanity', n: 1 })],
          else: [{ do: 'door', to: 'closed', where: 'anywhere', take: 'each' }],
        },
      ],
    },
  ],
};
