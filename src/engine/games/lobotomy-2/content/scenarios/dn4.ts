// DN4, White Footprints: follow the footprints to the thing that was kept in the attic, and give it back before its
// owner finds you.
import type { Scenario } from '../../cards/scenario-types.js';
import { memory, sandbox } from './nightmare-sandbox.js';
import {
  beginObjective,
  eachCharacter,
  eachMonster,
  endObjective,
  oneCharacter,
  readChapter,
  setFlag,
  spawn,
} from './shorthand.js';

const [one, two, three] = [memory(10, 'courtyard.I'), memory(11, 'theatre.F'), memory(12, 'boiler.J')];

export const dn4: Scenario = {
  ...sandbox,
  id: 'DN4',
  objectives: ['follow', 'bones', 'give-back'],
  chapters: [
    {
      cid: 'DN4-A',
      steps: [
        beginObjective('follow'),
        one.laid,
        two.laid,
        three.laid,
        { do: 'place', token: 'footprints', space: 'courtyard.B' },
      ],
      triggers: [
        one.taken,
        two.taken,
        three.taken,
        {
          happens: { on: 'act', id: 'follow', space: 'courtyard.B', ap: 1 },
          steps: [{ do: 'take-away', token: 'footprints' }, readChapter('DN4-B')],
        },
      ],
    },
    {
      cid: 'DN4-B',
      steps: [
        endObjective('follow'),
        beginObjective('bones'),
        { do: 'place', token: 'bones', space: 'attic.H' },
        spawn('chosen'),
      ],
      triggers: [
        {
          happens: { on: 'act', id: 'take-bones', space: 'attic.H', ap: 1 },
          steps: [{ do: 'take-away', token: 'bones' }, readChapter('DN4-C')],
        },
      ],
    },
    {
      cid: 'DN4-C',
      steps: [
        endObjective('bones'),
        beginObjective('give-back'),
        { do: 'boss', monster: 'wendigo', space: 'boiler.K' },
        { do: 'place', token: 'grave', space: 'courtyard.A' },
      ],
      choice: [
        [setFlag('fed'), eachCharacter({ do: 'wound', n: 1 }), eachMonster('wendigo', { do: 'wound', n: 8 })],
        [setFlag('hidden'), eachCharacter({ do: 'stealth', until: 'round' })],
      ],
      triggers: [
        { happens: { on: 'act', id: 'give-back', space: 'courtyard.A', ap: 2 }, steps: [setFlag('given-back')] },
        { happens: { on: 'defeated', monster: 'wendigo', n: 1 }, steps: [setFlag('given-back')] },
        {
          happens: { on: 'flag', name: 'given-back' },
          steps: [
            endObjective('give-back'),
            { do: 'take-away', token: 'grave' },
            eachMonster('wendigo', { do: 'kill' }),
            { do: 'win' },
          ],
        },
      ],
    },
  ],
  cards: [
    { cid: 'DN4-EC1', deck: true, steps: [eachCharacter({ do: 'afflict', condition: 'frost' })] },
    { cid: 'DN4-EC2', deck: true, steps: [spawn('drawn', 'hellhound')] },
    {
      cid: 'DN4-EC3',
      deck: true,
      steps: [
        {
          do: 'if',
          is: { flag: 'fed' },
          then: [oneCharacter({ do: 'heal', n: 2 })],
          else: [{ do: 'monsters', stat: 'movement', n: 1, until: 'round' }],
        },
      ],
    },
  ],
};
