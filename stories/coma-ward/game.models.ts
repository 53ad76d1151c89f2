// The positions of the stories of <coma-ward-game>.
import type { Json } from '../../src/engine/kernel/index.js';

/** The second Floor of a Prologue with two Clues. */
export const discovered: Json = {
  act: 'prologue',
  players: [
    { neurosis: 'sleepwalking', at: '2:3,2', health: 4, terror: 2, items: ['flashlight.1', 'soup.1', 'bathrobe.1'] },
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

/** The Narrator reads, and the player chooses. */
export const reading: Json = {
  act: 'prologue',
  players: [{ neurosis: 'sleepwalking', terror: 5 }, { neurosis: 'collector' }],
};

export const struck: Json = {
  act: 'prologue',
  active: 1,
  players: [
    { neurosis: 'sleepwalking', items: ['fire-axe.1'] },
    { neurosis: 'short-fuse', health: 3 },
  ],
};

/** The last turn of Night Shift. */
export const lastTurn: Json = {
  act: 'phenomenon',
  phenomenon: 'P01',
  round: 9,
  first: 1,
  active: 0,
  players: [{ neurosis: 'bolted-doors' }, { neurosis: 'collector' }],
};
