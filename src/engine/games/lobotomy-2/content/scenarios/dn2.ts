// DN2, Feed the Fire: carry whatever burns from all over the house into the boiler.
import type { Scenario } from '../../cards/scenario-types.js';
import { memory, sandbox } from './nightmare-sandbox.js';
import {
  beginObjective,
  eachCharacter,
  endObjective,
  ifFlag,
  oneCharacter,
  placeMonster,
  readChapter,
  setFlag,
  spawn,
} from './shorthand.js';

const [one, two, three] = [memory(4, 'courtyard.A'), memory(5, 'attic.D'), memory(6, 'boiler.C')];
const fuel = (id: string, space: string) =>
  ({
    happens: { on: 'act', id, space, ap: 1 },
    steps: [
      { do: 'take-away', token: id },
      { do: 'count', name: 'fuel', n: 1 },
      { do: 'junk', n: 1, kind: 'wood' },
    ],
  }) as const;

export const dn2: Scenario = {
  ...sandbox,
  id: 'DN2',
  objectives: ['fuel', 'stoke'],
  chapters: [
    {
      cid: 'DN2-A',
      steps: [
        beginObjective('fuel'),
        one.laid,
        two.laid,
        three.laid,
        { do: 'place', token: 'fuel-chairs', space: 'theatre.H' },
        { do: 'place', token: 'fuel-sledge', space: 'courtyard.E' },
        { do: 'place', token: 'fuel-cradle', space: 'attic.J' },
      ],
      triggers: [
        one.taken,
        two.taken,
        three.taken,
        fuel('fuel-chairs', 'theatre.H'),
        fuel('fuel-sledge', 'courtyard.E'),
        fuel('fuel-cradle', 'attic.J'),
        {
          happens: { on: 'act', id: 'burn-files', space: 'boiler.E', ap: 1 },
          steps: [setFlag('files-burnt'), { do: 'count', name: 'fuel', n: 1 }],
        },
        { happens: { on: 'counter', name: 'fuel', n: 3 }, steps: [readChapter('DN2-B')] },
      ],
    },
    {
      cid: 'DN2-B',
      steps: [
        endObjective('fuel'),
        beginObjective('stoke'),
        placeMonster('drowned-patient', 'boiler.H'),
        ifFlag('files-burnt', placeMonster('cultist', 'boiler.B')),
      ],
      triggers: [
        {
          happens: { on: 'act', id: 'stoke', space: 'boiler.H', ap: 1 },
          again: true,
          steps: [
            {
              do: 'pay',
              cost: { junk: 1 },
              then: [{ do: 'count', name: 'stoked', n: 1 }],
              else: [
                {
                  do: 'test',
                  attribute: 'strength',
                  target: 1,
                  pass: [{ do: 'count', name: 'stoked', n: 1 }],
                  fail: [{ do: 'afflict', condition: 'fire' }],
                },
              ],
            },
          ],
        },
        {
          happens: { on: 'counter', name: 'stoked', n: 3 },
          steps: [endObjective('stoke'), eachCharacter({ do: 'cure', condition: 'frost' }), { do: 'win' }],
        },
      ],
    },
  ],
  cards: [
    {
      cid: 'DN2-EC1',
      deck: true,
      steps: [
        eachCharacter({ do: 'test', attribute: 'strength', target: 1, fail: [{ do: 'afflict', condition: 'frost' }] }),
      ],
    },
    { cid: 'DN2-EC2', deck: true, steps: [oneCharacter({ do: 'junk', n: 2 })] },
    { cid: 'DN2-EC3', deck: true, steps: [spawn('drawn', 'drowned-patient')] },
  ],
};
