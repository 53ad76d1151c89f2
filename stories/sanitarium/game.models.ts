// Positions of Sanitarium for its stories and for the picture in the README.
import type { Situation } from '../../src/engine/games/sanitarium/state/situation.js';

/** Late in a match of four: Ada has chosen the die that shows 5, and has three Action Points left. */
export const lateWatch: Situation = {
  map: [
    ['wheelchair.1', 'v', 3, 0],
    ['records', 'h', 4, 0],
    ['chapel', 'h', 1, 1],
    ['dark.1', 'h', 5, 1],
    ['knucklebone.1', 'v', 7, 0],
    ['tin-saint.1', 'v', 2, 2, [0]],
    ['day-room', 'h', 3, 2],
    ['stopped-watch.1', 'h', 5, 2],
    ['hand-mirror.1', 'h', 7, 2],
    ['linen-store', 'h', 0, 3],
    ['felt-slippers.1', 'v', 4, 3],
    ['hydrotherapy', 'h', 5, 3],
    ['dark.2', 'h', 7, 3],
    ['dark.3', 'h', 2, 4],
    ['case-file.1', 'v', 6, 4],
  ],
  players: [
    {
      at: [4, 4],
      items: ['storm-lantern.1', 'night-key.1', 'music-box.1'],
      actions: ['hold-the-door.1'],
      claimed: ['music-box'],
      things: ['tin-saint', 'hooked-cane'],
      hallucinations: ['confusion.1', 'the-long-turn'],
    },
    {
      at: [3, 2],
      items: ['hooked-cane.1', 'wheelchair.2'],
      actions: ['run-for-it.1'],
      things: ['night-key', 'case-file', 'hand-mirror'],
      hallucinations: ['cold-fingers'],
    },
    {
      at: [1, 1],
      items: ['smelling-salts.1', 'brass-bell.1', 'case-file.2'],
      actions: ['run-for-it.2'],
      claimed: ['smelling-salts', 'brass-bell'],
      things: ['stopped-watch'],
    },
    {
      at: [7, 2],
      items: ['storm-lantern.2', 'knucklebone.2'],
      actions: ['sleight-of-hand.1'],
      claimed: ['storm-lantern'],
      things: ['felt-slippers', 'wheelchair'],
    },
  ],
  monsters: [
    [5, 1],
    [2, 4],
    [6, 2],
  ],
  bottom: ['brass-bell.2', 'dark.4'],
  dice: [5, 2, 4],
  taken: 5,
  ap: 3,
  mp: 2,
};

/** A co-operative match of two: one of the five common Safe Things is claimed. */
export const together: Situation = {
  map: [
    ['dispensary', 'h', 0, 0],
    ['wheelchair.1', 'h', 2, 0],
    ['ward-nine', 'h', 4, 0],
    ['dark.1', 'v', 6, 0],
    ['stopped-watch.1', 'v', 1, 1],
    ['visiting-room', 'h', 2, 2],
  ],
  players: [
    { at: [2, 0], items: ['night-key.1', 'tin-saint.1'], actions: ['shove-it-back.1'], things: ['brass-bell'] },
    { at: [4, 0], items: ['brass-bell.1', 'hooked-cane.1'], hallucinations: ['moths'] },
  ],
  common: ['night-key', 'music-box', 'stopped-watch', 'case-file', 'felt-slippers'],
  commonClaimed: ['night-key'],
  monsters: [[6, 0]],
  dice: [4, 4, 1],
  taken: 4,
  ap: 2,
  mp: 5,
};

/** The solo game: one person plays both halves. */
export const alone: Situation = {
  map: together.map,
  players: [
    { at: [0, 0], items: ['knucklebone.1', 'storm-lantern.1'], hallucinations: ['white-noise'] },
    { at: [2, 2], items: ['hand-mirror.1'], actions: ['follow-the-wall.1'] },
  ],
  common: ['night-key', 'music-box', 'stopped-watch', 'case-file', 'felt-slippers'],
  monsters: [[6, 0]],
  dice: [3, 6, 1],
  ap: 3,
  taken: 3,
};

