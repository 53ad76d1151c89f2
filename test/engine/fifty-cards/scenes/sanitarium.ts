// The scenes of the ten cards of Sanitarium.
import type { Scenes } from '../scene.js';

const links = { room1: ['a'], a: ['room1', 'b'], b: ['a', 'c'], c: ['b'], gap1: [], gap2: [] };
const decks = {
  sanitarium: ['item.key', 'item.rope', 'item.bell', 'item.coat', 'item.wire'],
  hallucination: ['hallucination.fog', 'hallucination.rats'],
};

export default {
  salts: {
    seats: 2,
    situation: {
      links,
      decks,
      figures: {
        p0: { seat: 0, at: 'a', open: ['item.salts', 'item.lamp'] },
        p1: { seat: 1, at: 'room1' },
        monster: { at: 'b' },
      },
      begin: [{ do: 'move', who: 'monster', to: 'a' }],
    },
    faces: [{ die: 'horror', face: 4 }],
    script: [
      [0, 'play:item.salts'],
      [0, 'item.lamp'],
    ],
  },
  mirror: {
    seats: 2,
    situation: {
      links,
      decks,
      figures: { p0: { seat: 0, at: 'a', open: ['item.mirror'] }, p1: { seat: 1, at: 'a' } },
      begin: [{ do: 'hallucinate', who: 'p0', by: 'p0' }],
    },
    faces: [{ deck: 'hallucination', card: 'hallucination.rats' }],
    script: [
      [0, 'play:item.mirror'],
      [0, 'p1'],
    ],
  },
  keyhole: {
    seats: 2,
    situation: {
      links,
      decks,
      figures: { p0: { seat: 0, at: 'a', open: ['item.keyhole'] }, p1: { seat: 1, at: 'b' } },
      begin: [{ do: 'play', by: 'p0', card: 'item.keyhole' }],
    },
    faces: [
      { deck: 'sanitarium', card: 'item.bell' },
      { deck: 'sanitarium', card: 'item.key' },
      { deck: 'sanitarium', card: 'item.wire' },
    ],
    script: [
      [0, 'item.wire'],
      [0, 'item.bell'],
      [0, 'item.key'],
    ],
  },
  crowbar: {
    seats: 2,
    situation: {
      links,
      decks: { ...decks, sanitarium: ['hall.east'] },
      tops: { 'map:b': ['item.lamp'] },
      figures: { p0: { seat: 0, at: 'b', open: ['item.crowbar'] }, p1: { seat: 1, at: 'a' } },
      begin: [{ do: 'play', by: 'p0', card: 'item.crowbar' }],
    },
    faces: [{ die: 'horror', face: 2 }],
    script: [[0, 'item.lamp']],
  },
  fingers: {
    seats: 2,
    situation: {
      links,
      decks,
      figures: {
        p0: { seat: 0, at: 'a', hand: ['action.fingers'] },
        p1: { seat: 1, at: 'a', open: ['item.crowbar', 'item.lamp'], n: { 'protected:item.lamp': 1 } },
      },
      begin: [{ do: 'play', by: 'p0', card: 'action.fingers' }],
    },
    script: [
      [0, 'p1'],
      [0, 'item.crowbar'],
    ],
  },
  vow: {
    seats: 2,
    situation: {
      links,
      decks,
      figures: {
        p0: { seat: 0, at: 'a', hand: ['action.fingers', 'safe.vow'] },
        p1: { seat: 1, at: 'a', open: ['item.crowbar'], hand: ['action.fingers'] },
      },
      begin: [
        { do: 'play', by: 'p0', card: 'action.fingers' },
        { do: 'play', by: 'p1', card: 'action.fingers' },
      ],
    },
    script: [
      [0, 'p1'],
      [0, 'item.crowbar'],
      [0, 'play:safe.vow'],
      [1, 'p0'],
    ],
  },
  fork: {
    seats: 2,
    situation: {
      links,
      decks,
      figures: {
        p0: { seat: 0, at: 'a', hand: ['action.fork'] },
        p1: { seat: 1, at: 'room1' },
        m1: { at: 'b' },
        m2: { at: 'c' },
      },
      begin: [{ do: 'play', by: 'p0', card: 'action.fork' }],
    },
    faces: [
      { die: 'horror', face: 5 },
      { deck: 'hallucination', card: 'hallucination.fog' },
    ],
  },
  sleepwalk: {
    seats: 2,
    situation: {
      links,
      decks,
      tops: { 'map:a': ['item.lamp'], 'map:b': ['item.drum'] },
      figures: {
        p0: { seat: 0, at: 'a', n: { ap: 2 }, open: ['hallucination.sleepwalk'] },
        p1: { seat: 1, at: 'room1' },
      },
      begin: [{ do: 'act', by: 'p0' }],
    },
    script: [
      [0, 'move:b'],
      [0, 'search'],
    ],
  },
  twine: {
    seats: 1,
    situation: {
      links,
      decks,
      figures: {
        p0: { seat: 0, at: 'a', hand: ['action.twine'], open: ['item.crowbar'] },
        p1: { seat: 0, at: 'c', hand: ['safe.vow'] },
      },
      begin: [{ do: 'play', by: 'p0', card: 'action.twine' }],
    },
    script: [
      [0, 'item.crowbar'],
      [0, 'p1'],
      [0, 'play:safe.vow'],
    ],
  },
  match: {
    seats: 2,
    situation: {
      links,
      decks: { sanitarium: ['item.key'] },
      figures: { p0: { seat: 0, at: 'a', hand: ['action.match'] }, p1: { seat: 1, at: 'b' } },
      begin: [{ do: 'play', by: 'p0', card: 'action.match' }],
    },
    script: [[0, 'gap2']],
  },
} as const satisfies Scenes;
