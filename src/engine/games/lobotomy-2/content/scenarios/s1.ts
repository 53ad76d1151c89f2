// S1, Lights Out: from the cells through the ward to the kitchen stair. Its Reference cards teach the game. LOB-TYP-02,
// LOB-RUL-105
import type { Scenario } from '../../cards/scenario-types.js';
import {
  beginObjective,
  closedDoors,
  eachCharacter,
  endObjective,
  eventChapters,
  oneCharacter,
  placeLockers,
  placeMonster,
  readChapter,
  setFlag,
  spawn,
} from './shorthand.js';

export const s1: Scenario = {
  id: 'S1',
  kind: 'introduction',
  map: [
    { tile: 'cells', at: [0, 0], shown: true },
    { tile: 'ward', at: [5, 0] },
  ],
  tokens: closedDoors(
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
  events: eventChapters('S1'),
  objectives: ['leave-cells', 'keys', 'chart', 'bolt', 'stair', 'together'],
  chapters: [
    {
      cid: 'S1-A',
      steps: [
        eachCharacter({ do: 'count', name: 'crew', n: 1 }),
        readChapter('S1-RC-1'),
        readChapter('S1-RC-2'),
        readChapter('S1-RC-3'),
        beginObjective('leave-cells'),
      ],
      triggers: [
        {
          happens: { on: 'enter', space: 'cells.J' },
          steps: [endObjective('leave-cells'), beginObjective('keys'), readChapter('S1-RC-4')],
        },
        { happens: { on: 'enter', space: 'cells.I' }, steps: [readChapter('S1-RC-5'), readChapter('S1-RC-6')] },
        { happens: { on: 'act', id: 'take-keys', space: 'cells.I', ap: 1 }, steps: [readChapter('S1-B')] },
        { happens: { on: 'hunt', space: 1 }, steps: [readChapter('S1-RC-14')] },
        { happens: { on: 'hunt', space: 2 }, steps: [readChapter('S1-RC-15')] },
        { happens: { on: 'hunt', space: 4 }, steps: [readChapter('S1-RC-16')] },
      ],
    },
    {
      cid: 'S1-B',
      steps: [
        { do: 'reveal-tile', tile: 'ward' },
        ...placeLockers('ward.A', 'ward.B', 'ward.G'),
        placeMonster('state-trooper', 'cells.L'),
        placeMonster('hellhound', 'ward.F', 2),
        placeMonster('night-nurse', 'ward.D'),
        endObjective('leave-cells'),
        endObjective('keys'),
        beginObjective('chart'),
        readChapter('S1-RC-7'),
        readChapter('S1-RC-8'),
        readChapter('S1-RC-9'),
      ],
      triggers: [
        { happens: { on: 'enter', space: 'ward.E' }, steps: [readChapter('S1-RC-10'), readChapter('S1-RC-11')] },
        {
          happens: { on: 'defeated', monster: 'state-trooper', n: 1 },
          steps: [readChapter('S1-RC-12'), readChapter('S1-RC-13')],
        },
        { happens: { on: 'act', id: 'read-chart', space: 'ward.B', ap: 1 }, steps: [readChapter('S1-C')] },
      ],
    },
    {
      cid: 'S1-C',
      steps: [
        endObjective('chart'),
        beginObjective('bolt'),
        beginObjective('stair'),
        placeMonster('orderly', 'cells.J'),
        placeMonster('state-trooper', 'ward.D'),
        placeMonster('hellhound', 'ward.G'),
      ],
      choice: [
        // The bell attracts Monsters to the far end, and delays the hunt.
        [setFlag('bell-rung'), { do: 'hunt', n: -1 }, placeMonster('hellhound', 'cells.M')],
        [setFlag('rope-cut'), oneCharacter({ do: 'junk', n: 2, kind: 'rope' })],
      ],
      triggers: [
        // The bolt is far away from the key, which turns only after the bolt has been drawn. So the Characters have to
        // split up.
        {
          happens: { on: 'act', id: 'draw-bolt', space: 'cells.E', ap: 1 },
          steps: [setFlag('bolt-drawn'), endObjective('bolt')],
        },
        {
          happens: { on: 'act', id: 'unlock-stair', space: 'ward.I', ap: 1, if: { flag: 'bolt-drawn' } },
          steps: [readChapter('S1-D')],
        },
      ],
    },
    {
      cid: 'S1-D',
      steps: [
        endObjective('stair'),
        beginObjective('together'),
        placeMonster('night-nurse', 'ward.J', 2),
        placeMonster('orderly', 'ward.D'),
        placeMonster('state-trooper', 'ward.H'),
      ],
      triggers: [
        // With five Characters there is one more Monster.
        { happens: { on: 'counter', name: 'crew', n: 5 }, steps: [placeMonster('hellhound', 'ward.H')] },
        { happens: { on: 'enter', space: 'ward.I', all: true }, steps: [readChapter('S1-E')] },
      ],
    },
    { cid: 'S1-E', steps: [endObjective('together'), setFlag('out-of-cells'), { do: 'win' }] },
  ],
  cards: [
    { cid: 'S1-RC-1', steps: [], teaches: ['LOB-CAP-01', 'LOB-CAP-03', 'LOB-ACT-03'] },
    { cid: 'S1-RC-2', steps: [], teaches: ['LOB-MOV-01', 'LOB-MOV-03', 'LOB-MOV-04'] },
    { cid: 'S1-RC-3', steps: [], teaches: ['LOB-MOV-02', 'LOB-MOV-05'] },
    { cid: 'S1-RC-4', steps: [], teaches: ['LOB-LOT-01', 'LOB-UPC-01'] },
    { cid: 'S1-RC-5', steps: [], teaches: ['LOB-SEA-01', 'LOB-SEA-03', 'LOB-SEA-05', 'LOB-SEA-07'] },
    { cid: 'S1-RC-6', steps: [], teaches: ['LOB-ARE-02', 'LOB-LOD-01', 'LOB-TRD-01'] },
    { cid: 'S1-RC-7', steps: [], teaches: ['LOB-ATK-03', 'LOB-ATK-05', 'LOB-ATK-08'] },
    { cid: 'S1-RC-8', steps: [], teaches: ['LOB-MOV-06', 'LOB-FLE-01', 'LOB-FLE-04'] },
    { cid: 'S1-RC-9', steps: [], teaches: ['LOB-MED-02', 'LOB-MED-03', 'LOB-MED-04'] },
    { cid: 'S1-RC-10', steps: [], teaches: ['LOB-LOS-02', 'LOB-LOS-03', 'LOB-LOS-05'] },
    { cid: 'S1-RC-11', steps: [], teaches: ['LOB-RNG-01', 'LOB-RNG-03', 'LOB-RNG-06'] },
    { cid: 'S1-RC-12', steps: [], teaches: ['LOB-INS-01', 'LOB-INS-02', 'LOB-INS-03', 'LOB-UPA-01'] },
    { cid: 'S1-RC-13', steps: [], teaches: ['LOB-DIS-01', 'LOB-DIS-09', 'LOB-GDC-01'] },
    { cid: 'S1-RC-14', steps: [], teaches: ['LOB-HUN-01', 'LOB-HST-05', 'LOB-HNT-04'] },
    { cid: 'S1-RC-15', steps: [], teaches: ['LOB-MMV-01', 'LOB-SPN-02', 'LOB-MAT-01', 'LOB-MAT-11'] },
    { cid: 'S1-RC-16', steps: [], teaches: ['LOB-DTH-01', 'LOB-DTH-06', 'LOB-RSP-01', 'LOB-RSP-06'] },
    {
      cid: 'S1-EC1',
      steps: [oneCharacter({ do: 'test', attribute: 'wisdom', target: 1, fail: [{ do: 'insanity', n: 1 }] })],
    },
    { cid: 'S1-EC2', steps: [spawn('green', 'hellhound')] },
    { cid: 'S1-EC3', steps: [oneCharacter({ do: 'meds', n: 1 })] },
    { cid: 'S1-EC4', steps: [{ do: 'door', to: 'closed', where: 'anywhere', take: 'each' }] },
    { cid: 'S1-EC5', steps: [eachCharacter({ do: 'junk', n: 1 })] },
  ],
};
