// DN1, Bed Nine: find two witnesses who know who lay there, then say the name in the theatre.
import type { Scenario } from '../../cards/scenario-types.js';
import { memory, sandbox } from './nightmare-sandbox.js';
import { beginObjective, eachCharacter, endObjective, placeMonster, readChapter, setFlag, spawn } from './shorthand.js';

const [one, two, three] = [memory(1, 'courtyard.C'), memory(2, 'boiler.I'), memory(3, 'theatre.G')];
const witness = (id: string, space: string) =>
  ({
    happens: { on: 'act', id, space, ap: 1 },
    steps: [
      { do: 'take-away', token: id },
      { do: 'count', name: 'witnesses', n: 1 },
      { do: 'insanity', n: 1 },
    ],
  }) as const;

export const dn1: Scenario = {
  ...sandbox,
  id: 'DN1',
  objectives: ['witnesses', 'say-name'],
  chapters: [
    {
      cid: 'DN1-A',
      steps: [
        beginObjective('witnesses'),
        one.laid,
        two.laid,
        three.laid,
        { do: 'place', token: 'hear-well', space: 'courtyard.D' },
        { do: 'place', token: 'hear-bench', space: 'theatre.D' },
        { do: 'place', token: 'hear-trunk', space: 'attic.F' },
      ],
      triggers: [
        one.taken,
        two.taken,
        three.taken,
        witness('hear-well', 'courtyard.D'),
        witness('hear-bench', 'theatre.D'),
        witness('hear-trunk', 'attic.F'),
        { happens: { on: 'counter', name: 'witnesses', n: 2 }, steps: [readChapter('DN1-B')] },
      ],
    },
    {
      cid: 'DN1-B',
      steps: [endObjective('witnesses'), beginObjective('say-name'), placeMonster('animated-doll', 'theatre.O')],
      choice: [
        [setFlag('nine-pitied'), eachCharacter({ do: 'heal', n: 1 })],
        [setFlag('nine-feared'), spawn('drawn')],
      ],
      triggers: [
        {
          happens: { on: 'act', id: 'say-name', space: 'theatre.O', ap: 1, if: { not: { flag: 'nine-named' } } },
          again: true,
          steps: [
            {
              do: 'test',
              attribute: 'wisdom',
              target: 1,
              pass: [setFlag('nine-named')],
              fail: [
                { do: 'insanity', n: 1 },
                { do: 'wound', n: 1 },
              ],
            },
          ],
        },
        { happens: { on: 'flag', name: 'nine-named' }, steps: [endObjective('say-name'), { do: 'win' }] },
      ],
    },
  ],
  cards: [
    {
      cid: 'DN1-EC1',
      deck: true,
      steps: [
        eachCharacter({ do: 'test', attribute: 'wisdom', target: 1, fail: [{ do: 'lose', what: 'insanity', n: 1 }] }),
      ],
    },
    { cid: 'DN1-EC2', deck: true, steps: [spawn('drawn', 'night-nurse')] },
    {
      cid: 'DN1-EC3',
      deck: true,
      steps: [
        {
          do: 'if',
          is: { flag: 'nine-pitied' },
          then: [eachCharacter({ do: 'heal', n: 1 })],
          else: [{ do: 'monsters', stat: 'blue', n: 1, until: 'round' }],
        },
      ],
    },
  ],
};
