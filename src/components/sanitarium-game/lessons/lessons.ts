// The lessons of Sanitarium.
import type { Situation } from '../../../engine/games/sanitarium/state/situation.js';
import type { Lesson } from '../../game/lessons/lesson.js';

const sanitarium = { game: 'sanitarium', seats: 2, eyes: 0 } as const;
/** The dice of the lesson in which the learner takes the 5. */
const fiveTaken = { dice: [2, 4, 5], taken: 5 } as const;

export const lessons: readonly (Lesson & { readonly situation: Situation })[] = [
  {
    ...sanitarium,
    id: 'dark',
    situation: { map: [['chapel', 'h', 0, 0]], phase: 'turn' },
    faces: [
      { deck: 'sanitarium', card: 'wheelchair.1' },
      { die: 'd6', face: 2 },
      { die: 'd6', face: 4 },
      { die: 'd6', face: 5 },
    ],
    steps: [{ choose: 'place:h:2:0', any: 'place:', expect: { events: ['SAN-EXP-03', 'SAN-TURN-04'] } }],
  },
  {
    ...sanitarium,
    id: 'dice',
    situation: {
      map: [
        ['chapel', 'h', 0, 0],
        ['wheelchair.1', 'h', 2, 0],
      ],
      phase: 'dice',
      players: [{ at: [0, 0] }],
    },
    faces: [
      { die: 'd6', face: 2 },
      { die: 'd6', face: 4 },
      { die: 'd6', face: 5 },
    ],
    steps: [{ choose: 'die:5', expect: { state: { turn: { ap: 5, mp: 2 } } } }],
  },
  {
    ...sanitarium,
    id: 'search',
    situation: {
      map: [
        ['chapel', 'h', 0, 0],
        ['night-key.1', 'h', 2, 0],
      ],
      ap: 5,
      ...fiveTaken,
      players: [{ at: [0, 0], things: ['night-key'] }],
    },
    faces: [{ deck: 'sanitarium', card: 'hooked-cane.1' }],
    steps: [
      { choose: 'move:2', expect: { state: { turn: { ap: 4 } } } },
      { choose: 'search', expect: { events: [{ type: 'searched', card: 'night-key.1' }] } },
      { choose: 'take', expect: { events: [{ type: 'gained-item', card: 'night-key.1' }] } },
      { choose: 'claim:night-key.1', expect: { events: [{ type: 'claimed', kind: 'night-key' }] } },
    ],
  },
  {
    ...sanitarium,
    id: 'explore',
    anew: true,
    situation: {
      map: [
        ['chapel', 'h', 0, 0],
        ['wheelchair.1', 'h', 2, 0],
      ],
      ap: 2,
      ...fiveTaken,
      players: [{ at: [3, 0] }],
    },
    faces: [{ deck: 'sanitarium', card: 'dark.1' }],
    steps: [{ choose: 'explore' }, { choose: 'place:h:4:0', any: 'place:', expect: { events: ['SAN-EXP-04'] } }],
  },
  {
    ...sanitarium,
    id: 'safety',
    situation: {
      map: [
        ['chapel', 'h', 0, 0],
        ['wheelchair.1', 'h', 2, 0],
        ['dark.1', 'h', 4, 0],
      ],
      ap: 1,
      ...fiveTaken,
      players: [{ at: [2, 0] }, { at: [4, 0] }],
      monsters: [[3, 0]],
    },
    steps: [{ choose: 'move:0', expect: { never: [{ type: 'horror' }] } }],
  },
  {
    ...sanitarium,
    id: 'monsters',
    situation: {
      map: [
        ['chapel', 'h', 0, 0],
        ['wheelchair.1', 'h', 2, 0],
        ['hooked-cane.1', 'h', 4, 0],
      ],
      phase: 'monsters',
      mp: 1,
      players: [{ at: [0, 0] }, { at: [4, 0] }],
      monsters: [[3, 0]],
    },
    faces: [{ die: 'd6', face: 6 }],
    steps: [
      {
        choose: 'push:0:4',
        expect: {
          events: [
            { type: 'horror', player: 1 },
            { type: 'suffered', player: 1 },
          ],
        },
      },
    ],
  },
  {
    ...sanitarium,
    id: 'escape',
    anew: true,
    situation: {
      map: [
        ['boiler-room', 'h', 0, 0],
        ['dark.1', 'h', 2, 0],
      ],
      ap: 1,
      ...fiveTaken,
      players: [
        {
          at: [2, 0],
          claimed: ['night-key', 'felt-slippers', 'case-file'],
          items: ['night-key.1', 'felt-slippers.1', 'case-file.1', 'hooked-cane.1', 'hooked-cane.2'],
        },
      ],
    },
    steps: [{ choose: 'escape' }, { choose: 'pay:hooked-cane.1', any: 'pay:', expect: { outcome: { winners: [0] } } }],
  },
];
