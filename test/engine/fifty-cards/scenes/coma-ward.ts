// The scenes of the ten cards of Coma Ward. A space is named `floor-space`.
import type { Scenes } from '../scene.js';

const links = {
  'one-hall': ['one-ward', 'one-desk'],
  'one-ward': ['one-hall'],
  'one-desk': ['one-hall'],
  ward: ['one-hall'],
  'two-hall': [],
  cellar: [],
  hall: [],
};
const d6 = (...faces: number[]) => faces.map((face) => ({ die: 'd6', face }));
const decks = {
  item: ['item.knife', 'item.pill', 'item.coat'],
  dream: ['dream.night'],
  quirk: ['quirk.one', 'quirk.two'],
  role: ['role.one', 'role.two'],
};

export default {
  nurse: {
    seats: 2,
    situation: {
      links,
      decks,
      figures: {
        p0: { seat: 0, at: 'one-ward', n: { focus: 2, terror: 3 }, open: ['dream.nurse'] },
        p1: { seat: 1, at: 'one-hall' },
      },
      begin: [{ do: 'play', by: 'p0', card: 'dream.nurse' }],
    },
    faces: [...d6(4, 1, 4, 5, 6, 2), { deck: 'item', card: 'item.coat' }],
    script: [[0, 'follow']],
  },
  syringe: {
    seats: 2,
    situation: {
      links,
      decks,
      figures: {
        p0: { seat: 0, at: 'one-hall', n: { strength: 2 }, open: ['item.syringe'] },
        p1: { seat: 1, at: 'one-hall', n: { strength: 1, dexterity: 1, health: 4, terror: 1 } },
      },
      begin: [{ do: 'play', by: 'p0', card: 'item.syringe' }],
    },
    faces: d6(5, 6, 5),
    script: [
      [0, 'p1'],
      [1, 'counter'],
    ],
  },
  cabinet: {
    seats: 2,
    situation: {
      links,
      decks: { item: ['item.knife', 'item.clue-a', 'item.coat'] },
      figures: {
        p0: { seat: 0, at: 'one-ward', n: { terror: 3 }, open: ['room.cabinet'] },
        p1: { seat: 1, at: 'one-hall' },
      },
      begin: [
        { do: 'play', by: 'p0', card: 'room.cabinet' },
        { do: 'change', who: 'p0', what: 'moves' },
      ],
    },
    faces: [
      { deck: 'item', card: 'item.knife' },
      { deck: 'item', card: 'item.clue-a' },
    ],
  },
  bed: {
    seats: 2,
    situation: {
      links,
      decks,
      figures: {
        p0: { seat: 0, at: 'ward' },
        p1: { seat: 1, at: 'one-hall', n: { rest: 1 } },
        table: { at: '', open: ['phenomenon.bed'] },
      },
      begin: [
        { do: 'window', on: 'turn', who: 'p0' },
        { do: 'window', on: 'turn', who: 'p1' },
        { do: 'window', on: 'turn', who: 'p0' },
      ],
    },
  },
  night: {
    seats: 3,
    situation: {
      links,
      decks,
      figures: {
        p0: { seat: 0, at: 'one-ward', n: { terror: 6, health: 2 }, open: ['room.night', 'item.knife'] },
        p1: { seat: 1, at: 'one-hall', n: { terror: 5, health: 3 } },
        p2: { seat: 2, at: 'two-hall', n: { terror: 0, health: 3 } },
      },
      begin: [
        {
          do: 'turn',
          who: 'p0',
          by: 'p0',
          then: [
            { do: 'play', card: 'room.night' },
            { do: 'change', what: 'rummaged' },
          ],
        },
      ],
    },
  },
  lift: {
    seats: 2,
    situation: {
      links,
      decks,
      figures: { p0: { seat: 0, at: 'one-hall', open: ['room.lift'] }, p1: { seat: 1, at: 'one-hall' } },
      begin: [{ do: 'play', by: 'p0', card: 'room.lift' }],
    },
    faces: [{ die: 'lift', face: 3 }],
    script: [[0, 'cellar']],
  },
  pills: {
    seats: 2,
    situation: {
      links,
      decks,
      figures: { p0: { seat: 0, at: 'one-hall', hand: ['quirk.pills'] }, p1: { seat: 1, at: 'one-hall' } },
      begin: [{ do: 'draw', who: 'p0', by: 'p0', deck: 'item', n: 2 }],
    },
    faces: [
      { deck: 'item', card: 'item.coat' },
      { deck: 'item', card: 'item.pill' },
    ],
  },
  bet: {
    seats: 3,
    situation: {
      links,
      decks,
      figures: {
        p0: { seat: 0, at: 'one-ward', n: { ap: 2 } },
        p1: { seat: 1, at: 'two-hall' },
        p2: { seat: 2, at: '', n: { dead: 1, bets: 1 }, open: ['entity.bet'] },
      },
      begin: [{ do: 'act', by: 'p0' }],
    },
    script: [
      [0, 'move:one-hall'],
      [2, 'play:entity.bet'],
      [2, 'p1'],
      [0, 'move:one-desk'],
    ],
  },
  donor: {
    seats: 2,
    situation: {
      links,
      decks,
      figures: {
        p0: { seat: 0, at: 'one-hall', n: { organs: 2, strength: 3 }, hand: ['role.donor'] },
        p1: { seat: 1, at: 'one-hall', n: { dexterity: 0 }, open: ['item.knife'] },
      },
      begin: [{ do: 'act', by: 'p0' }],
    },
    faces: d6(5, 5, 1, 6, 2),
    script: [
      [0, 'steal:p1'],
      [1, 'dodge'],
      [0, 'item.knife'],
    ],
  },
  false: {
    seats: 2,
    situation: {
      links,
      decks,
      figures: {
        p0: { seat: 0, at: 'one-ward', n: { terror: 1, health: 5 }, open: ['dream.false'] },
        p1: { seat: 1, at: 'one-ward', n: { terror: 1, health: 5 } },
      },
      begin: [{ do: 'play', by: 'p0', card: 'dream.false' }],
    },
  },
} as const satisfies Scenes;