/** Ada is in a Dark Hallway, with everything that she needs for an escape. */
export const atTheDoor: Situation = {
  map: [
    ['boiler-room', 'h', 0, 0],
    ['wheelchair.1', 'h', 2, 0],
    ['dark.1', 'h', 4, 0],
  ],
  players: [
    {
      at: [4, 0],
      claimed: ['night-key', 'felt-slippers', 'case-file'],
      items: ['night-key.1', 'felt-slippers.1', 'case-file.1', 'hooked-cane.1', 'hooked-cane.2', 'night-key.2'],
    },
  ],
  ap: 1,
};

/** The position `atTheDoor`, but Bruno is in the Dark Hallway instead of Ada, and it is his turn. */
export const anotherAtTheDoor: Situation = {
  map: atTheDoor.map,
  players: [{ at: [2, 0] }, ...(atTheDoor.players ?? [])],
  active: 1,
  ap: 1,
};

/** All common Safe Things are claimed, one player has escaped, and Ada only has to escape. */
export const theLastOne: Situation = {
  ...together,
  commonClaimed: ['night-key', 'music-box', 'stopped-watch', 'case-file', 'felt-slippers'],
  players: [{ at: [6, 0] }, { escaped: true }],
};

/** Both halves are in a Dark Hallway, and all common Safe Things are claimed. */
export const bothHalves: Situation = { ...theLastOne, players: [{ at: [6, 0] }, { at: [6, 0] }], ap: 1 };

/** A turn begins, and the deck is empty. */
export const lastCandle: Situation = { map: atTheDoor.map, phase: 'turn', deck: [] };

/** All four players and all three monsters in one narrow corridor. */
export const crowd: Situation = {
  ...lateWatch,
  players: (lateWatch.players ?? []).map((player) => ({ ...player, at: [4, 4] })),
  monsters: [
    [4, 4],
    [4, 4],
    [4, 4],
  ],
};

/** Very many cards, and most of the Hallucinations. */
export const handful: Situation = {
  map: lateWatch.map,
  players: [
    {
      at: [4, 4],
      items: [
        'storm-lantern.1',
        'night-key.1',
        'music-box.1',
        'hooked-cane.1',
        'hooked-cane.2',
        'wheelchair.2',
        'smelling-salts.1',
        'smelling-salts.2',
        'brass-bell.1',
        'case-file.2',
        'stopped-watch.2',
        'felt-slippers.2',
      ],
      actions: ['hold-the-door.1', 'run-for-it.1', 'sleight-of-hand.1', 'shove-it-back.1'],
      claimed: ['music-box', 'night-key'],
      things: ['hooked-cane'],
      hallucinations: [
        'confusion.1',
        'the-long-turn',
        'cold-fingers',
        'moths',
        'white-noise',
        'buried-hands',
        'leaden-legs',
        'someone-calls',
      ],
    },
  ],
  dice: [6, 2, 4],
  taken: 6,
  ap: 6,
  mp: 2,
};

/** A map with all Rooms, all Dark Hallways and many other cards. */
export const wholeHouse: Situation = {
  map: [
    ...Array.from({ length: 9 }, (_, i) => [`dark.${i + 1}`, 'h', 0, i]),
    ...[
      'chapel',
      'day-room',
      'records',
      'linen-store',
      'hydrotherapy',
      'ward-nine',
      'dispensary',
      'boiler-room',
      'visiting-room',
    ].map((id, i) => [id, 'h', 2, i]),
    ...[
      'wheelchair',
      'knucklebone',
      'brass-bell',
      'tin-saint',
      'storm-lantern',
      'music-box',
      'stopped-watch',
      'smelling-salts',
      'hand-mirror',
    ].flatMap((kind, i) => [
      [`${kind}.1`, 'h', 4, i],
      [`${kind}.2`, 'h', 6, i],
    ]),
  ] as unknown as Situation['map'],
  players: [{ at: [4, 4] }, { at: [2, 0] }, { at: [7, 8] }, { at: [4, 0] }],
  monsters: [
    [0, 0],
    [0, 4],
    [0, 8],
  ],
  ap: 4,
  mp: 1,
};
