// The scenes of the ten cards of Mansions of Madness. Seat 0 is the keeper.
import type { Scenes } from '../scene.js';

const links = {
  'great-hall': ['cellar', 'attic'],
  cellar: ['great-hall', 'crypt'],
  attic: ['great-hall'],
  crypt: ['cellar'],
};
const decks = { mythos: ['mythos.one', 'mythos.two'], trauma: ['trauma.one', 'trauma.two'] };
const d10 = (...faces: number[]) => faces.map((face) => ({ die: 'd10', face }));
const fit = { willpower: 4, dexterity: 3, strength: 4, lore: 5, intellect: 2, luck: 2, sanity: 5, health: 5 };

export default {
  luck: {
    seats: 2,
    situation: {
      links,
      decks,
      figures: { p0: { seat: 0 }, p1: { seat: 1, at: 'great-hall', n: { ...fit, skill: 2 }, open: ['trait.luck'] } },
      begin: [{ do: 'test', who: 'p1', by: 'p1', what: 'willpower', pass: [{ do: 'change', what: 'calm' }] }],
    },
    faces: d10(6),
    script: [[1, 'play:trait.luck']],
  },
  wires: {
    seats: 2,
    situation: {
      links,
      decks,
      tops: { puzzle: ['2', '1', '3'] },
      figures: {
        p0: { seat: 0 },
        p1: { seat: 1, at: 'great-hall', n: fit },
        lock: { at: 'cellar', open: ['lock.wires'] },
      },
      begin: [{ do: 'march', who: 'p1', by: 'p1', n: 2 }],
    },
    script: [
      [1, 'cellar'],
      [1, 'swap:0'],
      [1, 'crypt'],
    ],
  },
  board: {
    seats: 3,
    situation: {
      links,
      decks,
      figures: {
        p0: { seat: 0, n: { threat: 1 }, hand: ['mythos.board', 'mythos.two'] },
        p1: { seat: 1, at: 'attic', n: fit },
        p2: { seat: 2, at: 'cellar', n: fit },
      },
      begin: [{ do: 'march', who: 'p1', by: 'p1', n: 1 }],
    },
    faces: d10(7),
    script: [
      [1, 'great-hall'],
      [0, 'play:mythos.board'],
    ],
  },
  panic: {
    seats: 2,
    situation: {
      links,
      decks,
      figures: {
        p0: { seat: 0, hand: ['trauma.panic'] },
        p1: { seat: 1, at: 'great-hall', n: fit },
        maniac: { at: 'attic', n: { health: 3 } },
        zombie: { at: 'cellar', n: { health: 4 } },
      },
      begin: [
        { do: 'move', who: 'maniac', by: 'p0', to: 'great-hall' },
        { do: 'move', who: 'maniac', by: 'p0', to: 'attic' },
      ],
    },
    faces: d10(10, 1),
    script: [
      [0, 'play:trauma.panic'],
      [0, 'cellar'],
      [0, 'crypt'],
      [0, 'none'],
    ],
  },
  out: {
    seats: 3,
    situation: {
      links,
      decks,
      figures: {
        p0: { seat: 0, hand: ['trauma.out'] },
        p1: { seat: 1, at: 'great-hall', n: { ...fit, ap: 1, sanity: 1 }, open: ['weapon.axe'] },
        p2: { seat: 2, at: 'attic', n: fit },
        zombie: { at: 'cellar', n: { health: 4 } },
      },
      begin: [{ do: 'turn', who: 'p1', by: 'p1', then: [{ do: 'act' }, { do: 'change', what: 'rested' }] }],
    },
    faces: d10(9),
    script: [
      [1, 'run'],
      [1, 'cellar'],
      [0, 'play:trauma.out'],
    ],
  },
  swing: {
    seats: 2,
    situation: {
      links,
      decks,
      figures: {
        p0: { seat: 0 },
        p1: { seat: 1, at: 'cellar', n: { ...fit, weapon: 3 }, open: ['combat.swing'] },
        zombie: { at: 'cellar', n: { health: 3, damage: 2 } },
      },
      begin: [{ do: 'play', by: 'p1', card: 'combat.swing' }],
    },
    faces: d10(3),
    script: [[1, 'zombie']],
  },
  voice: {
    seats: 3,
    situation: {
      links,
      decks,
      figures: {
        p0: { seat: 0, hand: ['mythos.voice'] },
        p1: { seat: 1, at: 'attic', n: fit },
        p2: { seat: 2, at: 'attic', n: fit },
      },
      begin: [
        { do: 'give', who: 'p0', by: 'p0', card: 'mythos.voice', to: 'p1' },
        { do: 'act', by: 'p1' },
        { do: 'window', on: 'turn-end', who: 'p1' },
      ],
    },
  },
  name: {
    seats: 2,
    situation: {
      links,
      decks,
      sealed: { name: { value: 'mend', from: ['mend', 'harm'], seen: 0 } },
      figures: { p0: { seat: 0 }, p1: { seat: 1, at: 'attic', n: { ...fit, health: 3 }, open: ['spell.name'] } },
      begin: [{ do: 'play', by: 'p1', card: 'spell.name' }],
    },
    faces: d10(2),
    script: [[1, 'p1']],
  },
  urges: {
    seats: 3,
    situation: {
      links,
      decks,
      sealed: { name: { value: 'harm', from: ['mend', 'harm'], seen: 0 } },
      figures: {
        p0: { seat: 0, n: { threat: 1 }, open: ['keeper.urges'] },
        p1: { seat: 1, at: 'attic', n: { ...fit, skill: 1 }, open: ['spell.name', 'trait.luck'] },
        p2: { seat: 2, at: 'attic', n: fit },
      },
      begin: [{ do: 'play', by: 'p0', card: 'keeper.urges' }],
    },
    faces: d10(4),
    script: [
      [0, 'p1'],
      [0, 'spell.name'],
      [0, 'p2'],
      [1, 'pass'],
    ],
  },
  answer: {
    seats: 3,
    situation: {
      links,
      decks,
      sealed: { answer: { value: 'fire', from: ['fire', 'flood'], seen: 1 } },
      figures: {
        p0: { seat: 0, open: ['event.answer'] },
        p1: { seat: 1, at: 'attic', n: { ...fit, health: 2 } },
        p2: { seat: 2, at: 'attic', n: { ...fit, health: 1 } },
      },
      begin: [
        { do: 'play', by: 'p0', card: 'event.answer' },
        { do: 'change', who: 'p0', what: 'threat' },
      ],
    },
  },
} as const satisfies Scenes;
