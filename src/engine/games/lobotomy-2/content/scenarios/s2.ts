// S2, The Boy in the Wall: find out who hides behind the letters, copy three keys, and leave the house before it wakes.
import type { Scenario } from '../../cards/scenario-types.js';
import {
  beginObjective,
  closedDoors,
  eachCharacter,
  endObjective,
  eventChapters,
  ifFlag,
  oneCharacter,
  placeLockers,
  placeMonster,
  readChapter,
  setFlag,
  spawn,
} from './shorthand.js';

export const s2: Scenario = {
  id: 'S2',
  kind: 'campaign',
  map: [
    { tile: 'kitchen', at: [0, 0], shown: true },
    { tile: 'hall', at: [5, 0], shown: true },
    { tile: 'attic', at: [5, -5] },
  ],
  tokens: closedDoors(
    ['kitchen.A', 'kitchen.F'],
    ['kitchen.D', 'kitchen.G'],
    ['kitchen.E', 'kitchen.K'],
    ['kitchen.F', 'kitchen.I'],
    ['kitchen.E', 'hall.F'],
    ['hall.F', 'hall.H'],
    ['hall.H', 'hall.D'],
    ['hall.H', 'hall.E'],
    ['hall.A', 'hall.B'],
    ['hall.B', 'hall.C'],
    ['hall.K', 'hall.P'],
    ['hall.P', 'hall.L'],
    ['attic.H', 'hall.B'],
    ['attic.A', 'attic.J'],
    ['attic.B', 'attic.G'],
  ),
  lockers: ['kitchen.A', 'kitchen.H', 'hall.E', 'hall.G', 'hall.I'],
  starts: ['kitchen.B', 'kitchen.B', 'kitchen.C', 'kitchen.A', 'kitchen.C'],
  slots: ['orderly', 'night-nurse', 'state-trooper', 'hellhound', 'night-nurse', 'state-trooper'],
  monsters: [
    { monster: 'night-nurse', space: 'hall.H' },
    { monster: 'hellhound', space: 'hall.P' },
  ],
  hunt: { aura: 6, end: 'defeat' },
  events: eventChapters('S2'),
  objectives: ['find-boy', 'three-keys', 'signal', 'porch'],
  riddles: {
    values: ['A', 'B', 'C', 'D', 'E'],
    spaces: ['kitchen.L', 'kitchen.K', 'kitchen.J', 'hall.A', 'hall.L'],
    steps: {
      A: [readChapter('S2-B')],
      B: [{ do: 'spawn', monster: 'hellhound', colour: 'chosen', n: 1 }],
      C: [{ do: 'meds', n: 2 }],
      D: [{ do: 'item', deck: 'weapon', n: 1 }],
      E: [
        { do: 'spawn', monster: 'night-nurse', colour: 'chosen', n: 1 },
        { do: 'junk', n: 2 },
      ],
    },
  },
  keeps: ['bell-rung', 'rope-cut'],
  chapters: [
    {
      cid: 'S2-A',
      steps: [
        beginObjective('find-boy'),
        ifFlag('rope-cut', oneCharacter({ do: 'junk', n: 1, kind: 'rope' })),
        ifFlag('bell-rung', { do: 'skip-spawn', n: 2 }),
      ],
      triggers: [
        {
          happens: { on: 'act', id: 'read-ledger', space: 'hall.D', ap: 1 },
          steps: [setFlag('ledger'), { do: 'card', deck: 'scenario' }],
        },
        { happens: { on: 'hunt', space: 6 }, steps: [readChapter('S2-E')] },
      ],
    },
    {
      cid: 'S2-B',
      steps: [
        endObjective('find-boy'),
        beginObjective('three-keys'),
        { do: 'place', token: 'key-pantry', space: 'kitchen.G' },
        { do: 'place', token: 'key-dispensary', space: 'hall.J' },
        { do: 'place', token: 'key-office', space: 'hall.C' },
      ],
      choice: [
        // The boy comes along, and Monsters hear him.
        [setFlag('boy-with-us'), spawn('chosen')],
        [setFlag('boy-hidden'), eachCharacter({ do: 'heal', n: 1 })],
      ],
      triggers: [
        {
          happens: { on: 'act', id: 'key-pantry', space: 'kitchen.G', ap: 1 },
          steps: [
            { do: 'take-away', token: 'key-pantry' },
            { do: 'count', name: 'keys', n: 1 },
            { do: 'card', deck: 'scenario' },
          ],
        },
        {
          happens: { on: 'act', id: 'key-dispensary', space: 'hall.J', ap: 1 },
          steps: [
            { do: 'take-away', token: 'key-dispensary' },
            { do: 'count', name: 'keys', n: 1 },
            { do: 'meds', n: 1 },
          ],
        },
        {
          happens: { on: 'act', id: 'key-office', space: 'hall.C', ap: 1 },
          steps: [
            { do: 'take-away', token: 'key-office' },
            { do: 'count', name: 'keys', n: 1 },
            { do: 'card', deck: 'scenario' },
          ],
        },
        { happens: { on: 'counter', name: 'keys', n: 3 }, steps: [readChapter('S2-C')] },
      ],
    },
    {
      cid: 'S2-C',
      steps: [
        endObjective('three-keys'),
        beginObjective('signal'),
        { do: 'reveal-tile', tile: 'attic' },
        ...placeLockers('attic.E', 'attic.I'),
        placeMonster('animated-doll', 'attic.D'),
      ],
      triggers: [
        {
          happens: { on: 'act', id: 'take-psalm', space: 'attic.G', ap: 1 },
          steps: [setFlag('psalm'), { do: 'insanity', n: 1 }],
        },
        {
          happens: { on: 'act', id: 'light-signal', space: 'attic.C', ap: 1, if: { not: { flag: 'signal-lit' } } },
          again: true,
          steps: [
            {
              do: 'test',
              attribute: 'imagination',
              target: 1,
              pass: [setFlag('signal-lit')],
              fail: [{ do: 'wound', n: 1 }],
            },
          ],
        },
        { happens: { on: 'flag', name: 'signal-lit' }, steps: [readChapter('S2-D')] },
      ],
    },
    {
      cid: 'S2-D',
      steps: [
        endObjective('signal'),
        beginObjective('porch'),
        { do: 'door', to: 'open', where: 'anywhere', take: 'each' },
        placeMonster('orderly', 'hall.B'),
      ],
      triggers: [{ happens: { on: 'enter', space: 'hall.P', all: true }, steps: [readChapter('S2-F')] }],
    },
    {
      cid: 'S2-E',
      steps: [{ do: 'door', to: 'closed', where: 'anywhere', take: 'each' }, placeMonster('orderly', 'kitchen.F')],
    },
    { cid: 'S2-F', steps: [endObjective('porch'), setFlag('out-of-house'), { do: 'win' }] },
  ],
  cards: [
    { cid: 'S2-EC1', steps: [spawn('green', 'hellhound')] },
    { cid: 'S2-EC2', steps: [{ do: 'door', to: 'closed', where: 'anywhere', take: 'each' }] },
    { cid: 'S2-EC3', steps: [{ do: 'card', deck: 'scenario' }] },
    { cid: 'S2-EC4', steps: [{ do: 'monsters', stat: 'movement', n: 1, until: 'round' }] },
    {
      cid: 'S2-EC5',
      steps: [
        oneCharacter({
          do: 'test',
          attribute: 'dexterity',
          target: 1,
          pass: [{ do: 'junk', n: 2 }],
          fail: [{ do: 'wound', n: 1 }],
        }),
      ],
    },
    { cid: 'S2-EC6', deck: true, steps: [oneCharacter({ do: 'item', deck: 'equipment', n: 1 })] },
    { cid: 'S2-EC7', deck: true, steps: [eachCharacter({ do: 'heal', n: 1 })] },
    { cid: 'S2-EC8', deck: true, steps: [spawn('yellow')] },
    { cid: 'S2-EC9', deck: true, steps: [oneCharacter({ do: 'meds', n: 1, colour: 'brown' })] },
    {
      cid: 'S2-EC10',
      deck: true,
      steps: [
        eachCharacter({ do: 'test', attribute: 'wisdom', target: 1, fail: [{ do: 'lose', what: 'insanity', n: 1 }] }),
      ],
    },
    { cid: 'S2-EC11', deck: true, steps: [{ do: 'hunt', n: -1 }] },
    { cid: 'S2-EC12', deck: true, steps: [oneCharacter({ do: 'junk', n: 3 })] },
    {
      cid: 'S2-EC13',
      deck: true,
      steps: [{ do: 'if', is: { flag: 'boy-with-us' }, then: [{ do: 'skip-spawn', n: 2 }], else: [spawn('red')] }],
    },
  ],
};
