// The scenes of the ten cards of Asylum Escape. Seat 0 plays the Patients.
import type { Scenes } from '../scene.js';

const columns = [
  ['a1', 'a2', 'a3'],
  ['b1', 'b2', 'b3'],
  ['c1', 'c2', 'c3'],
];
const decks = { camo: ['camo.one', 'camo.two', 'camo.three'], movement: ['movement.1', 'movement.1', 'movement.1'] };
const keeper = { seat: 0 };
const patient = (at: string) => ({ at, n: { kills: 2 } });
const hunt = [
  { do: 'march', who: 'm1', by: 'p0', n: 1 },
  { do: 'reckon', who: 'p0', by: 'p0' },
];

export default {
  chute: {
    seats: 3,
    situation: {
      columns,
      decks,
      figures: {
        p0: keeper,
        p1: { seat: 1, at: 'a2', hand: ['camo.chute'] },
        p2: { seat: 2, at: 'c3' },
        m1: patient('b2'),
      },
      begin: hunt,
    },
    faces: [{ die: 'catch', face: 1 }],
    script: [
      [0, 'a2'],
      [1, 'play:camo.chute'],
      [1, 'a1'],
    ],
  },
  grate: {
    seats: 3,
    situation: {
      columns,
      decks,
      figures: {
        p0: keeper,
        p1: { seat: 1, at: 'a2', hand: ['camo.grate'] },
        p2: { seat: 2, at: 'c3' },
        m1: patient('b2'),
      },
      begin: hunt,
    },
    script: [
      [0, 'a2'],
      [1, 'play:camo.grate'],
      [1, 'a1'],
    ],
  },
  walls: {
    seats: 3,
    situation: {
      columns: [
        ['a1', 'a2'],
        ['b1', 'b2'],
      ],
      decks,
      figures: {
        p0: { ...keeper, hand: ['blood.walls'] },
        p1: { seat: 1, at: 'a1' },
        p2: { seat: 2, at: 'b1' },
        m1: patient('a2'),
      },
      begin: [{ do: 'play', who: 'p0', by: 'p0', card: 'blood.walls' }],
    },
    faces: [
      { die: 'catch', face: 2 },
      { die: 'catch', face: 6 },
    ],
    script: [
      [0, 'a1'],
      [2, 'b2'],
    ],
  },
  wind: {
    seats: 3,
    situation: {
      columns,
      decks,
      figures: {
        p0: { ...keeper, hand: ['blood.wind'] },
        p1: { seat: 1, at: 'a2' },
        p2: { seat: 2, at: 'c2' },
        m1: patient('a1'),
        m2: patient('c1'),
      },
      begin: [{ do: 'play', who: 'p0', by: 'p0', card: 'blood.wind' }],
    },
    faces: [
      { die: 'catch', face: 1 },
      { die: 'catch', face: 5 },
    ],
    script: [
      [0, 'a2'],
      [0, 'c2'],
      [2, 'c2'],
    ],
  },
  wire: {
    seats: 3,
    situation: {
      columns,
      decks,
      figures: {
        p0: keeper,
        p1: { seat: 1, at: 'a3', open: ['camo.wire'] },
        p2: { seat: 2, at: 'c3' },
        m1: patient('b1'),
      },
      begin: [
        { do: 'lay', who: 'p1', by: 'p1' },
        { do: 'march', who: 'm1', by: 'p0', n: 3 },
      ],
    },
    script: [
      [1, 'b2'],
      [0, 'b2'],
    ],
  },
  lights: {
    seats: 4,
    situation: {
      columns,
      decks,
      figures: {
        p0: keeper,
        p1: { seat: 1, at: 'a1', hand: ['camo.lights'] },
        p2: { seat: 2, at: 'b1' },
        p3: { seat: 3, at: 'c1' },
      },
      begin: [{ do: 'play', who: 'p1', by: 'p1', card: 'camo.lights' }],
    },
    script: [
      [1, 'a2'],
      [2, 'none'],
      [3, 'b1'],
    ],
  },
  gag: {
    seats: 3,
    situation: {
      columns,
      decks,
      figures: {
        p0: keeper,
        p1: { seat: 1, at: 'a1', hand: ['camo.lights'] },
        p2: { seat: 2, at: 'b1', hand: ['camo.gag'] },
      },
      begin: [{ do: 'play', who: 'p1', by: 'p1', card: 'camo.lights' }],
    },
    script: [[2, 'play:camo.gag']],
  },
  cough: {
    seats: 3,
    situation: {
      columns,
      decks,
      figures: {
        p0: keeper,
        p1: { seat: 1, at: 'a2', hand: ['camo.cough'] },
        p2: { seat: 2, at: 'c3' },
        m1: patient('b2'),
      },
      begin: hunt,
    },
    faces: [{ die: 'catch', face: 6 }],
    script: [
      [0, 'a2'],
      [1, 'play:camo.cough'],
      [1, 'a3'],
      [1, 'a1'],
    ],
  },
  draught: {
    seats: 4,
    situation: {
      columns,
      decks,
      figures: {
        p0: keeper,
        p1: { seat: 1, at: 'a1', hand: ['camo.draught'] },
        p2: { seat: 2, at: 'a3' },
        p3: { seat: 3, at: 'c1' },
      },
      begin: [{ do: 'play', who: 'p1', by: 'p1', card: 'camo.draught' }],
    },
    script: [[1, 'column-1']],
  },
  snitch: {
    seats: 3,
    situation: {
      columns,
      decks,
      figures: {
        p0: keeper,
        p1: { seat: 1, at: 'a1', hand: ['camo.snitch'] },
        p2: { seat: 2, at: 'b1', hand: ['camo.chute', 'camo.lights'] },
        m1: patient('b2'),
      },
      begin: [{ do: 'play', who: 'p1', by: 'p1', card: 'camo.snitch' }, ...hunt],
    },
    faces: [
      { deck: 'hand:p2', card: 'camo.chute' },
      { die: 'catch', face: 2 },
    ],
    script: [
      [1, 'p2'],
      [0, 'b1'],
    ],
  },
} as const satisfies Scenes;
