// Examples for stories and tests of <rules-example>.
import type { Example } from '../../src/engine/table/example.js';

const map = [
  ['chapel', 'h', 0, 0],
  ['wheelchair.1', 'h', 2, 0],
  ['tin-saint.1', 'h', 4, 0],
  ['dark.1', 'h', 6, 0],
];
const thrown = (...faces: readonly number[]): unknown => faces.map((face) => ({ die: 'd6', face }));

export const dice = {
  game: 'sanitarium',
  seats: ['Ida', 'Rufus'],
  situation: { map, phase: 'dice' },
  faces: thrown(3, 3, 6, 2),
  say: 'A pair of threes, and a six.',
  steps: [
    {
      choose: 'die:6',
      say: 'Six points, and a Horror Roll.',
      expect: { events: ['SAN-TURN-08'], state: { turn: { ap: 6, mp: 0 } } },
    },
    { choose: 'move:2', say: 'She goes.' },
  ],
} satisfies Example;

export const wordy: Example = {
  ...dice,
  say: 'Ida has thrown a pair of threes and a six, late on a night on which nobody has found a light, and whichever of them she takes, the two that she leaves go to the monsters.',
  steps: [
    {
      choose: 'die:6',
      say: 'She takes the six: six points to walk, to search and to explore with. But two equal dice are left, so she is frightened before she has done anything at all. An institution would call that a Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsangehörigenfragebogenauswertung, and file it.',
    },
  ],
};

export const outside: Example = {
  game: 'sanitarium',
  seats: 2,
  situation: {
    map,
    players: [
      {
        at: [6, 0],
        claimed: ['brass-bell', 'knucklebone', 'music-box', 'hand-mirror'],
        items: ['brass-bell.1', 'knucklebone.1', 'music-box.1', 'hand-mirror.1', 'night-key.1'],
      },
    ],
  },
  steps: [{ choose: 'escape', expect: { outcome: { winners: [0] } } }],
};

export const everythingAtOnce: Example = {
  game: 'sanitarium',
  seats: 3,
  options: { mode: 'cooperative' },
  situation: {
    map,
    ap: 1,
    mp: 2,
    players: [{ at: [0, 0] }, { at: [5, 0] }, { at: [0, 0] }],
    monsters: [
      [3, 0],
      [4, 0],
    ],
  },
  steps: ['end'],
};

export const companion: Example = {
  game: 'sanitarium',
  seats: 2,
  situation: { map, ap: 2, monsters: [[2, 0]], players: [{ at: [2, 0] }, { at: [2, 0] }] },
  say: 'As long as both stay, neither has anything to fear.',
  expect: { never: [{ type: 'horror' }] },
};

export const unknownOption: Example = { ...dice, faces: thrown(2, 4, 5), steps: ['die:7'] };

export const wrongClaim: Example = {
  ...dice,
  faces: thrown(2, 4, 5),
  steps: [{ choose: 'die:5', expect: { state: { turn: { mp: 3 } } } }],
};
