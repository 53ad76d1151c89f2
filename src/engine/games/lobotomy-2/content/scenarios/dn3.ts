// DN3, Matinée: the operation is performed again tonight. Stop the surgeon, then his audience.
import type { Scenario } from '../../cards/scenario-types.js';
import { memory, sandbox } from './nightmare-sandbox.js';
import {
  beginObjective,
  eachCharacter,
  eachMonster,
  endObjective,
  ifFlag,
  oneCharacter,
  placeMonster,
  readChapter,
  setFlag,
} from './shorthand.js';

const [one, two, three] = [memory(7, 'theatre.C'), memory(8, 'boiler.K'), memory(9, 'attic.G')];

export const dn3: Scenario = {
  ...sandbox,
  id: 'DN3',
  objectives: ['arena', 'surgeon', 'applause'],
  chapters: [
    {
      cid: 'DN3-A',
      steps: [beginObjective('arena'), one.laid, two.laid, three.laid],
      triggers: [
        one.taken,
        two.taken,
        three.taken,
        {
          happens: { on: 'act', id: 'spoil-ether', space: 'attic.E', ap: 1 },
          steps: [setFlag('ether-spoiled'), { do: 'meds', n: 1 }],
        },
        { happens: { on: 'enter', space: 'theatre.T' }, steps: [readChapter('DN3-B')] },
        { happens: { on: 'enter', space: 'theatre.O' }, steps: [readChapter('DN3-B')] },
      ],
    },
    {
      cid: 'DN3-B',
      steps: [
        endObjective('arena'),
        beginObjective('surgeon'),
        placeMonster('stitched-surgeon', 'theatre.O'),
        ifFlag('ether-spoiled', eachMonster('stitched-surgeon', { do: 'wound', n: 2 })),
      ],
      triggers: [{ happens: { on: 'defeated', monster: 'stitched-surgeon', n: 1 }, steps: [readChapter('DN3-C')] }],
    },
    {
      cid: 'DN3-C',
      steps: [endObjective('surgeon'), beginObjective('applause'), placeMonster('choir-mother', 'theatre.B')],
      choice: [
        [
          setFlag('bowed'),
          eachCharacter({ do: 'lose', what: 'insanity', n: 1 }),
          eachMonster('choir-mother', { do: 'wound', n: 2 }),
        ],
        [
          setFlag('refused'),
          eachCharacter({ do: 'mods', roll: 'attack', mods: { auto: 1 }, until: 'round' }),
          placeMonster('night-nurse', 'theatre.H'),
        ],
      ],
      triggers: [
        {
          happens: { on: 'defeated', monster: 'choir-mother', n: 1 },
          steps: [endObjective('applause'), { do: 'win' }],
        },
      ],
    },
  ],
  cards: [
    { cid: 'DN3-EC1', deck: true, steps: [{ do: 'monsters', stat: 'green', n: 1, until: 'round' }] },
    { cid: 'DN3-EC2', deck: true, steps: [oneCharacter({ do: 'item', deck: 'equipment', n: 1 })] },
    {
      cid: 'DN3-EC3',
      deck: true,
      steps: [
        {
          do: 'if',
          is: { flag: 'refused' },
          then: [eachCharacter({ do: 'insanity', n: 1 })],
          else: [{ do: 'door', to: 'closed', where: 'anywhere', take: 'each' }],
        },
      ],
    },
  ],
};
