// S1, Lights Out: from the confinement cells through the ward to the kitchen stair. It teaches by Reference cards. LOB-TYP-02, LOB-RUL-105
import type { Scenario } from '../../cards/scenario-types.js';
import { comes, done, doors, each, eventsOf, flag, lockersAt, one, read, spawn, task } from './shorthand.js';

export const s1: Scenario = {
  id: 'S1',
  kind: 'introduction',
  map: [
    { tile: 'cells', at: [0, 0], shown: true },
    { tile: 'ward', at: [5, 0] },
  ],
  tokens: doors(
    ['cells.A', 'cells.J'],
    ['cells.B', 'cells.J'],
    ['cells.E', 'cells.J'],
    ['cells.F', 'cells.J'],
    ['cells.C', 'cells.L'],
    ['cells.D', 'cells.L'],
    ['cells.G', 'cells.L'],
    ['cells.H', 'cells.L'],
    ['cells.I', 'cells.M'],
    ['cells.L', 'ward.E'],
    ['ward.J', 'ward.D'],
    ['ward.D', 'ward.I'],
  ),
  lockers: ['cells.D', 'cells.H', 'cells.I'],
  starts: ['cells.A', 'cells.B', 'cells.E', 'cells.F', 'cells.C'],
  slots: ['state-trooper', 'hellhound', 'orderly', 'night-nurse', 'hellhound', 'state-trooper'],
  monsters: [{ monster: 'hellhound', space: 'cells.M' }],
  hunt: { aura: null, end: 'defeat' },
  events: eventsOf('S1'),
  objectives: ['leave-cells', 'keys', 'chart', 'bolt', 'stair', 'together'],
  chapters: [
    {
      cid: 'S1-A',
      steps: [
        each({ do: 'count', name: 'crew', n: 1 }),
        read('S1-RC-1'),
        read('S1-RC-2'),
        read('S1-RC-3'),
        task('leave-cells'),
      ],
      triggers: [
        { happens: { on: 'enter', space: 'cells.J' }, steps: [done('leave-cells'), task('keys'), read('S1-RC-4')] },
        { happens: { on: 'enter', space: 'cells.I' }, steps: [read('S1-RC-5'), read('S1-RC-6')] },
        { happens: { on: 'act', id: 'take-keys', space: 'cells.I', ap: 1 }, steps: [read('S1-B')] },
        { happens: { on: 'hunt', space: 1 }, steps: [read('S1-RC-14')] },
        { happens: { on: 'hunt', space: 2 }, steps: [read('S1-RC-15')] },
        { happens: { on: 'hunt', space: 4 }, steps: [read('S1-RC-16')] },
      ],
    },
    {
      cid: 'S1-B',
      steps: [
        { do: 'reveal-tile', tile: 'ward' },
        ...lockersAt('ward.A', 'ward.B', 'ward.G'),
        comes('state-trooper', 'cells.L'),
        comes('hellhound', 'ward.F', 2),
        comes('night-nurse', 'ward.D'),
        done('leave-cells'),
        done('keys'),
        task('chart'),
        read('S1-RC-7'),
        read('S1-RC-8'),
        read('S1-RC-9'),
      ],
      triggers: [
        { happens: { on: 'enter', space: 'ward.E' }, steps: [read('S1-RC-10'), read('S1-RC-11')] },
        { happens: { on: 'defeated', monster: 'state-trooper', n: 1 }, steps: [read('S1-RC-12'), read('S1-RC-13')] },
        { happens: { on: 'act', id: 'read-chart', space: 'ward.B', ap: 1 }, steps: [read('S1-C')] },
      ],
    },
    {
      cid: 'S1-C',
      steps: [
        done('chart'),
        task('bolt'),
        task('stair'),
        comes('orderly', 'cells.J'),
        comes('state-trooper', 'ward.D'),
        comes('hellhound', 'ward.G'),
      ],
      choice: [
        // The bell calls them to the far end, and the hunt with them.
        [flag('bell-rung'), { do: 'hunt', n: -1 }, comes('hellhound', 'cells.M')],
        [flag('rope-cut'), one({ do: 'junk', n: 2, kind: 'rope' })],
      ],
      triggers: [
        // The bolt is drawn far behind, and the key turns only then: the crew has to part.
        { happens: { on: 'act', id: 'draw-bolt', space: 'cells.E', ap: 1 }, steps: [flag('bolt-drawn'), done('bolt')] },
        {
          happens: { on: 'act', id: 'unlock-stair', space: 'ward.I', ap: 1, if: { flag: 'bolt-drawn' } },
          steps: [read('S1-D')],
        },
      ],
    },
    {
      cid: 'S1-D',
      steps: [
        done('stair'),
        task('together'),
        comes('night-nurse', 'ward.J', 2),
        comes('orderly', 'ward.D'),
        comes('state-trooper', 'ward.H'),
      ],
      triggers: [
        // Five have hands to spare.
        { happens: { on: 'counter', name: 'crew', n: 5 }, steps: [comes('hellhound', 'ward.H')] },
        { happens: { on: 'enter', space: 'ward.I', all: true }, steps: [read('S1-E')] },
      ],
    },
    { cid: 'S1-E', steps: [done('together'), flag('out-of-cells'), { do: 'win' }] },
  ],
  cards: [
    // Which rules they teach is in teaching.ts.
    ...Array.from({ length: 16 }, (_, n) => ({ cid: `S1-RC-${n + 1}`, steps: [] })),
    { cid: 'S1-EC1', steps: [one({ do: 'test', attribute: 'wisdom', target: 1, fail: [{ do: 'insanity', n: 1 }] })] },
    { cid: 'S1-EC2', steps: [spawn('green', 'hellhound')] },
    { cid: 'S1-EC3', steps: [one({ do: 'meds', n: 1 })] },
    { cid: 'S1-EC4', steps: [{ do: 'door', to: 'closed', where: 'anywhere', take: 'each' }] },
    { cid: 'S1-EC5', steps: [each({ do: 'junk', n: 1 })] },
  ],
};
