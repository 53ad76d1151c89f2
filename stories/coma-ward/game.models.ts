// The positions of the stories of <coma-ward-game>.
import type { Json } from '../../src/engine/kernel/index.js';

/** The second Floor of a Prologue with two Clues. */
export const discovered: Json = {
  act: 'prologue',
  players: [
    {
      neurosis: 'sleepwalking',
      quirk: 'first-foot',
      at: '2:3,2',
      health: 4,
      terror: 2,
      items: ['flashlight.1', 'soup.1', 'bathrobe.1'],
    },
    { neurosis: 'collector', at: '2:5,1', health: 5, terror: 4, items: ['painkillers.1'] },
    { neurosis: 'short-fuse', at: '1:3,2', health: 2, terror: 5 },
  ],
  rooms: {
    '2:1,0': { card: 'waiting-room', rummaged: 1 },
    '2:3,0': { card: 'sleep-laboratory' },
    '2:6,2': { card: 'mirror-ward' },
    '2:3,4': { card: 'pharmacy', lock: 2 },
  },
  rummages: 1,
  clues: [
    { card: 'wristband.1', kind: 'A', at: '2:1,0' },
    { card: 'recording.2', kind: 'C', at: '2:3,0' },
  ],
  dropped: { '2:3,1': ['broom.1'] },
  shadows: ['2:1,3'],
};

/** A patient in terror, who will see things when rummaging. */
export const frightened: Json = {
  act: 'prologue',
  players: [{ neurosis: 'sleepwalking', terror: 6 }, { neurosis: 'collector' }],
};

/** Both dice fail, and the wheelchair comes round the corner. */
export const fails: readonly Json[] = [
  { die: 'suspense', face: 1 },
  { die: 'suspense', face: 2 },
  { deck: 'hallucinations', card: 'empty-chair.a' },
];

/** Two armed players in one Space. */
export const armed: Json = {
  act: 'prologue',
  players: [
    { neurosis: 'short-fuse', items: ['fire-axe.1', 'reflex-hammer.1'] },
    { neurosis: 'collector', items: ['broom.1'] },
  ],
};

/** The third Clue is found, and the envelope is opened: Night Shift. */
export const opening: Json = {
  begin: 'open-phenomenon',
  narrator: 0,
  players: [
    { neurosis: 'sleepwalking', at: '2:3,2' },
    { neurosis: 'collector', at: '2:1,0' },
  ],
  rooms: { '2:1,0': { card: 'waiting-room' }, '1:1,0': { card: 'archive' }, '2:3,4': { card: 'pharmacy' } },
  clues: [
    { card: 'wristband.1', kind: 'A', at: '2:1,0' },
    { card: 'chart.1', kind: 'B', at: '1:1,0' },
    { card: 'recording.1', kind: 'C', at: '2:3,4' },
  ],
};

/** In the Blackout, the last player who lives is alone, with all the Terror and 1 Health. */
export const lastTurn: Json = {
  act: 'phenomenon',
  phenomenon: 'P08',
  isIsolating: true,
  players: [
    { neurosis: 'clean-hands', health: 1, terror: 6 },
    { neurosis: 'collector', alive: false },
  ],
};
